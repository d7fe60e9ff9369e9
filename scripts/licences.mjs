import { existsSync, readFileSync } from 'node:fs';

// npm run licences [-- --all]: licences of the locked packages that npm installs, counted; with
// --all one line per package. Ends with 1 where a package has no licence or an unknown one.
const KNOWN =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|PostgreSQL|OFL-1\.1|Python-2\.0|MPL-2\.0|Zlib|WTFPL|LGPL-3\.0-or-later|Unicode-[\w.-]+)\b/;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const entries = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));

/** As installed, else as locked: an optional package of another system is locked alone. */
function licenceOf(path, { license }) {
  const file = `${path}/package.json`;
  if (!existsSync(file)) return license ?? 'not told (for another system)';
  const { license: own = license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  const named = own ?? licenses?.map(({ type }) => type).join(' OR ');
  return (typeof named === 'object' ? named?.type : named) ?? 'not told';
}

const rows = entries.map(([path, entry]) => ({
  name: `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${entry.version}`,
  licence: licenceOf(path, entry),
  dev: Boolean(entry.dev || entry.devOptional),
  script: Boolean(entry.hasInstallScript),
  installed: existsSync(path),
}));

if (process.argv.includes('--all')) {
  for (const { name, licence } of rows) process.stdout.write(`${name}  ${licence}\n`);
}
const counts = new Map();
for (const { licence } of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1);
for (const [licence, n] of [...counts].sort(([, a], [, b]) => b - a)) {
  process.stdout.write(`${String(n).padStart(5)}  ${licence}\n`);
}
const run = rows.filter(({ dev }) => !dev).length;
const installed = rows.filter((row) => row.installed).length;
process.stdout.write(
  `${rows.length} packages locked, ${installed} installed here, ${run} of all to run, the others to build and test\n`,
);
const scripts = rows.filter(({ script }) => script).map(({ name }) => name);
process.stdout.write(`with install scripts: ${scripts.join(', ') || 'none'}\n`);
// What is not installed has its licence in the lockfile or nowhere near; its siblings here tell it.
const unclear = rows.filter(({ licence, installed: here }) => here && !KNOWN.test(licence));
for (const { name, licence } of unclear) process.stderr.write(`look at ${name}: ${licence}\n`);
// Not process.exit(): what a pipe has not taken yet would be lost.
process.exitCode = unclear.length > 0 ? 1 : 0;
