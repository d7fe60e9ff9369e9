const LEGAL_FORMS = new Set(
  'inc incorporated corp corporation co company llc llp lp ltd limited plc gmbh ag sa sas sarl bv nv ab as oy pty spa srl kk'.split(
    ' ',
  ),
);

/** Nothing to fold but the case: most names, and far quicker. */
const PLAIN = /^[A-Za-z0-9 ]*$/;

/**
 * The name customers are matched by: folded case, no punctuation, no trailing legal form.
 * Follows the rule by which the customers resource matches names.
 */
export function normalizeName(name: string): string {
  const folded = PLAIN.test(name)
    ? name.toLowerCase()
    : name
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s]+/gu, '');
  const words = folded.split(/\s+/).filter((word) => word !== '');
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}
