import { isDeepStrictEqual } from 'node:util';
import type { Sent } from './load';
import type { Side } from './sides';
import type { Workload } from './workloads';

async function ask(port: number, { method, path, key, body }: Sent) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const parsed: unknown = JSON.parse(await response.text());
  return { status: response.status, body: parsed };
}

const MADE_ANEW = new Set(['id', 'createdAt', 'updatedAt', 'computedAt', 'asOf']);

/** A written row differs in what the server makes up. */
const comparable = (workload: Workload, body: unknown): unknown =>
  workload.kind === 'write'
    ? JSON.parse(
        JSON.stringify(body, (name, value: unknown) => (MADE_ANEW.has(name) ? undefined : value)),
      )
    : body;

/** @throws if a server answers a workload otherwise than the first one does */
export async function checkBodies(workload: Workload, sides: readonly Side[]): Promise<void> {
  const answers = [];
  for (const { name, server } of sides) {
    const answer = await ask(server.port, workload.request(7));
    if (!workload.status.includes(answer.status)) {
      throw new Error(`${name} answers ${answer.status} to "${workload.title}".`);
    }
    answers.push({ name, body: comparable(workload, answer.body) });
  }
  const [first, ...others] = answers;
  if (workload.kind === 'bulk') return;
  for (const other of others) {
    if (isDeepStrictEqual(other.body, first?.body)) continue;
    const texts = [first?.body, other.body].map((body) => JSON.stringify(body).slice(0, 1500));
    throw new Error(
      `"${workload.title}": ${first?.name} and ${other.name} differ:\n${texts.join('\n')}`,
    );
  }
}
