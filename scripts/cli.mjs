import { existsSync } from 'node:fs';
import { ensureBuilt } from './ensure-built.mjs';

// node scripts/cli.mjs TOOL ARGS…: runs a command-line tool of server/cli.
const [tool, ...args] = process.argv.slice(2);
await ensureBuilt({ pages: false });
const file = new URL(`../dist/cli/${tool}.mjs`, import.meta.url);
if (!existsSync(file)) {
  process.stderr.write(`There is no tool "${tool}".\n`);
  process.exit(2);
}
process.argv = [process.argv[0], file.pathname, ...args];
await import(file.href);
