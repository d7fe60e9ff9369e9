import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { copyOf, template } from './database';
import { load } from './load';
import { median } from './measure';
import { type Options, progress } from './options';
import { KEYS } from './seed';
import { atRest, freePort } from './server-process';
import { startService } from './sides';

export interface ScaleOut {
  title: string;
  perSecond: number;
  /** Every process refused a revoked key with its next request. */
  refusesAtOnce: boolean;
}

const request = { method: 'GET', path: '/api/v1/portfolio/company-7', key: KEYS.firm };

/** Hands connections to the ports in turn. */
async function balancer(ports: readonly number[]) {
  let turn = 0;
  const server = createServer((client) => {
    const upstream = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1');
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, stop: () => server.close() };
}

async function statusOf(port: number): Promise<number> {
  const headers = { Authorization: `Bearer ${request.key}` };
  return (await fetch(`http://127.0.0.1:${port}${request.path}`, { headers })).status;
}

/** Revokes the key behind the processes' backs and looks what each of them answers next. */
async function refusesAtOnce(url: string, ports: readonly number[]): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const known = await Promise.all(ports.map(statusOf));
  await sql`update api_keys set revoked_at = now() where id = 'k-firm'`;
  const refused = await Promise.all(ports.map(statusOf));
  await sql`update api_keys set revoked_at = null where id = 'k-firm'`;
  await sql.end();
  return known.every((status) => status === 200) && refused.every((status) => status === 401);
}

async function rate(port: number, { rounds, seconds }: Options): Promise<number> {
  const rates: number[] = [];
  for (let i = -1; i < rounds; i += 1) {
    const { perSecond, statuses } = await load(port, {
      connections: 64,
      seconds,
      next: () => request,
    });
    if (Object.keys(statuses).some((status) => status !== '200'))
      throw new Error('Not all were 200.');
    if (i >= 0) rates.push(perSecond);
  }
  return median(rates);
}

async function services(
  title: string,
  count: number,
  env: [string, Record<string, string>],
  database: string,
  options: Options,
): Promise<ScaleOut> {
  const running = [];
  for (let i = 0; i < count; i += 1) running.push(await startService(...env));
  for (const { pid } of running) await atRest(pid);
  const ports = running.map(({ port }) => port);
  const front = await balancer(ports);
  try {
    const perSecond = await rate(front.port, options);
    const result = { title, perSecond, refusesAtOnce: await refusesAtOnce(database, ports) };
    progress(
      `${title}: ${perSecond.toFixed(0)}/s, revoked key refused at once: ${result.refusesAtOnce}`,
    );
    return result;
  } finally {
    front.stop();
    for (const server of running) await server.stop();
  }
}

const PGBOUNCER = '/usr/sbin/pgbouncer';

/** pgbouncer in transaction mode before a database; undefined where it is not installed. */
async function startPgbouncer(url: string) {
  if (!existsSync(PGBOUNCER)) return undefined;
  const { hostname, port, pathname, username } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'fund-bench-pgbouncer-'));
  const listen = await freePort();
  const name = pathname.slice(1);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]\n${name} = host=${hostname} port=${port || '5432'} dbname=${name} user=${username || 'postgres'}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${listen}\nunix_socket_dir =\nauth_type = any\npool_mode = transaction\ndefault_pool_size = 10\nmax_client_conn = 200\nignore_startup_parameters = extra_float_digits\n`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PGBOUNCER, [...asUser, file], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(listen);
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  };
  return { url: through.href, stop };
}

/** One process, two behind a balancer, and one behind pgbouncer, on one PostgreSQL. */
export async function scaleOut(options: Options): Promise<ScaleOut[]> {
  const { url, drop } = await copyOf(await template(10_000));
  const results: ScaleOut[] = [];
  try {
    results.push(await services('one process', 1, [url, {}], url, options));
    results.push(await services('two processes', 2, [url, {}], url, options));
    const bouncer = await startPgbouncer(url);
    if (bouncer) {
      const env: [string, Record<string, string>] = [bouncer.url, { DATABASE_PREPARE: '0' }];
      results.push(await services('one behind pgbouncer, transaction mode', 1, env, url, options));
      bouncer.stop();
    }
    return results;
  } finally {
    await drop();
  }
}
