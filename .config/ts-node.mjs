// Lets Node run the TypeScript sources: `node --import=./.config/ts-node.mjs cli.ts`.
import { register } from 'node:module';

register('./transpiled.mjs', import.meta.url);
