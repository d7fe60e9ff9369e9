import type { Company } from '../../../../_lib/outputs';

/** What inline editing changes, one field at a time. */
export type CompanyChange = Partial<
  Pick<
    Company,
    | 'name'
    | 'website'
    | 'sector'
    | 'stage'
    | 'whyWeInvested'
    | 'checkSize'
    | 'postMoneyValuation'
    | 'investmentDate'
    | 'instrumentType'
    | 'status'
    | 'notes'
    | 'logoUrl'
  >
>;
