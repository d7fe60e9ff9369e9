import type { Bulk } from './bulk';
import type { Growth, Scans } from './growth';
import type { Measured } from './measure';
import type { Options } from './options';
import type { ScaleOut } from './scale-out';
import type { StartUp } from './start-up';

/** Everything that a run found. */
export interface Results {
  at: string;
  machine: string;
  postgres: string;
  /** Processes that wanted to run just before. */
  loadBefore: number;
  options: Options;
  measured: Measured[];
  bulk: Bulk[];
  growth: Growth[];
  scans: Scans[];
  scaleOut: ScaleOut[];
  startUp: StartUp;
}
