const LEGAL_FORMS = new Set(
  'inc incorporated corp corporation co company llc llp lp ltd limited plc gmbh ag sa sas sarl bv nv ab as oy pty spa srl kk'.split(
    ' ',
  ),
);

/**
 * The name customers are matched by: folded case, no punctuation, no trailing legal form.
 * Follows the rule by which the customers resource matches names.
 */
export function normalizeName(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]+/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}
