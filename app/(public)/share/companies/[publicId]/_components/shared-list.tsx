import { CompanyList, type ListedCompany } from './company-list';
import styles from './share.module.css';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface Props {
  title: string;
  createdAt: string;
  companies: readonly ListedCompany[];
}

/** What a visitor sees of a share; the console shows the same before there is a link. */
export const SharedList = ({ title, createdAt, companies }: Props) => (
  <div className={styles.page}>
    <header className={styles.header}>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      <p className={styles.byline}>
        <span>
          {companies.length} {companies.length === 1 ? 'company' : 'companies'}
        </span>
        <span>
          Shared <time dateTime={createdAt}>{DAY.format(new Date(createdAt))}</time>
        </span>
      </p>
    </header>
    <CompanyList companies={companies} />
    <footer className={styles.footer}>
      Shared in confidence with the people who have this link. Company profiles show their latest
      state.
    </footer>
  </div>
);
