import {
  COMPANY_STATUSES,
  CUSTOMER_STATUSES,
  CUSTOMER_TIERS,
  DEAL_SOURCES,
  DEAL_STAGES,
  INSTRUMENT_TYPES,
  ROLES,
  VEHICLE_TYPES,
} from '@/db/enums';
import type { Option } from '../_components/ui/select';

/** Short names that stay in capitals, and those that read better spelled out. */
const NAMES: Readonly<Record<string, string>> = {
  SAFE: 'SAFE',
  CONVERTIBLE: 'Convertible note',
  F100: 'Fortune 100',
  F500: 'Fortune 500',
  MIDMARKET: 'Mid-market',
  SMB: 'SMB',
  GOV: 'Government',
  EDU: 'Education',
  SPV: 'SPV',
  YC: 'Y Combinator',
  ANGELLIST: 'AngelList',
  PRE_MEETING: 'Pre-meeting',
  INTRO_CUSTOMER: 'Customer intro',
  INTRO_INVESTOR: 'Investor intro',
};

function spelledOut(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of an enumeration's value for people: MARKED_UP → Marked up. */
export const enumLabel = (value: string): string => NAMES[value] ?? spelledOut(value);

const optionsOf = <V extends string>(values: readonly V[]): Option<V>[] =>
  values.map((value) => ({ value, label: enumLabel(value) }));

export const STATUS_OPTIONS = optionsOf(COMPANY_STATUSES);
export const INSTRUMENT_OPTIONS = optionsOf(INSTRUMENT_TYPES);
export const TIER_OPTIONS = optionsOf(CUSTOMER_TIERS);
export const CUSTOMER_STATUS_OPTIONS = optionsOf(CUSTOMER_STATUSES);
export const ROLE_OPTIONS = optionsOf(ROLES);
export const VEHICLE_TYPE_OPTIONS = optionsOf(VEHICLE_TYPES);
export const DEAL_STAGE_OPTIONS = optionsOf(DEAL_STAGES);
export const DEAL_SOURCE_OPTIONS = optionsOf(DEAL_SOURCES);
