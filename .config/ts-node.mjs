// Lets Node run the TypeScript sources: `node --import=./.config/ts-node.mjs cli.ts`.
import { register } from 'node:module';

register('ts-node/esm/transpile-only', import.meta.url);
