import type { Metadata } from 'next';
import { CompanyList } from './_components/company-list';
import { loadBundle } from './_components/load-bundle';
import styles from './_components/share.module.css';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ publicId: string }>;
}

/** The title of the list; the 404 of a link that does not work. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { share } = await loadBundle((await params).publicId);
  return { title: share.title };
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The public page of a share: a list of companies for whoever has the link (decisions §10). */
export default async function SharePage({ params }: Props) {
  const { share, companies } = await loadBundle((await params).publicId);
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title} dir="auto">
          {share.title}
        </h1>
        <p className={styles.byline}>
          <span>
            {share.companyCount} {share.companyCount === 1 ? 'company' : 'companies'}
          </span>
          <span>
            Shared <time dateTime={share.createdAt}>{DAY.format(new Date(share.createdAt))}</time>
          </span>
        </p>
      </header>
      <CompanyList companies={companies} />
      <footer className={styles.footer}>
        Shared in confidence with the people who have this link. Company profiles show their latest
        state.
      </footer>
    </main>
  );
}
