import { AI } from './companies/ai';
import { CONSTRUCTION } from './companies/construction';
import { DEVELOPER_TOOLS } from './companies/developer-tools';
import { ENERGY } from './companies/energy';
import { FINTECH } from './companies/fintech';
import { FORMER } from './companies/former';
import { FRONTIER } from './companies/frontier';
import { HEALTH } from './companies/health';
import { INDUSTRY } from './companies/industry';
import { KESTREL } from './companies/kestrel';
import { KESTREL_EARLY } from './companies/kestrel-early';
import { LOGISTICS } from './companies/logistics';
import { SECURITY } from './companies/security';
import { VERTICAL } from './companies/vertical';
import type { DemoCompany } from './types';

/** Every company of the demo. Updates are posted in this order, so these asks lead the list. */
export const COMPANIES: readonly DemoCompany[] = [
  ...AI,
  ...DEVELOPER_TOOLS,
  ...ENERGY,
  ...FINTECH,
  ...CONSTRUCTION,
  ...HEALTH,
  ...SECURITY,
  ...INDUSTRY,
  ...VERTICAL,
  ...LOGISTICS,
  ...FRONTIER,
  ...FORMER,
  ...KESTREL,
  ...KESTREL_EARLY,
];

/** The company with that slug. @throws if there is none */
export function companyOf(slug: string): DemoCompany {
  const company = COMPANIES.find((candidate) => candidate.slug === slug);
  if (!company) throw new Error(`The demo has no company "${slug}".`);
  return company;
}
