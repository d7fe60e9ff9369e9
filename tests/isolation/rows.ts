import { callerOf } from '../setup/caller';
import type { useTestDatabase } from '../setup/database';
import { signedIn } from '../setup/session';
import type { World } from '../setup/world';
import type { Names } from './fixtures';

/** Stands in every text of the rows that others must not see. */
export const SECRET = 'zq-confidential';

/** Rows of every kind in Acme's second fund, made through the procedures by its manager. */
export async function makeRows(
  database: ReturnType<ReturnType<typeof useTestDatabase>>,
  world: World,
): Promise<Names> {
  const manager = await callerOf(database.db, world.manager);
  const inPerson = await signedIn(database, `manager@acme.test${world.suffix}`);
  const slug = 'guarded';
  const company = await manager.portfolio.create({
    name: `Guarded ${SECRET}`,
    slug,
    vehicleSlug: 'fund-ii',
    checkSize: 7,
    investmentDate: '2026-01-01',
    instrumentType: 'SAFE',
    notes: SECRET,
  });
  const update = await manager.investorUpdates.create({
    slug,
    receivedAt: '2026-01-01',
    source: 'email',
    rawBody: `Our ARR is $1M as of December 2025, says ${SECRET}.\n\nAsks:\n- Intros to retailers, says ${SECRET}\n`,
  });
  const snapshot = await manager.metricSnapshots.create({
    slug,
    asOf: '2026-01-01',
    arrUsd: 1_000_000,
    notes: SECRET,
  });
  const customer = await manager.customers.upsert({ slug, customerName: SECRET, tier: 'F500' });
  const gap = await manager.dataGaps.create({
    slug,
    gapType: 'METRIC_MISSING',
    description: SECRET,
    suggestedField: 'arrUsd',
  });
  const { items } = await manager.news.ingest({
    items: [
      {
        companySlug: slug,
        url: 'https://news.example/a',
        title: SECRET,
        publishedAt: '2026-01-01',
      },
    ],
  });
  const stats = await manager.stats.recompute({ vehicleId: world.fundII });
  const [ask] = (await manager.asks.list({ companyId: company.id })).items;
  const askId = ask?.id ?? '';
  await inPerson.askOffers.offer({ askId, note: SECRET });
  const [offer] = (await manager.askOffers.list({ vehicleId: world.fundII })).items;
  const deal = await manager.deals.create({
    companyName: `Deal ${SECRET}`,
    slug: 'guarded-deal',
    vehicleId: world.fundII,
  });
  const { share } = await manager.publicShares.create({ title: SECRET, companyIds: [company.id] });
  await manager.extraction.run({ slug });
  const findings = await manager.extraction.findingsOfUpdate({ slug, id: update.id });
  const mail = await manager.inboundMails.receive({
    organizationId: world.acme,
    sourceRef: 'waiting@unknown.example',
    receivedAt: '2026-01-01',
    fromAddress: 'someone@unknown.example',
    subject: SECRET,
    rawBody: SECRET,
  });
  const { invitation } = await inPerson.invitations.create({
    organizationId: world.acme,
    email: `${SECRET}@acme.test`,
    role: 'EDITOR',
    vehicleIds: [world.fundII],
  });
  const members = await manager.members.list({ organizationId: world.acme });
  return {
    organizationId: world.acme,
    vehicleId: world.fundII,
    memberId: members.items[0]?.id ?? '',
    apiKeyId: 'somebody-elses-key',
    invitationId: invitation.id,
    company: slug,
    companyId: company.id,
    update: update.id,
    snapshot: snapshot.id,
    mail: mail.mailId ?? '',
    finding: findings.items[0]?.id ?? '',
    customer: customer.id,
    gap: gap.id,
    news: items[0]?.id ?? '',
    ask: askId,
    offer: offer?.id ?? '',
    stats: stats.id,
    deal: deal.slug,
    dealId: deal.id,
    share: share.id,
  };
}
