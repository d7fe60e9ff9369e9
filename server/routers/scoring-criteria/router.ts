import { requireManage } from '@/server/access/scope';
import { requireOrganization } from '@/server/access/select';
import { rest, router, scopedProcedure } from '@/server/trpc';
import { DEFAULT_CRITERIA } from './default-criteria';
import { saveCriteria, savedCriteria } from './queries';
import { getCriteriaInput, putCriteriaInput, rubric, scoringCriteria, sentRubric } from './schemas';

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
        someField: true,
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
});
