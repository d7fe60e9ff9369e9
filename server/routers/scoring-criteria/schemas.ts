import { z } from 'zod';
import { key, text } from '@/server/lib/fields';

const LEVELS = ['4', '3', '2', '1'] as const;
export const CATEGORIES = [
  'domainExpertise',
  'product',
  'fundraisability',
  'market',
  'execution',
  'traction',
] as const;

/** A category of the rubric: what earns each level. */
const levels = (field: () => z.ZodString) =>
  z.object({ '4': field(), '3': field(), '2': field(), '1': field() });

const categories = <T extends z.ZodType>(category: () => T) => ({
  domainExpertise: category(),
  product: category(),
  fundraisability: category(),
  market: category(),
  execution: category(),
  traction: category(),
});

/** The whole rubric: six categories of four levels. */
export const rubric = z.object(categories(() => levels(() => z.string())));
export type Rubric = z.output<typeof rubric>;

export const scoringCriteria = z
  .object({ organizationId: z.string(), organizationName: z.string(), criteria: rubric })
  .meta({ id: 'ScoringCriteria', description: 'The scoring rubric of an organization.' });

const organizationSelector = {
  vehicleId: key().optional().meta({
    description: 'Any vehicle of the organization, for keys that reach several.',
  }),
};

export const getCriteriaInput = z.object(organizationSelector);

const writtenLevels = () =>
  levels(() => text()).meta({ description: `What earns each level: ${LEVELS.join(', ')}.` });

/** The six categories at the top level, or all of them under `criteria`, as they are read (§10). */
export const putCriteriaInput = z
  .object({
    ...organizationSelector,
    ...categories(() => writtenLevels().optional()),
    criteria: z
      .object(categories(writtenLevels))
      .optional()
      .meta({ description: 'The six categories, if they do not stand at the top level.' }),
  })
  .superRefine((input, context) => {
    if (input.criteria !== undefined) return;
    for (const category of CATEGORIES) {
      if (input[category] !== undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [category],
        message: `is missing. Send all six categories: ${CATEGORIES.join(', ')}.`,
      });
    }
  });

/** The rubric that a PUT carries, whichever way. */
export const sentRubric = (input: z.output<typeof putCriteriaInput>): Rubric =>
  input.criteria ?? rubric.parse(input);

/** Cells of the rubric that the console changes: each from what its page showed. */
export const patchCriteriaInput = z.object({
  ...organizationSelector,
  changes: z
    .array(
      z.object({ category: z.enum(CATEGORIES), level: z.enum(LEVELS), from: text(), to: text() }),
    )
    .max(CATEGORIES.length * LEVELS.length),
});
export type CriteriaChange = z.output<typeof patchCriteriaInput>['changes'][number];
