import { z } from 'zod';
import { COMPANY_STATUSES, INSTRUMENT_TYPES, VEHICLE_TYPES } from '@/db/enums';
import {
  clearable,
  includeDeleted,
  isoOut,
  key,
  moment,
  money,
  name,
  optional,
  slug,
  text,
  url,
  vehicleSelectors,
} from '@/server/lib/fields';

export const portfolioCompany = z
  .object({
    id: z.string(),
    vehicleId: z.string(),
    slug: z.string().meta({ example: 'widgets' }),
    name: z.string(),
    website: z.string().nullable(),
    sector: z.string().nullable(),
    stage: z.string().nullable(),
    whyWeInvested: z.string().nullable(),
    checkSize: z.number().meta({ description: 'USD' }),
    postMoneyValuation: z.number().nullable().meta({ description: 'USD' }),
    investmentDate: isoOut(),
    instrumentType: z.enum(INSTRUMENT_TYPES),
    status: z.enum(COMPANY_STATUSES),
    notes: z.string().nullable(),
    logoUrl: z.string().nullable(),
    createdAt: isoOut(),
    updatedAt: isoOut(),
    deletedAt: isoOut().nullable(),
  })
  .meta({ id: 'PortfolioCompany', description: 'A company that a vehicle holds.' });

export const fundSummary = z
  .object({
    vehicle: z.object({
      id: z.string(),
      name: z.string(),
      type: z.enum(VEHICLE_TYPES),
      slug: z.string(),
    }),
    fund: z.object({
      targetFundSize: z.number(),
      targetCompanyCount: z.number(),
      maxConcentrationPct: z.number(),
      totalDeployed: z.number(),
      deploymentPct: z.number(),
      avgCheckSize: z.number(),
      avgValuation: z.number(),
      companyCount: z.number(),
    }),
    companies: z.array(portfolioCompany),
    sectors: z.array(z.object({ sector: z.string(), count: z.number(), deployed: z.number() })),
  })
  .meta({ id: 'FundSummary', description: 'A vehicle with its companies and fund numbers.' });

/** The fields of a company that a client writes; null counts as absent. */
const writable = {
  name: name(),
  website: optional(url()),
  sector: optional(text()),
  stage: optional(text()),
  whyWeInvested: optional(text()),
  checkSize: money().meta({ description: 'USD, not negative' }),
  postMoneyValuation: optional(money()),
  investmentDate: moment(),
  instrumentType: z.enum(INSTRUMENT_TYPES),
  status: z.enum(COMPANY_STATUSES).default('ACTIVE'),
  notes: optional(text()),
  logoUrl: optional(url()),
};

const querySelectors = {
  queryVehicleId: vehicleSelectors.vehicleId,
  queryVehicleSlug: vehicleSelectors.vehicleSlug,
};

/** Which query parameters land in `querySelectors`. */
export const QUERY_SELECTORS = { vehicleId: 'queryVehicleId', vehicleSlug: 'queryVehicleSlug' };

/** A company by its slug in the path, narrowed by selectors in the query. */
export const companyRef = { slug: key(), ...vehicleSelectors };

export const createCompanyInput = z.object({
  ...writable,
  slug: slug().optional(),
  vehicleSlug: key().min(1),
  vehicleId: key().min(1).optional(),
  ...querySelectors,
});

/** What settles the slug of a new company. */
export const companySlugInput = createCompanyInput
  .pick({ name: true, slug: true })
  .extend({ vehicleId: key().min(1) });

/** Who has a slug: `company` is null where the caller does not see it, or nobody has it. */
export const companySlugHolder = z.object({
  slug: z.string(),
  isTaken: z.boolean(),
  /** One like it that nobody has; empty where none was found. */
  free: z.string(),
  company: portfolioCompany.nullable(),
});

export const putCompanyInput = z.object({
  slug: slug(),
  bodySlug: slug().optional(),
  ...writable,
  vehicleSlug: key().min(1).optional(),
  vehicleId: key().min(1).optional(),
  ...querySelectors,
});

export const patchCompanyInput = z.object({
  slug: key(),
  bodySlug: slug().optional(),
  name: name().optional(),
  website: clearable(url()),
  sector: clearable(text()),
  stage: clearable(text()),
  whyWeInvested: clearable(text()),
  checkSize: money().optional(),
  postMoneyValuation: clearable(money()),
  investmentDate: moment().optional(),
  instrumentType: z.enum(INSTRUMENT_TYPES).optional(),
  status: z.enum(COMPANY_STATUSES).optional(),
  notes: clearable(text()),
  logoUrl: clearable(url()),
  vehicleSlug: key().min(1).optional(),
  vehicleId: key().min(1).optional(),
  ...querySelectors,
});

/** What the console changes: each field from what its page showed. */
export const changeCompanyInput = z.object({
  ...patchCompanyInput.shape,
  from: portfolioCompany
    .omit({
      id: true,
      vehicleId: true,
      slug: true,
      createdAt: true,
      updatedAt: true,
      deletedAt: true,
    })
    .partial(),
});

export const getCompanyInput = z.object({ ...companyRef, includeDeleted: includeDeleted() });
export const summaryInput = z.object({ ...vehicleSelectors, includeDeleted: includeDeleted() });
export const deleteCompanyInput = z.object(companyRef);

/** What a restoration found: `restored` is false where the company lived already, and is left as it is. */
export const restoredCompany = z.object({ restored: z.boolean(), company: portfolioCompany });

/** Names of founders, by which news confirms a company's identity. */
export const founders = z.object({ founders: z.array(name()).max(100) });
export const setFoundersInput = z.object({
  ...companyRef,
  ...founders.shape,
  /** Those that the page showed. */
  from: founders.shape.founders.optional(),
});
export const companyList = z.object({ items: z.array(portfolioCompany) });

/** The company that something in a list is about. */
export const namedCompany = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  vehicleId: z.string(),
});
