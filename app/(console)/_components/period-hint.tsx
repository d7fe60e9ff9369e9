import { isPeriod } from '../_lib/is-period';

/** Below a field for a period: how one is written, or that what is typed is none and stays as it is. */
export const PeriodHint = ({ typed }: { typed: unknown }) =>
  typeof typed !== 'string' || typed.trim() === '' || isPeriod(typed) ? (
    'Such as 2026-Q1 or 2026-03'
  ) : (
    <span role="status" className="wrap-anywhere text-warning">
      “{typed.trim()}” is stored as it stands. Periods are written such as 2026-Q1 or 2026-03.
    </span>
  );
