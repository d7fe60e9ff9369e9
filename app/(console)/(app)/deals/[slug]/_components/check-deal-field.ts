import { patchDealInput } from '@/server/routers/deals/schemas';
import { fieldMessage } from '../../../../_lib/form';
import { DEAL_SUMS, notNegative } from '../../../../_lib/not-negative';
import type { DealChange } from './deal-change';

const form = notNegative(patchDealInput, DEAL_SUMS);

/** Checks one field with the procedure's own schema, and that no sum is below zero. */
export function checkDealField(
  field: keyof DealChange,
  value: unknown,
): { change: DealChange } | { error: string } {
  const checked = form.safeParse(
    { slug: '', [field]: value },
    { error: (issue) => fieldMessage(issue) },
  );
  if (!checked.success) return { error: checked.error.issues[0]?.message ?? 'is not valid' };
  const { slug: _slug, ...change } = checked.data;
  return { change };
}
