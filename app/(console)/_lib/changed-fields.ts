import { enumLabel } from './enum-options';
import { day, usd } from './format';
import { isolated } from './isolated';
import type { ChangedField } from './outputs';

const LABELS: Readonly<Record<string, string>> = {
  companyName: 'Name',
  postMoneyValuation: 'Post-money valuation',
  logoUrl: 'Logo',
  whyWeInvested: 'Why we invested',
  stage: 'Stage',
  companyStage: 'Funding stage',
  dealValueAnnualUsd: 'Annual value',
  firstSignedAt: 'Signed',
  churnedAt: 'Churned on',
  thesisFitScore: 'Thesis fit',
  vehicleId: 'Fund',
  estimatedCheckSize: 'Check',
  estimatedValuation: 'Valuation',
  currentVehicleId: 'Currently investing',
  maxConcentrationPct: 'Highest concentration',
  targetCompanyCount: 'Target of companies',
};

const MONEY: ReadonlySet<string> = new Set([
  'checkSize',
  'postMoneyValuation',
  'dealValueAnnualUsd',
  'estimatedValuation',
  'estimatedCheckSize',
  'targetFundSize',
]);
const DAYS: ReadonlySet<string> = new Set(['investmentDate', 'firstSignedAt', 'churnedAt']);
const VEHICLES: ReadonlySet<string> = new Set(['vehicleId', 'currentVehicleId']);

/** checkSize → Check size. */
function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A free text among the trail's own words: however it is written, it passes for none of them. */
const quoted = (text: string): string => `“${isolated(text.replace(/[“”]/g, '"'))}”`;

interface Named {
  id: string;
  name: string;
}

function valueOf(field: string, value: ChangedField['from'], vehicles: readonly Named[]): string {
  if (value === null || value === undefined || value === '') {
    return VEHICLES.has(field) ? 'no fund' : 'nothing';
  }
  if (typeof value === 'number') return MONEY.has(field) ? usd(value) : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (DAYS.has(field)) return day(value);
  if (VEHICLES.has(field)) {
    return vehicles.find(({ id }) => id === value)?.name ?? 'a vehicle that is gone';
  }
  return /^[A-Z][A-Z0-9_]+$/.test(value) ? enumLabel(value) : quoted(value);
}

/** A changed field in words: "Check size from $250,000 to $300,000", or its name alone. */
export function changeInWords(changed: ChangedField, vehicles: readonly Named[]): string {
  const { field, from, to } = changed;
  const label = labelOf(field);
  if (from === undefined || to === undefined) return label;
  return `${label} from ${valueOf(field, from, vehicles)} to ${valueOf(field, to, vehicles)}`;
}

/** What was changed, in words; '' where the trail does not hold it. */
export const changesInWords = (
  fields: readonly ChangedField[] | null,
  vehicles: readonly Named[],
): string => (fields ?? []).map((field) => changeInWords(field, vehicles)).join('; ');
