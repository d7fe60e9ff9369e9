import type { AUTHOR_TYPES } from '@/db/enums';

/** A remark on a deal, in the order written. */
export interface DemoComment {
  deal: string;
  authorName: string;
  authorType: (typeof AUTHOR_TYPES)[number];
  content: string;
  metadata?: Record<string, unknown>;
}

const ANA = { authorName: 'Ana Lindqvist', authorType: 'human' } as const;
const TOMAS = { authorName: 'Tomás Reyes', authorType: 'human' } as const;
const SCOUT = { authorName: 'deal-scout', authorType: 'agent' } as const;
const SYSTEM = { authorName: 'pipeline', authorType: 'system' } as const;

export const COMMENTS: readonly DemoComment[] = [
  {
    deal: 'gridwell-thermal',
    ...SCOUT,
    content:
      'Two pilots confirmed: a dairy and a brewery. The brewery’s engineer puts gas savings at 61% over eleven weeks.',
    metadata: { confidence: 0.86, sources: 2 },
  },
  {
    deal: 'gridwell-thermal',
    ...ANA,
    content:
      'Visited the dairy. The unit is ugly, loud and works. Maya would buy their output for grid balancing as well.',
  },
  {
    deal: 'gridwell-thermal',
    ...SYSTEM,
    content: 'Stage changed from DECISION to TERMS.',
    metadata: { from: 'DECISION', to: 'TERMS' },
  },
  {
    deal: 'gridwell-thermal',
    ...ANA,
    content: 'They want a 15% pool before the money. I can live with 12%.',
  },
  {
    deal: 'castor-billing',
    ...TOMAS,
    content:
      'Four references, all of them finance leads and all of them patient. Strong yes from me.',
  },
  {
    deal: 'castor-billing',
    ...SCOUT,
    content: 'Revenue tripled within ten months; net revenue retention 118% over 14 accounts.',
    metadata: { confidence: 0.9, figures: { nrr: 1.18, accounts: 14 } },
  },
  {
    deal: 'castor-billing',
    ...ANA,
    content: 'Committed. We share the round with two funds that we like.',
  },
  {
    deal: 'auricle-labs',
    ...SCOUT,
    content: 'Three reimbursement codes could apply. None pays more than $38 a test.',
    metadata: { confidence: 0.74, codes: 3 },
  },
  {
    deal: 'auricle-labs',
    ...TOMAS,
    content:
      'If clinics pay per seat, reimbursement does not matter. Two of three said that they would.',
  },
  {
    deal: 'auricle-labs',
    ...ANA,
    content: 'Then let us see one signed contract before Thursday.',
  },
  {
    deal: 'sealane-customs',
    ...TOMAS,
    content: 'Carlos uses it. Brokers trust it because it cites the ruling and not only the code.',
  },
  {
    deal: 'sealane-customs',
    ...ANA,
    content: 'Fund II has room for it. Tomás, please get the cap table.',
  },
  {
    deal: 'tandem-nursing',
    ...ANA,
    content:
      'Good first meeting. The hard part is credentialing across systems; they have it in two states.',
  },
  {
    deal: 'larder-robotics',
    ...TOMAS,
    content: 'Viktor asked us not to. He is right: same buyer, same budget.',
  },
  {
    deal: 'quayside-ai',
    ...SCOUT,
    content:
      'Founders published on berth allocation; six years at a terminal operator between them.',
    metadata: { confidence: 0.93 },
  },
  {
    deal: 'cedar-and-ash-heating',
    ...SCOUT,
    content: 'Eleven installers in three states, $31k MRR according to the deck. Not verified.',
    metadata: { confidence: 0.55, verified: false },
  },
  {
    deal: 'basin-insurance',
    ...SYSTEM,
    content: 'Shared by Kestrel Syndicate; memo imported.',
    metadata: { import: 'memo' },
  },
  {
    deal: 'basin-insurance',
    ...TOMAS,
    content: 'Loss model is solid for towns below 20,000. Above that they have no data.',
  },
];

export const KESTREL_COMMENTS: readonly DemoComment[] = [
  {
    deal: 'lodestar-geothermal',
    authorName: 'Marcus Oyelaran',
    authorType: 'human',
    content: 'Members asked for $1.4M in the first poll. Two schools are contracted.',
  },
  {
    deal: 'tern-aviation-fuels',
    authorName: 'climate-scout',
    authorType: 'agent',
    content: 'Capital needs before the first gallon: about $60M. Likely out of reach for an SPV.',
    metadata: { confidence: 0.8 },
  },
];
