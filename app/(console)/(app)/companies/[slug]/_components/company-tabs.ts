/** The parts of a company's page in their order; the names stand in the address. */
export const COMPANY_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'metrics', label: 'Metrics' },
  { value: 'updates', label: 'Updates' },
  { value: 'customers', label: 'Customers' },
  { value: 'news', label: 'News' },
  { value: 'asks', label: 'Asks' },
  { value: 'gaps', label: 'Data gaps' },
  { value: 'activity', label: 'Activity' },
] as const;

export type CompanyTab = (typeof COMPANY_TABS)[number]['value'];

/** The tab that an address names; the overview for anything else. */
export const readTab = (value: string | null | undefined): CompanyTab =>
  COMPANY_TABS.find((tab) => tab.value === value)?.value ?? 'overview';
