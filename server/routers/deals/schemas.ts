import { z } from 'zod';
import { AUTHOR_TYPES, DEAL_SOURCES, DEAL_STAGES } from '@/db/enums';
import {
  BOUNDS,
  clearable,
  includeDeleted,
  isoOut,
  jsonObject,
  key,
  limit,
  name,
  NO_ADDRESS,
  number,
  optional,
  slug,
  text,
  url,
} from '@/server/lib/fields';
import { isHttpUrl } from '@/server/lib/http-url';
import { namedCompany } from '@/server/routers/portfolio/schemas';

/** A vehicle as deals name it. */
export const dealVehicle = z
  .object({ id: z.string(), slug: z.string(), name: z.string() })
  .meta({ id: 'DealVehicle', description: 'The vehicle that a deal is assigned to.' });

export const deal = z
  .object({
    id: z.string(),
    slug: z.string().meta({ example: 'acme-robotics' }),
    companyName: z.string(),
    website: z.string().meta({ description: 'A URL, or the empty string.' }),
    description: z.string(),
    source: z.enum(DEAL_SOURCES),
    sourceDetail: z.string(),
    stage: z.enum(DEAL_STAGES),
    thesisFitScore: z.number().meta({ description: '0 to 5' }),
    estimatedValuation: z.number().nullable().meta({ description: 'USD' }),
    estimatedCheckSize: z.number().nullable().meta({ description: 'USD' }),
    sector: z.string(),
    companyStage: z.string(),
    notes: z.string(),
    logoUrl: z.string().nullable(),
    links: z.array(z.object({ type: z.string(), label: z.string(), url: z.string() })),
    vehicle: dealVehicle.nullable().meta({ description: 'null: unassigned (firm-wide).' }),
    scoutedByAgentId: z.string(),
    createdAt: isoOut(),
    updatedAt: isoOut(),
    deletedAt: isoOut().nullable(),
  })
  .meta({ id: 'Deal', description: 'A company in the pipeline.' });

export const dealComment = z
  .object({
    id: z.string(),
    dealId: z.string(),
    authorName: z.string(),
    authorType: z.enum(AUTHOR_TYPES),
    content: z.string(),
    metadata: jsonObject(),
    createdAt: isoOut(),
  })
  .meta({ id: 'DealComment', description: 'A remark on a deal.' });

export const dealWithComments = z
  .object({ ...deal.shape, comments: z.array(dealComment) })
  .meta({ id: 'DealWithComments', description: 'A deal with its comments, oldest first.' });

/** What a restoration found: `restored` is false where the deal lived already, and is left as it is. */
export const restoredDeal = z.object({ restored: z.boolean(), deal });

export const dealList = z
  .object({
    total: z.number().int().meta({ description: 'Deals that match, on every page together.' }),
    limit: z.number().int(),
    offset: z.number().int(),
    deals: z.array(deal),
  })
  .meta({ id: 'DealList' });

/** Who moved a deal: an address, or a job; and what a member is called. */
const mover = {
  actor: z.string().nullable().meta({
    description: 'Who moved the deal; of colleagues readers know the managers and themselves.',
  }),
  actorName: z.string().nullable().meta({ description: 'What a member is called, if known.' }),
};

/** A recorded change of a deal's fund. */
export const dealActivity = z
  .object({
    id: z.string(),
    ...mover,
    createdAt: isoOut(),
    from: dealVehicle.nullable(),
    to: dealVehicle.nullable(),
    fromHidden: z
      .boolean()
      .meta({ description: 'It came from a vehicle that you cannot see; `from` is null then.' }),
    toHidden: z
      .boolean()
      .meta({ description: 'It went to a vehicle that you cannot see; `to` is null then.' }),
  })
  .meta({ id: 'DealActivity', description: 'A change of a deal’s fund; null is unassigned.' });

/** What the deal became; several where the fund invested through several vehicles. */
export const companiesOfDealList = z.object({
  items: z.array(namedCompany.extend({ createdAt: isoOut() })),
});

/** A recorded move of a deal from one stage to another. */
export const dealStageMove = z.object({
  id: z.string(),
  ...mover,
  createdAt: isoOut(),
  from: z.enum(DEAL_STAGES),
  to: z.enum(DEAL_STAGES),
});

export const dealActivityList = z.object({
  items: z.array(dealActivity),
  stages: z.array(dealStageMove),
});

const website = () =>
  text(BOUNDS.url)
    .refine((value) => value === '' || isHttpUrl(value), NO_ADDRESS)
    .meta({
      description: 'An absolute http or https URL, or the empty string.',
      anyOf: [{ format: 'uri' }, { maxLength: 0 }],
    });
const score = () => z.number().min(0).max(5);

/** A list without bound would be judged item by item, however long it is. */
const MAX_LINKS = 100;
const links = () =>
  z
    .array(z.object({ type: text(BOUNDS.name), label: text(BOUNDS.name), url: url() }))
    .max(MAX_LINKS);

/** The fields of a full record; what is left out becomes its default (decisions §1). */
const record = {
  companyName: name(),
  website: website().default(''),
  description: text().default(''),
  source: z.enum(DEAL_SOURCES).default('MANUAL'),
  sourceDetail: text().default(''),
  stage: z.enum(DEAL_STAGES).default('DISCOVERED'),
  thesisFitScore: score().default(0),
  estimatedValuation: optional(number()),
  estimatedCheckSize: optional(number()),
  sector: text().default(''),
  companyStage: text().default(''),
  notes: text().default(''),
  logoUrl: optional(url()),
  links: links().default([]),
  scoutedByAgentId: text().default(''),
  vehicleSlug: optional(key().min(1)),
  vehicleId: optional(key().min(1)),
};

const organizationSelector = () =>
  key().optional().meta({
    description:
      'Any vehicle of the organization, for keys that reach several; neither sets nor filters the fund.',
  });

/** The query parameter `vehicleId` of methods with a body, apart from the body's own. */
export const DEAL_QUERY = { vehicleId: 'queryVehicleId' };

export const createDealInput = z.object({
  ...record,
  slug: slug().optional(),
  queryVehicleId: organizationSelector(),
});

/** What settles the slug of a new deal. */
export const dealSlugInput = createDealInput.pick({
  companyName: true,
  slug: true,
  vehicleId: true,
  queryVehicleId: true,
});

/** Who has a slug: `deal` is null where the caller does not see it, or nobody has it. */
export const dealSlugHolder = z.object({
  slug: z.string(),
  isTaken: z.boolean(),
  /** One like it that nobody has; empty where none was found. */
  free: z.string(),
  deal: deal.nullable(),
});

export const putDealInput = z.object({
  slug: slug(),
  bodySlug: slug().optional(),
  ...record,
  queryVehicleId: organizationSelector(),
});

export const patchDealInput = z.object({
  slug: key(),
  bodySlug: slug().optional(),
  companyName: name().optional(),
  website: website().optional(),
  description: text().optional(),
  source: z.enum(DEAL_SOURCES).optional(),
  sourceDetail: text().optional(),
  stage: z.enum(DEAL_STAGES).optional(),
  thesisFitScore: score().optional(),
  estimatedValuation: clearable(number()),
  estimatedCheckSize: clearable(number()),
  sector: text().optional(),
  companyStage: text().optional(),
  notes: text().optional(),
  logoUrl: clearable(url()),
  links: links().optional(),
  scoutedByAgentId: text().optional(),
  vehicleSlug: clearable(key().min(1)),
  vehicleId: clearable(key().min(1)).meta({ description: 'null unassigns the deal.' }),
  queryVehicleId: organizationSelector(),
});

/** What the console changes: each field from what its page showed; the fund goes by its id. */
export const changeDealInput = z.object({
  ...patchDealInput.shape,
  from: deal
    .omit({
      id: true,
      slug: true,
      vehicle: true,
      createdAt: true,
      updatedAt: true,
      deletedAt: true,
    })
    .extend({ vehicleId: z.string().nullable() })
    .partial(),
});

/** A deal by its slug in the path, in the organization that the query may name. */
const dealRef = { slug: key(), vehicleId: organizationSelector() };

export const listDealsInput = z.object({
  source: z.enum(DEAL_SOURCES).optional(),
  stage: z.enum(DEAL_STAGES).optional(),
  batch: key().optional().meta({
    description: 'Deals whose sourceDetail contains this text, whatever its case.',
  }),
  vehicleSlug: key().optional().meta({
    description: 'Deals of this vehicle, and the unassigned ones of its organization.',
  }),
  vehicleId: organizationSelector(),
  includeDeleted: includeDeleted(),
  limit: limit(50, 200),
  offset: z.number().int().min(0).default(0),
});

export const getDealInput = z.object({ ...dealRef, includeDeleted: includeDeleted() });
export const dealRefInput = z.object(dealRef);

export const createCommentInput = z.object({
  ...dealRef,
  authorName: name(),
  authorType: z.enum(AUTHOR_TYPES).default('human'),
  content: text().min(1),
  metadata: jsonObject().default(() => ({})),
});
