import type { Calendar } from '../calendar';
import type { Caller, Callers } from '../callers';
import type { DemoStory } from '../data/news';
import { EARLIER } from '../data/news-earlier';
import { HELD, KESTREL_STORIES } from '../data/news-held';
import { PUBLISHED } from '../data/news-published';
import { randomOf } from '../random';

function itemOf(story: DemoStory, calendar: Calendar) {
  const { company, days, url, attested = 'all', then: _then, ...item } = story;
  const random = randomOf('news', url);
  const time = `${random.integer(10, 19)}:${random.integer(10, 59)}`;
  const publishedAt = days === 0 ? calendar.today : calendar.daysAgo(days, time);
  return {
    discoveredBy: 'news-scout',
    ...item,
    companySlug: company,
    url: url.replace('{date}', publishedAt.slice(0, 10).replaceAll('-', '/')),
    publishedAt,
    ...(attested === 'none'
      ? {}
      : {
          verifiedCited: true,
          verifiedCompanyInSource: true,
          verifiedTitleGrounded: attested === 'all',
        }),
  };
}

async function followUp(caller: Caller, id: string, then: DemoStory['then']): Promise<void> {
  if (then === 'remove') await caller.news.delete({ id });
  else if (then !== undefined) await caller.news.review({ id, hidden: then === 'hide' });
}

async function ingest(caller: Caller, stories: readonly DemoStory[], calendar: Calendar) {
  const { items } = await caller.news.ingest({
    items: stories.map((story) => itemOf(story, calendar)),
  });
  for (const [index, { id, url, status }] of items.entries()) {
    if (id === undefined) throw new Error(`The demo’s story ${url} was ${status}.`);
    await followUp(caller, id, stories[index]?.then);
  }
}

/** Takes the stories in, then hides, removes and approves what people have decided on. */
export async function fillNews(callers: Callers, calendar: Calendar): Promise<void> {
  await ingest(callers.manager, [...PUBLISHED, ...HELD, ...EARLIER], calendar);
  await ingest(callers.kestrel, KESTREL_STORIES, calendar);
}
