import type { Company, Inputs } from './outputs';

/** The PUT that brings a soft-deleted company back as it was. */
export const restoration = (company: Company): Inputs['portfolio']['put'] => ({
  slug: company.slug,
  vehicleId: company.vehicleId,
  name: company.name,
  website: company.website,
  sector: company.sector,
  stage: company.stage,
  whyWeInvested: company.whyWeInvested,
  checkSize: company.checkSize,
  postMoneyValuation: company.postMoneyValuation,
  investmentDate: company.investmentDate,
  instrumentType: company.instrumentType,
  status: company.status,
  notes: company.notes,
  logoUrl: company.logoUrl,
});
