/** The contract's enumerations: the one place where columns, checks and zod schemas take them from. */
export const VEHICLE_TYPES = ['FUND', 'SPV', 'SYNDICATE', 'OTHER'] as const;
export const ROLES = ['MANAGER', 'EDITOR', 'VIEWER'] as const;
export const INSTRUMENT_TYPES = ['SAFE', 'EQUITY', 'CONVERTIBLE'] as const;
export const COMPANY_STATUSES = ['ACTIVE', 'MARKED_UP', 'WRITTEN_DOWN', 'EXITED'] as const;
export const UPDATE_SOURCES = ['email', 'manual', 'import'] as const;
export const CUSTOMER_TIERS = [
  'F100',
  'F500',
  'ENTERPRISE',
  'MIDMARKET',
  'SMB',
  'GOV',
  'EDU',
  'OTHER',
] as const;
export const CUSTOMER_STATUSES = ['ACTIVE', 'PAUSED', 'CHURNED', 'PILOT', 'LOST_DEAL'] as const;
export const GAP_TYPES = [
  'ATTACHMENT_UNREAD',
  'LINK_UNREAD',
  'METRIC_MISSING',
  'CUSTOMER_AMBIGUOUS',
  'PERIOD_UNCLEAR',
] as const;
export const GAP_STATUSES = ['OPEN', 'RESOLVED', 'DISMISSED'] as const;
export const HOLD_REASONS = [
  'attestation_missing',
  'no_company_mention',
  'identity_unconfirmed',
  'low_confidence',
] as const;
export const ASK_TYPES = ['INTRO_CUSTOMER', 'INTRO_INVESTOR', 'HIRING', 'ADVICE', 'OTHER'] as const;
export const ASK_STATUSES = ['OPEN', 'RESOLVED'] as const;
export const DEAL_SOURCES = ['YC', 'ANGELLIST', 'REFERRAL', 'INBOUND', 'MANUAL'] as const;
export const DEAL_STAGES = [
  'DISCOVERED',
  'RESEARCHING',
  'PRE_MEETING',
  'MEETING',
  'DECISION',
  'TERMS',
  'COMMITTED',
  'PASSED',
] as const;
export const AUTHOR_TYPES = ['human', 'agent', 'system'] as const;
/** What an extraction finding is about; asks keep their own words. */
export const FINDING_KINDS = ['metric', 'customer'] as const;
export const INBOUND_MAIL_STATUSES = ['WAITING', 'ASSIGNED', 'DISCARDED'] as const;
/** Why a mail waits: no company has its sender, or several do. */
export const WAIT_REASONS = ['unknown_sender', 'several_companies'] as const;
