import type { Calendar } from '../calendar';
import type { Callers } from '../callers';
import { fillAsks } from './asks';
import { fillCompanies } from './companies';
import { fillDeals } from './deals';
import { fillGaps, unclearUpdates } from './gaps';
import { fillNews } from './news';
import { fillSharing } from './sharing';
import { fillSlips } from './slips';

/** Fills the provisioned organizations through the procedures, on the callers' transaction. */
export async function fillDemo(callers: Callers, calendar: Calendar): Promise<void> {
  const updates = await fillCompanies(callers, calendar, unclearUpdates());
  await fillGaps(callers, calendar, updates);
  await fillNews(callers, calendar);
  await fillAsks(callers);
  await fillDeals(callers, calendar);
  await fillSharing(callers);
  await fillSlips(callers, calendar);
  for (const vehicleSlug of ['fund-i', 'fund-ii'])
    await callers.manager.stats.recompute({ vehicleSlug });
  await callers.kestrel.stats.recompute({ vehicleSlug: 'climate-spv-i' });
}
