import type { Inputs } from '../../../../_lib/outputs';

/** What editing in place changes; the fund goes by its id. */
export type DealChange = Omit<
  Inputs['deals']['patch'],
  'slug' | 'bodySlug' | 'queryVehicleId' | 'vehicleSlug'
>;
