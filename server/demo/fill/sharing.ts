import type { Callers } from '../callers';
import { NORTHSTAR_CRITERIA } from '../data/criteria';

const SHARED_COMPANIES = [
  'octant-robotics',
  'stillwater-grid',
  'kitefield-aero',
  'solderpoint',
  'carbonfold',
  'furrow',
  'corvane-bio',
];
const SHARED_DEALS = ['gridwell-thermal', 'millrace-analytics'];

/** Saves the rubric and makes the public link that goes into a letter to investors. */
export async function fillSharing({ manager }: Callers): Promise<void> {
  await manager.scoringCriteria.put(NORTHSTAR_CRITERIA);
  const companyIds: string[] = [];
  for (const slug of SHARED_COMPANIES) companyIds.push((await manager.portfolio.get({ slug })).id);
  const dealIds: string[] = [];
  for (const slug of SHARED_DEALS) dealIds.push((await manager.deals.get({ slug })).id);
  await manager.publicShares.create({
    title: 'Northstar: industry and climate',
    companyIds,
    dealIds,
    sourceContext: { campaign: 'annual-meeting', audience: 'limited-partners' },
  });
}
