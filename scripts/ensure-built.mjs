import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

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

const isFresh = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value;

function writeStamp(stamp, value) {
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, value);
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

/** Runs a child to its end; a signal to us ends it too, so that nothing is left behind. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
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

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Lets one process at a time build; the lock of a dead one is taken over. */
async function alone(work) {
  const lock = 'dist/.building';
  for (;;) {
    mkdirSync('dist', { recursive: true });
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
      if (holder > 0 && !isRunning(holder)) rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Builds what the sources have outgrown: the server and its command-line tools into dist/, and
 * with `pages` the pages into .next/.
 */
export const ensureBuilt = (wanted) => alone(() => buildStale(wanted));

async function buildStale({ pages }) {
  const server = fingerprint(SERVER_SOURCES);
  if (!isFresh('dist/server.stamp', server)) {
    await buildServer();
    writeStamp('dist/server.stamp', server);
  }
  if (!pages) return;
  const all = fingerprint(PAGE_SOURCES);
  const stamp = '.next/pages.stamp';
  if (isFresh(stamp, all)) return;
  process.stdout.write('Building the pages (once, until a source changes)…\n');
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build']);
  writeFileSync(stamp, all);
}
