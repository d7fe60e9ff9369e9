import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

// Whoever read this may be gone: that ends neither a build, nor what it is for.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const SERVER_SOURCES = ['server', 'db', 'package-lock.json', 'tsconfig.json', 'scripts'];
const PAGE_SOURCES = [
  ...SERVER_SOURCES,
  'app',
  'public',
  'next.config.mjs',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
  'postcss.config.mjs',
];
const SOURCE_FILE = /\.(ts|tsx|mjs|css|json|sql|svg|png|ico|woff2)$/;

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const entry of readdirSync(path).sort()) yield* filesUnder(join(path, entry));
}

function fingerprint(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of filesUnder(source)) {
      if (!SOURCE_FILE.test(file) || file.endsWith('.test.ts')) continue;
      hash.update(file).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

async function buildServer() {
  const entries = { main: 'server/main.ts' };
  for (const file of readdirSync('server/cli')) {
    if (file.endsWith('.ts')) entries[`cli/${file.slice(0, -3)}`] = `server/cli/${file}`;
  }
  for (const entry of readdirSync('dist')) {
    if (entry !== '.building') rmSync(join('dist', entry), { recursive: true });
  }
  await build({
    entryPoints: entries,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Packages go into the bundle, since reading their thousand files was most of a start. These
    // bring files of their own.
    external: ['next', '@electric-sql/pglite', 'fs-native-extensions'],
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
    alias: { '@': process.cwd() },
    sourcemap: true,
    logLevel: 'warning',
  });
}

/**
 * Runs a child to its end; a signal to us ends it too, so that nothing is left behind. What cannot
 * be caught leaves it, so it holds the lock as well: nobody builds beside it.
 */
function run(command, args, lock) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit', lock],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    const stop = () => {
      child.once('exit', () => process.exit(0));
      child.kill('SIGTERM');
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.removeListener('SIGTERM', stop);
      process.removeListener('SIGINT', stop);
      if (code === 0) resolve();
      else reject(new Error(`${args.join(' ')} ended with ${code}`));
    });
  });
}

async function buildPages(lock) {
  process.stdout.write('Building the pages (once, until a source changes)…\n');
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], lock);
}

const SERVER = { stamp: 'dist/server.stamp', sources: SERVER_SOURCES, make: buildServer };
const PAGES = { stamp: '.next/pages.stamp', sources: PAGE_SOURCES, make: buildPages };

const isFresh = ({ stamp, sources }) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources);

async function renew({ stamp, sources, make }, lock) {
  // Taken first: of what changes meanwhile nobody knows whether it is in.
  const value = fingerprint(sources);
  // A build that is cut short leaves files that no stamp may vouch for.
  rmSync(stamp, { force: true });
  await make(lock);
  writeFileSync(stamp, value);
}

const LOCK = 'dist/.building';
const WAIT_MS = 500;

/**
 * Takes the lock of those who build, if it is free. The kernel keeps it on the open file, so it
 * ends with its holder; that the file stands there, and what it says, means nothing.
 * @returns the open file, or undefined while another holds it
 */
async function tryToLock() {
  const { tryLock } = await import('fs-native-extensions').catch(() => ({}));
  const descriptor = openSync(LOCK, 'a+');
  if (!canLock(tryLock, descriptor)) return void closeSync(descriptor);
  // For the message of those who wait.
  ftruncateSync(descriptor);
  writeSync(descriptor, String(process.pid));
  return descriptor;
}

function canLock(tryLock, descriptor) {
  try {
    return tryLock(descriptor);
  } catch {
    // The system or its disk has no such locks; most likely nobody else builds.
    return true;
  }
}

/** @throws what the system says where nothing can be made in the folder */
function requireWritable(folder) {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK | constants.X_OK);
}

async function buildAlone(parts) {
  let told = false;
  for (;;) {
    const stale = parts.filter((part) => !isFresh(part));
    if (stale.length === 0) return;
    for (const { stamp } of [SERVER, ...stale]) requireWritable(dirname(stamp));
    const lock = await tryToLock();
    if (lock !== undefined) {
      try {
        // Whoever held it until now may have built some of it.
        for (const part of stale) if (!isFresh(part)) await renew(part, lock);
      } finally {
        closeSync(lock);
      }
      return;
    }
    if (!told) {
      process.stderr.write(
        `Waiting for process ${readFileSync(LOCK, 'utf8')}, which is building in this folder…\n`,
      );
      told = true;
    }
    await new Promise((done) => setTimeout(done, WAIT_MS));
  }
}

const UNWRITABLE = new Set(['EACCES', 'EDQUOT', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']);

/**
 * Builds what the sources have outgrown, one process at a time: the server and its command-line
 * tools into dist/, and with `pages` the pages into .next/. Where all is built, nothing is written.
 */
export async function ensureBuilt({ pages }) {
  try {
    await buildAlone(pages ? [SERVER, PAGES] : [SERVER]);
  } catch (error) {
    if (!UNWRITABLE.has(error.code)) throw error;
    process.stderr.write(
      `The sources must be built first (npm run build), and ${process.cwd()} cannot be written. ${error.message}\n`,
    );
    process.exit(1);
  }
}
