import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ensureBuilt } from './ensure-built.mjs';

// npm run bench [-- --quick] [--only a,b]: the service beside a hand-written server; see bench/.
// The bundles lie under node_modules so that packages are found from there.
await ensureBuilt({ pages: !process.argv.some((arg) => arg.startsWith('--only')) });
const folder = mkdtempSync('node_modules/.bench-');
try {
  await build({
    entryPoints: { main: 'bench/main.ts', floor: 'bench/floor/server.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { '@': process.cwd() },
    logLevel: 'warning',
  });
  await import(pathToFileURL(join(folder, 'main.mjs')).href);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
