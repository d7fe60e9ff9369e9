import type { Metadata } from 'next';
import { consolePage } from '../../../_lib/console-page';
import { requireOrganization } from '../../../_lib/session';
import { VehiclesView } from '../_components/vehicles-view';

export const metadata: Metadata = { title: 'Vehicles' };

/** The funds and SPVs of the organization, with their targets. */
export default consolePage(async ({ caller }) => {
  const organization = await requireOrganization();
  const settings = await Promise.all(
    organization.vehicles.map(({ id }) => caller.vehicles.settings({ vehicleId: id })),
  );
  return <VehiclesView key={organization.id} settings={settings} />;
});
