import type { PublicCompany } from '@/server/routers/public-shares/bundle/schemas';
import { safeUrl, stageLabel } from './format';
import { Logo } from './logo';
import styles from './share.module.css';

/** A company with its website's host as people read it. */
export type ListedCompany = PublicCompany & { websiteLabel: string | null };

/** The companies of a share, in their order. */
export function CompanyList({ companies }: { companies: readonly ListedCompany[] }) {
  if (companies.length === 0) {
    return <p className={styles.empty}>No company is on this list at the moment.</p>;
  }
  return (
    <ul className={styles.list}>
      {companies.map((company, position) => (
        <li key={position} className={styles.company}>
          <Company company={company} />
        </li>
      ))}
    </ul>
  );
}

function Company({ company }: { company: ListedCompany }) {
  const website = safeUrl(company.website);
  return (
    <>
      <Logo name={company.name} url={company.logoUrl} />
      <div className={styles.who}>
        <h2 className={styles.name}>
          <bdi>{company.name}</bdi>
        </h2>
        {website === null ? null : (
          <a className={styles.website} href={website} rel="noopener noreferrer nofollow">
            {company.websiteLabel}
          </a>
        )}
      </div>
      <Facts sector={company.sector} stage={company.stage} />
      {company.description === null ? null : (
        <p className={styles.description} dir="auto">
          {company.description}
        </p>
      )}
    </>
  );
}

function Facts({ sector, stage }: Pick<PublicCompany, 'sector' | 'stage'>) {
  if (sector === null && stage === null) return null;
  return (
    <dl className={styles.facts}>
      {sector === null ? null : <Fact term="Sector" value={sector} />}
      {stage === null ? null : <Fact term="Stage" value={stageLabel(stage)} />}
    </dl>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
