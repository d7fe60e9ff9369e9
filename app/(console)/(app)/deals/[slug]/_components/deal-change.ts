import type { Inputs } from '../../../../_lib/outputs';

/** What editing in place changes; the fund goes by its id. */
export type DealChange = Omit<
  Inputs['deals']['patch'],
  'slug' | 'bodySlug' | 'queryVehicleId' | 'vehicleSlug'
>;

/** What its page showed of the fields that a change names. */
export type DealShown = Inputs['deals']['change']['from'];
