import type { DEAL_SOURCES, DEAL_STAGES } from '@/db/enums';
import type { VehicleSlug } from './types';

/** A company in the pipeline. Its website is the slug of its name on a domain for examples. */
export interface DemoDeal {
  companyName: string;
  description: string;
  /** Without one, the deal is firm-wide. */
  fund?: VehicleSlug;
  /** Where the deal stood before it was moved to `fund`; `firm` is firm-wide. */
  movedFrom?: VehicleSlug | 'firm';
  stage: (typeof DEAL_STAGES)[number];
  source: (typeof DEAL_SOURCES)[number];
  /** `{batch}` stands for the latest accelerator batch, e.g. W26. */
  sourceDetail: string;
  /** 0 to 5 */
  thesisFitScore: number;
  /** USD */
  estimatedValuation?: number;
  /** USD */
  estimatedCheckSize?: number;
  sector: string;
  companyStage: string;
  notes?: string;
  /** Which links it has beside its website. */
  links?: readonly ('deck' | 'memo' | 'demo' | 'data-room')[];
  scout?: string;
}
