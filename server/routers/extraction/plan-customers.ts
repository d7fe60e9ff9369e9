import { normalizeCompanyName } from '@/server/lib/names';
import type { History, PlannedCustomer, Reading } from './plan-types';

const MAX_NAME = 300;

/**
 * The customers that an update names, each once, the update's own text first. Left out is what was
 * found in this update before, whether it stands or a person has rejected it.
 */
export function planCustomers(readings: readonly Reading[], history: History): PlannedCustomer[] {
  const before = new Set(
    history.findings.filter(({ kind }) => kind === 'customer').map(({ field }) => field),
  );
  const planned = new Map<string, PlannedCustomer>();
  for (const { contentGapId, result } of readings) {
    for (const finding of result.customers) {
      const normalizedName = normalizeCompanyName(finding.customerName);
      if (normalizedName === '' || finding.customerName.length > MAX_NAME) continue;
      if (before.has(normalizedName) || planned.has(normalizedName)) continue;
      planned.set(normalizedName, { ...finding, contentGapId, normalizedName });
    }
  }
  return [...planned.values()];
}
