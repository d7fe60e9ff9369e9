import { keepBegun } from '../../../_lib/begun';
import type { Rubric } from '../../../_lib/outputs';

type Criteria = Rubric['criteria'];

/** What was typed of an organization's rubric and not saved. */
const drafts = keepBegun<{ began: Criteria; typed: Criteria }>();

/** The texts typed and not saved yet, and those that the typing began with. */
export const rubricDraft = (organizationId: string) => drafts.get(organizationId);

/** Keeps what is typed, so that it outlives its page. */
export const keepRubricDraft = (organizationId: string, began: Criteria, typed: Criteria): void =>
  void drafts.set(organizationId, { began, typed });

/** Forgets it, once it is saved or given up. */
export const forgetRubricDraft = (organizationId: string): boolean => drafts.delete(organizationId);
