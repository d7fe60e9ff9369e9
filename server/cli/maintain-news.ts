import { systemCaller } from '@/server/jobs/system-caller';
import { runTool, UsageError } from './with-database';

const USAGE = 'Usage: npm run maintain:news';

await runTool(async ({ db }) => {
  if (process.argv.length > 2) throw new UsageError(USAGE);
  const caller = await systemCaller(db, 'maintain-news');
  const { stats, materialNegatives } = await caller.news.maintenance({});
  const counts = Object.entries(stats).map(([name, count]) => `${name}: ${count}`);
  process.stdout.write(`${counts.join('\n')}\n`);
  for (const { companySlug, title, url } of materialNegatives) {
    process.stdout.write(`material negative: ${companySlug}: ${title} ${url}\n`);
  }
});
