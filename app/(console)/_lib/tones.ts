import type { Tone } from '../_components/ui/badge';
import type { Ask, Company, Customer, Gap } from './outputs';

/** The colours of states, the same on every page. */
export const STATUS_TONES: Record<Company['status'], Tone> = {
  ACTIVE: 'neutral',
  MARKED_UP: 'positive',
  WRITTEN_DOWN: 'negative',
  EXITED: 'accent',
};

export const CUSTOMER_TONES: Record<Customer['status'], Tone> = {
  ACTIVE: 'positive',
  PILOT: 'accent',
  PAUSED: 'warning',
  CHURNED: 'negative',
  LOST_DEAL: 'neutral',
};

export const ASK_TONES: Record<Ask['status'], Tone> = { OPEN: 'accent', RESOLVED: 'neutral' };

export const GAP_TONES: Record<Gap['status'], Tone> = {
  OPEN: 'warning',
  RESOLVED: 'positive',
  DISMISSED: 'neutral',
};
