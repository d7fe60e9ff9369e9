import type { Metadata } from 'next';
import Link from 'next/link';
import styles from './(public)/public.module.css';

export const metadata: Metadata = { title: 'Page not found' };

/** What an address without a page shows, signed in or not. */
export default function NotFound() {
  return (
    <div className={styles.sheet}>
      <main className={styles.notice}>
        <h1 className={styles.noticeTitle}>There is no page here</h1>
        <p className={styles.noticeText}>The address may be incomplete, or the page has moved.</p>
        <p className={styles.noticeText}>
          <Link href="/">Go to the start</Link>
        </p>
      </main>
    </div>
  );
}
