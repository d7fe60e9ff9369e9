import { monogram, safeUrl } from './format';
import styles from './share.module.css';

/**
 * A tile of fixed size with a logo over the first letter of the name. The letter shows until the
 * logo has loaded, or for good if it never does: a broken image without alternative text has no
 * size, so the white that its frame lays over the letter has none either.
 */
export function Logo({ name, url }: { name: string; url: string | null }) {
  const source = safeUrl(url);
  return (
    <span className={styles.tile} aria-hidden="true">
      <span className={styles.monogram}>{monogram(name)}</span>
      {source === null ? null : (
        <span className={styles.frame}>
          <img
            className={styles.logo}
            src={source}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        </span>
      )}
    </span>
  );
}
