import { patchCompanyInput } from '@/server/routers/portfolio/schemas';
import { fieldMessage } from '../../../../_lib/form';
import type { CompanyChange } from './company-change';

export type Checked = { change: CompanyChange } | { error: string };

/** Checks one field with the procedure's own schema; empty is null. */
export function checkCompanyField(field: keyof CompanyChange, value: unknown): Checked {
  const checked = patchCompanyInput.safeParse(
    { slug: '', [field]: value },
    { error: (issue) => fieldMessage(issue) },
  );
  if (!checked.success) return { error: checked.error.issues[0]?.message ?? 'is not valid' };
  const { slug: _slug, ...change } = checked.data;
  return { change };
}
