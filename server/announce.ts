import type { AddressInfo } from 'node:net';
import { env } from './env';

/** How to get into the demo data. */
export interface DemoAccess {
  email: string;
  password: string;
  apiKey: string;
}

/** Prints where the service listens, with demo data how to try it, without users how to begin. */
export function announce(
  address: AddressInfo,
  { demo, setup }: { demo: DemoAccess | null; setup: string | null },
): void {
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  const local = host === '0.0.0.0' || host === '[::]' ? 'localhost' : host;
  const origin = `http://${local}:${address.port}`;
  const lines = [`Fund Portfolio Data Service listens on ${origin}`];
  if (env().DATABASE_URL === undefined) lines.push(`  data folder  ${env().DATA_DIR} (embedded)`);
  if (demo) {
    lines.push(
      `  demo login   ${demo.email} / ${demo.password}`,
      `  demo key     ${demo.apiKey}`,
      '  try it:',
      `    curl -H "Authorization: Bearer ${demo.apiKey}" ${origin}/api/v1/vehicles`,
    );
  }
  if (setup !== null) lines.push(`  first setup  ${origin}/setup/${setup}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
