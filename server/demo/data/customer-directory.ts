import { CUSTOMER_TIERS } from '@/db/enums';

type Tier = (typeof CUSTOMER_TIERS)[number];

/** Who buys from the portfolio; several companies share the large ones, as in life. */
const DIRECTORY: Record<Tier, readonly string[]> = {
  F100: [
    'Aldermoor Insurance Group',
    'Brennick Foods',
    'Calloway Stores',
    'Continental Pacific Rail',
    'Corwin Motors',
    'Fairhaven Bank',
    'Halden Airlines',
    'Meridian Health Partners',
    'Northgate Telecom',
    'Vantor Pharmaceuticals',
  ],
  F500: [
    'Bellweather Grocers',
    'Castellan Media',
    'Dunmore Paper & Packaging',
    'Garrison Apparel',
    'Kessler Industries',
    'Lakeland Energy',
    'Marlowe Logistics',
    'Orrin Semiconductors',
    'Ostrander Health System',
    'Pruitt Building Products',
    'Sterling & Hobbs',
    'Summerfield Hotels',
    'Whitlock Financial',
  ],
  ENTERPRISE: [
    'Alder & Finch Residential',
    'Avonlea Mutual',
    'Blue Mesa Mining',
    'Cardinal Point Terminals',
    'Hartwell Construction',
    'Ibex Outdoor',
    'Juniper Ridge Hospitals',
    'Nordhavn Shipping',
    'Polar Cold Storage',
    'Redfern Clinics',
    'Sorrento Foods',
    'Tessler Automation',
    'Tri-County Utilities',
  ],
  MIDMARKET: [
    'Brightwater Mills',
    'Copperline Electric',
    'Crownworks Dental Labs',
    'Delmar Supply',
    'Hearthside Goods',
    'Hearthside Homes',
    'Hollis Instruments',
    'Juno Footwear',
    'Moss & Marlow',
    'Northshore Plumbing Supply',
    'Northwater Systems',
    'Quarry Lane Capital',
    'Trestle Rentals',
  ],
  SMB: [
    'Bayside Drayage',
    'Beacon Wearables',
    'Bluebird Roofing',
    'Copper Kettle Software',
    'Fable & Thread',
    'Gatherly Events',
    'Gonzales Brothers Farms',
    'Kitefield Aero',
    'Larch Audio',
    'Lumen & Oak',
    'Maple Leaf Prosthetics',
    'Papertrail Labs',
    'Precision Arch Lab',
    'Ridgeway Scaffolding',
    'Sidecar Analytics',
    'Stagg & Sons Paving',
    'Two Rivers Trucking',
  ],
  GOV: [
    'Calder Bay Transit Authority',
    'City of Ashgrove',
    'Fenwick Water District',
    'Larkspur County',
    'Larkspur County Hospital',
    'Port of Calder Bay',
    'State of Columbia Energy Office',
  ],
  EDU: [
    'Saint Brendan’s College',
    'Tallgrass Community College',
    'Upper Valley School District',
    'Wexford State University',
  ],
  OTHER: [
    'Ashgrove Credit Union',
    'Open Harvest Cooperative',
    'Prairie Rural Electric Cooperative',
  ],
};

const TIERS = new Map(
  CUSTOMER_TIERS.flatMap((tier) => DIRECTORY[tier].map((name): [string, Tier] => [name, tier])),
);

/** The tier of a customer. @throws if the directory does not list it */
export function tierOf(name: string): Tier {
  const tier = TIERS.get(name);
  if (tier === undefined) throw new Error(`The customer directory does not list "${name}".`);
  return tier;
}
