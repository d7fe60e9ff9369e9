import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** A server in a process of its own. */
export interface Running {
  port: number;
  pid: number;
  /** Seconds from the start of the process until it answered as ready. */
  readyAfter: number;
  stop: () => Promise<void>;
}

/** A port that nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

interface Start {
  args: string[];
  env: Record<string, string>;
  /** The path that answers 200 when the server is ready. */
  ready: string;
  /** Seconds until it must be. */
  patience?: number;
}

/** Starts a Node process that listens on PORT and waits until it is ready. */
export async function startServer({ args, env, ready, patience = 60 }: Start): Promise<Running> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`A server ended at once: ${errors}`);
    const answer = await fetch(`http://127.0.0.1:${port}${ready}`).catch(() => undefined);
    if (answer?.ok) break;
    if (performance.now() - startedAt > patience * 1000)
      throw new Error(`No server came up: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const readyAfter = (performance.now() - startedAt) / 1000;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  return { port, pid: child.pid ?? 0, readyAfter, stop };
}

/** Processor seconds that a process has used so far (Linux; clock ticks of 10 ms). */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Waits until a process has come to rest: servers load more after they are ready. */
export async function atRest(pid: number): Promise<void> {
  for (let looks = 0; looks < 40; looks += 1) {
    const before = processorSeconds(pid);
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (processorSeconds(pid) - before < 0.03) return;
  }
}

/** Lets the kernel count a process's peak memory afresh. */
export const resetPeakMemory = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** Peak resident memory of a process in MB. */
export function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
