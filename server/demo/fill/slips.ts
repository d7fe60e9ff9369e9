import type { Calendar } from '../calendar';
import type { Callers } from '../callers';

/** What was entered by mistake and deleted again, so that `includeDeleted` has something to show. */
export async function fillSlips({ manager }: Callers, calendar: Calendar): Promise<void> {
  const company = { slug: 'fernwick-health' };
  const forwarded = await manager.investorUpdates.create({
    ...company,
    receivedAt: calendar.daysAgo(6, '16:41'),
    source: 'manual',
    subject: 'Fwd: board dinner',
    rawBody: 'Filed by mistake: this is about the dinner and not about the company.',
  });
  await manager.investorUpdates.delete({ ...company, id: forwarded.id });
  const slug = 'mossgate';
  const customer = await manager.customers.upsert({
    slug,
    customerName: 'Lakeland Energy Trading (duplicate)',
    tier: 'OTHER',
  });
  await manager.customers.delete({ slug, id: customer.id });
}
