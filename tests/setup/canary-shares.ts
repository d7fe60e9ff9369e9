import { beforeAll } from 'vitest';
import { companies, deals, publicShareItems, publicShares } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { newPublicId } from '@/server/routers/public-shares/public-id';
import { useTestDatabase } from './database';
import { makeWorld } from './world';

type Item = { companyId: string } | { dealId: string };

/** What no visitor may ever see of the rows that `useCanaryShares` makes. */
export const CANARY =
  /canary|424242|535353|646464|757575|4\.25|DECISION|REFERRAL|WRITTEN_DOWN|CONVERTIBLE/i;

/** Companies, deals and shares whose every private column holds something to look for. */
export function useCanaryShares() {
  const database = useTestDatabase();
  let organizationId = '';
  let vehicleId = '';
  beforeAll(async () => {
    const world = await makeWorld(database());
    organizationId = world.acme;
    vehicleId = world.fundI;
  });

  const addCompany = async (values: Partial<typeof companies.$inferInsert> = {}) => {
    const id = newId();
    await database()
      .db.insert(companies)
      .values({
        id,
        organizationId,
        vehicleId,
        slug: `canary-slug-${id}`,
        name: 'Widgets',
        website: 'https://widgets.example',
        sector: 'Robotics',
        stage: 'series-a',
        whyWeInvested: 'canary-why',
        checkSize: 424_242,
        postMoneyValuation: 535_353,
        investmentDate: '2026-01-01T00:00:00.000Z',
        instrumentType: 'CONVERTIBLE',
        status: 'WRITTEN_DOWN',
        notes: 'canary-notes',
        logoUrl: 'https://widgets.example/logo.png',
        founders: ['Canary Founder'],
        ...values,
      });
    return id;
  };

  const addDeal = async (values: Partial<typeof deals.$inferInsert> = {}) => {
    const id = newId();
    await database()
      .db.insert(deals)
      .values({
        id,
        organizationId,
        slug: `canary-deal-${id}`,
        companyName: 'Gadgets',
        description: 'Makes gadgets.',
        companyStage: 'seed',
        stage: 'DECISION',
        thesisFitScore: 4.25,
        estimatedValuation: 646_464,
        estimatedCheckSize: 757_575,
        notes: 'canary-notes',
        source: 'REFERRAL',
        sourceDetail: 'canary-source',
        scoutedByAgentId: 'canary-agent',
        links: [{ type: 'deck', label: 'canary-deck', url: 'https://canary.example' }],
        ...values,
      });
    return id;
  };

  async function addShare(items: Item[], values: Partial<typeof publicShares.$inferInsert> = {}) {
    const shareId = newId();
    const publicId = newPublicId();
    await database()
      .db.insert(publicShares)
      .values({
        id: shareId,
        organizationId,
        publicId,
        title: 'Our list',
        companyCount: items.length,
        duplicateCompanyCount: 0,
        unshareableDeals: [{ dealId: 'canary-deal', reason: 'not_found' }],
        sourceContext: { campaign: 'canary-context' },
        requestHash: 'canary-hash',
        idempotencyKey: shareId,
        createdBy: 'canary@acme.test',
        createdAt: '2026-05-12T00:00:00.000Z',
        ...values,
      });
    if (items.length > 0) {
      await database()
        .db.insert(publicShareItems)
        .values(items.map((item, position) => ({ ...item, shareId, organizationId, position })));
    }
    return publicId;
  }

  return { database, addCompany, addDeal, addShare };
}
