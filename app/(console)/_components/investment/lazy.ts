import dynamic from 'next/dynamic';
import { DialogLoading } from '../ui/dialog-loading';

/** The form for a new company of the portfolio, loaded when it is opened. */
export const LogInvestment = dynamic(
  () => import('./log-investment').then((m) => m.LogInvestment),
  {
    ssr: false,
    loading: DialogLoading,
  },
);
