import type { DemoDeal } from './deals';

/** The syndicate’s pipeline. */
export const KESTREL_DEALS: readonly DemoDeal[] = [
  {
    companyName: 'Lodestar Geothermal',
    description: 'Drills shallow closed loops under existing schools.',
    fund: 'climate-spv-i',
    stage: 'MEETING',
    source: 'REFERRAL',
    sourceDetail: 'Member of the syndicate',
    thesisFitScore: 4.2,
    estimatedValuation: 40_000_000,
    estimatedCheckSize: 1_000_000,
    sector: 'Climate',
    companyStage: 'series-a',
    links: ['deck', 'memo'],
  },
  {
    companyName: 'Tern Aviation Fuels',
    description: 'Ethanol-to-jet conversion at the scale of one airport.',
    fund: 'climate-spv-i',
    stage: 'RESEARCHING',
    source: 'INBOUND',
    sourceDetail: 'Website form',
    thesisFitScore: 3.1,
    sector: 'Climate',
    companyStage: 'seed',
    scout: 'climate-scout',
  },
  {
    companyName: 'Peatland Registry',
    description: 'Verified credits for bogs that are kept wet.',
    movedFrom: 'climate-spv-i',
    stage: 'DISCOVERED',
    source: 'MANUAL',
    sourceDetail: 'Conference notes',
    thesisFitScore: 2.7,
    sector: 'Agriculture',
    companyStage: 'pre-seed',
    scout: 'climate-scout',
  },
];
