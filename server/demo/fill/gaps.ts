import type { Calendar } from '../calendar';
import { type Caller, type Callers, managerOf } from '../callers';
import { companyOf } from '../data/companies';
import type { Closing, DemoGap } from '../data/gaps';
import { CLOSED_GAPS } from '../data/gaps-closed';
import { OPEN_GAPS } from '../data/gaps-open';
import { type StoredUpdates, updateKey } from './companies';

const GAPS: readonly DemoGap[] = [...OPEN_GAPS, ...CLOSED_GAPS];

/** The updates whose period somebody had to ask for. */
export const unclearUpdates = (): ReadonlySet<string> =>
  new Set(
    GAPS.flatMap(({ gapType, company, update }) =>
      gapType === 'PERIOD_UNCLEAR' && update !== undefined ? [updateKey(company, update)] : [],
    ),
  );

/** Fund I’s gaps are the editor’s work; the others are closed by the managers. */
function closerOf(callers: Callers, slug: string): Caller {
  const company = companyOf(slug);
  return company.vehicle === 'fund-i' ? callers.editor : managerOf(callers, company);
}

async function close(caller: Caller, id: string, closing: Closing, period: string): Promise<void> {
  if ('dismissed' in closing) {
    await caller.dataGaps.dismiss({ id, notes: closing.dismissed });
    return;
  }
  const { resolved, notes } = closing;
  const resolvedValue = resolved === '{period}' ? period : resolved;
  await caller.dataGaps.resolve({ id, resolvedValue, notes });
}

/** Opens the gaps that extraction left, and closes those that have been looked at. */
export async function fillGaps(
  callers: Callers,
  calendar: Calendar,
  updates: StoredUpdates,
): Promise<void> {
  for (const { company, update, closing, description, ...gap } of GAPS) {
    const source = update === undefined ? undefined : updates.get(company)?.[update];
    if (update !== undefined && !source) throw new Error(`No update ${update} of ${company}.`);
    const month = calendar.month(source?.ago ?? 0);
    const { id } = await managerOf(callers, companyOf(company)).dataGaps.create({
      ...gap,
      slug: company,
      description: description.replaceAll('{month}', month.name),
      updateId: source?.id,
    });
    if (closing) await close(closerOf(callers, company), id, closing, month.period);
  }
}
