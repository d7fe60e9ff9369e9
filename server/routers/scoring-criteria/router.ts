import { requireManage } from '@/server/access/scope';
import { requireOrganization } from '@/server/access/select';
import { consoleOnly, rest, router, scopedProcedure } from '@/server/trpc';
import { inTransaction } from '@/server/access/transaction';
import { ServiceError } from '@/server/errors';
import { changeCells } from './change-cells';
import { DEFAULT_CRITERIA } from './default-criteria';
import { lockCriteria, saveCriteria, savedCriteria } from './queries';
import {
  CATEGORIES,
  getCriteriaInput,
  patchCriteriaInput,
  putCriteriaInput,
  rubric,
  scoringCriteria,
  sentRubric,
} from './schemas';

const tag = 'Scoring criteria';

export const scoringCriteriaRouter = router({
  /** The rubric of one organization, or the defaults (decisions §4, §10). */
  get: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/scoring-criteria',
        tag,
        summary: 'Get the scoring criteria',
        description: 'The organization’s own criteria, or the defaults when none are set.',
      }),
    )
    .input(getCriteriaInput)
    .output(scoringCriteria)
    .query(async ({ ctx: { scope }, input }) => {
      const { organizationId, organizationName } = requireOrganization(scope, input.vehicleId);
      const saved = await savedCriteria(scope, organizationId);
      return {
        organizationId,
        organizationName,
        criteria: saved ? rubric.parse(saved) : DEFAULT_CRITERIA,
      };
    }),

  /** Replaces the rubric of one organization. */
  put: scopedProcedure
    .meta(
      rest({
        method: 'PUT',
        eitherOf: [CATEGORIES, ['criteria']],
        path: '/scoring-criteria',
        tag,
        summary: 'Replace the scoring criteria',
        description:
          'All six categories with all four levels, at the top level or under `criteria`. Needs a manager.',
        query: { vehicleId: 'vehicleId' },
        errors: [403],
        example: { ...DEFAULT_CRITERIA },
      }),
    )
    .input(putCriteriaInput)
    .output(scoringCriteria)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { organizationId, organizationName } = requireOrganization(scope, input.vehicleId);
      const criteria = sentRubric(input);
      await saveCriteria(requireManage(scope, organizationId), organizationId, criteria);
      return { organizationId, organizationName, criteria };
    }),

  /** Changes cells of the rubric, all or none: a cell that somebody else changed meanwhile is refused. */
  patch: scopedProcedure
    .meta(consoleOnly('Over REST the rubric is replaced as a whole.'))
    .input(patchCriteriaInput)
    .output(scoringCriteria)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { organizationId, organizationName } = requireOrganization(scope, input.vehicleId);
      const edit = requireManage(scope, organizationId);
      const criteria = await inTransaction(edit, async (tx) => {
        const saved = await lockCriteria(tx, organizationId, DEFAULT_CRITERIA);
        const changed = changeCells(rubric.parse(saved), input.changes);
        if (changed.refused.length > 0) throw changedMeanwhile(changed.refused);
        await saveCriteria(tx, organizationId, changed.criteria);
        return changed.criteria;
      });
      return { organizationId, organizationName, criteria };
    }),
});

const changedMeanwhile = (refused: ReturnType<typeof changeCells>['refused']) =>
  new ServiceError(
    'CONFLICT',
    'Somebody else changed the same text meanwhile, so nothing is saved. Look at theirs, then save again.',
    {
      issues: refused.map(({ category, level, now }) => ({
        path: ['criteria', category, level],
        code: 'changed',
        message: `was changed by somebody else meanwhile to “${now}”`,
      })),
    },
  );
