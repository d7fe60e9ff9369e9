import type { Caller, Callers } from '../callers';
import { randomOf } from '../random';

/** Asks that tell too much to be shown to investors. */
const CONFIDENTIAL = ['pivot with under a year of cash', 'buy small sustainable brands'];

async function workThrough(caller: Caller): Promise<void> {
  const { items } = await caller.asks.list({ limit: 200 });
  for (const { id, title, publishedAt } of items) {
    const random = randomOf('ask', title);
    if (CONFIDENTIAL.some((words) => title.includes(words))) {
      await caller.asks.patch({ id, hidden: true });
    } else if (random.chance(0.15)) {
      await caller.asks.patch({ id, status: 'RESOLVED' });
    } else if (publishedAt === null && random.chance(0.4)) {
      await caller.asks.publish({ id });
    }
  }
}

/** Does what people do with asks: resolves some, hides few, publishes some that were found in prose. */
export async function fillAsks(callers: Callers): Promise<void> {
  await workThrough(callers.manager);
  await workThrough(callers.kestrel);
}
