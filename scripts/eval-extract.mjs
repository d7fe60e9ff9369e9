import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// npm run eval:extract [-- --faults]: measures the extraction on the labelled updates of tests/corpus.
// The bundle lies under node_modules so that packages are found from it.
const folder = mkdtempSync('node_modules/.eval-');
try {
  const outfile = join(folder, 'report.mjs');
  await build({
    entryPoints: ['tests/corpus/report.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { '@': process.cwd() },
    logLevel: 'warning',
  });
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
