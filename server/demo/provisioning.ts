import type { DemoAccess } from '@/server/announce';
import type { ProvisionInput } from '@/server/provision/schema';
import type { Calendar } from './calendar';
import { COMPANIES } from './data/companies';
import type { DemoCompany, VehicleSlug } from './data/types';
import { markOf } from './metrics';
import { randomOf } from './random';

type Organization = NonNullable<ProvisionInput['organizations']>[number];
type User = NonNullable<ProvisionInput['users']>[number];
type Company = NonNullable<ProvisionInput['companies']>[number];

const NORTHSTAR: Organization = {
  name: 'Northstar Ventures',
  slug: 'northstar',
  currentVehicle: 'fund-ii',
  vehicles: [
    {
      slug: 'fund-i',
      name: 'Northstar Fund I',
      type: 'FUND',
      description: 'Seed fund for business software, fully invested; reserves for follow-ons.',
      targetFundSize: 24_000_000,
      targetCompanyCount: 16,
      maxConcentrationPct: 12,
    },
    {
      slug: 'fund-ii',
      name: 'Northstar Fund II',
      type: 'FUND',
      description: 'Seed and Series A in software, industry and climate. Investing now.',
      targetFundSize: 60_000_000,
      targetCompanyCount: 24,
      maxConcentrationPct: 10,
    },
  ],
};

const KESTREL: Organization = {
  name: 'Kestrel Syndicate',
  slug: 'kestrel',
  currentVehicle: 'climate-spv-i',
  vehicles: [
    {
      slug: 'climate-spv-i',
      name: 'Kestrel Climate SPV I',
      type: 'SPV',
      description: 'Co-investments of the syndicate’s members in climate companies.',
      targetFundSize: 6_500_000,
      targetCompanyCount: 5,
      maxConcentrationPct: 40,
    },
  ],
};

/** The people of the demo beside the manager whose login is printed; they have none until one is made. */
export const PEOPLE = {
  editor: { email: 'tomas@northstar.test', name: 'Tomás Reyes' },
  investor: { email: 'ingrid@fjordline.test', name: 'Ingrid Halvorsen' },
  kestrel: { email: 'marcus@kestrel.test', name: 'Marcus Oyelaran' },
} as const;

const usersOf = (access: DemoAccess): User[] => [
  {
    email: access.email,
    name: 'Ana Lindqvist',
    password: access.password,
    defaultVehicle: { organization: 'northstar', vehicle: 'fund-i' },
    memberships: [{ organization: 'northstar', role: 'MANAGER' }],
    apiKeys: [{ name: 'demo', key: access.apiKey }],
  },
  {
    ...PEOPLE.editor,
    memberships: [{ organization: 'northstar', role: 'EDITOR', vehicles: ['fund-i'] }],
  },
  {
    ...PEOPLE.investor,
    memberships: [{ organization: 'northstar', role: 'VIEWER', vehicles: ['fund-i'] }],
  },
  {
    ...PEOPLE.kestrel,
    defaultVehicle: { organization: 'kestrel', vehicle: 'climate-spv-i' },
    memberships: [{ organization: 'kestrel', role: 'MANAGER' }],
  },
];

/** The organization that owns a vehicle of the demo. */
export const organizationOf = (vehicle: VehicleSlug): 'northstar' | 'kestrel' =>
  vehicle === 'climate-spv-i' ? 'kestrel' : 'northstar';

function companyEntry(company: DemoCompany, calendar: Calendar): Company {
  const random = randomOf('company', company.slug);
  return {
    organization: organizationOf(company.vehicle),
    vehicle: company.vehicle,
    slug: company.slug,
    name: company.name,
    website: `https://${company.slug}.example`,
    founders: [...company.founders],
    sector: company.sector,
    stage: company.stage,
    whyWeInvested: company.thesis.join('\n\n'),
    checkSize: company.checkSize,
    postMoneyValuation: markOf(company, 0) ?? company.entryPost,
    investmentDate: calendar.monthsAgo(company.invested, random.integer(3, 26)),
    instrumentType: company.instrument,
    status: company.status ?? 'ACTIVE',
    notes: company.notes ?? null,
  };
}

/** Organizations, vehicles, users and companies with their founders. */
export const demoProvisioning = (access: DemoAccess, calendar: Calendar): ProvisionInput => ({
  organizations: [NORTHSTAR, KESTREL],
  users: usersOf(access),
  companies: COMPANIES.map((company) => companyEntry(company, calendar)),
});
