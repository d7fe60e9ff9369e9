import { setTimeout as sleep } from 'node:timers/promises';

export const ITEMS = 25;

/** What a load has sent: the names of its batches, and those whose answer came. */
export interface Load {
  sent: string[];
  acknowledged: string[];
  /** Answers that were neither 200 nor 503. */
  strange: string[];
  /** Resolves when every client has given up. */
  ended: Promise<void>;
  /** Resolves once so many batches are acknowledged. */
  reached(count: number): Promise<void>;
  stop(): void;
}

const batch = (name: string) => ({
  items: Array.from({ length: ITEMS }, (_, i) => ({
    companySlug: 'widgets',
    url: `https://news.example/${name}/${i}`,
    title: `Widgets ${name}`,
    publishedAt: '2026-01-01',
  })),
});

/** Clients that send batches of stories, one after the other, until the server is gone. */
export function startBulkLoad(origin: string, key: string, prefix: string, clients = 4): Load {
  const load = { sent: [] as string[], acknowledged: [] as string[], strange: [] as string[] };
  let running = true;
  const client = async (number: number) => {
    for (let n = 0; running; n += 1) {
      const name = `${prefix}-${number}-${n}`;
      load.sent.push(name);
      try {
        const answer = await fetch(`${origin}/api/v1/portfolio/news`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(batch(name)),
        });
        const text = await answer.text();
        if (answer.status === 200) load.acknowledged.push(name);
        else if (answer.status !== 503) load.strange.push(`${answer.status} ${text}`);
      } catch {
        return; // The server is gone.
      }
    }
  };
  const ended = Promise.all(Array.from({ length: clients }, (_, i) => client(i))).then(() => {
    running = false;
  });
  return {
    ...load,
    ended,
    reached: async (count) => {
      while (running && load.acknowledged.length < count) await sleep(5);
    },
    stop: () => {
      running = false;
    },
  };
}
