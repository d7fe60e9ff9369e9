import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { env } from '@/server/env';
import styles from './public.module.css';

/** Nothing is indexed or told to other sites; addresses of images are whole ones. */
export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(env().SITE_URL),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
  formatDetection: { telephone: false, date: false, address: false, email: false },
  openGraph: { type: 'website' },
  twitter: { card: 'summary_large_image' },
});

/** The sheet that public pages are written on. They need no script. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
