import type { Metadata } from 'next';
import styles from './public.module.css';

export const metadata: Metadata = { title: 'Link not found' };

/** What unknown and revoked links show alike. */
export default function NotFound() {
  return (
    <main className={styles.notice}>
      <h1 className={styles.noticeTitle}>This link is not available</h1>
      <p className={styles.noticeText}>
        It may have been withdrawn, or the address is incomplete. Ask the person who sent it to you
        for a new one.
      </p>
    </main>
  );
}
