import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import styles from './public.module.css';

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

/** The sheet that public pages are written on. They need no script. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
