import { period } from '../../../../_lib/format';
import type { Update } from '../../../../_lib/outputs';

/** What an update is called: its subject, else what it reports on. */
export const updateTitle = ({ subject, reportedPeriod }: Update): string =>
  subject ?? (reportedPeriod === null ? 'Update' : `${period(reportedPeriod)} update`);
