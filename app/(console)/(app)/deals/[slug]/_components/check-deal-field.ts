import { patchDealInput } from '@/server/routers/deals/schemas';
import { fieldMessage } from '../../../../_lib/form';
import type { DealChange } from './deal-change';

/** Checks one field with the procedure's own schema. */
export function checkDealField(
  field: keyof DealChange,
  value: unknown,
): { change: DealChange } | { error: string } {
  const checked = patchDealInput.safeParse(
    { slug: '', [field]: value },
    { error: (issue) => fieldMessage(issue) },
  );
  if (!checked.success) return { error: checked.error.issues[0]?.message ?? 'is not valid' };
  const { slug: _slug, ...change } = checked.data;
  return { change };
}
