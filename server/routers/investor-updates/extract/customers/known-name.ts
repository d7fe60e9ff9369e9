import type { Token } from '../tokens/tokenize';
import { isBrand, mayBeginBrand } from './brands';
import { isFortuneName, mayBeginFortuneName } from './tier';
import { normalizeName } from './normalize';
import { adjacent, isCapital, raw } from './name-letters';
import { goesOnAsFirm } from './name-goes-on';
import { isPlaceNamed, ofPlace } from './name-shapes';
import { COMPANY_WORDS, NOT_NAMES } from './words';
import { startsName } from './scan-name';

/** "Ford and GM", "GM and Ford": beside another name it is the car maker, else gross margin. */
function isMotors(tokens: readonly Token[], masked: string, at: number): boolean {
  const head = tokens[at];
  if (head === undefined || raw(masked, head) !== 'GM') return false;
  const name = (i: number) => {
    const token = tokens[i];
    return token?.kind === 'word' && isCapital(raw(masked, token)) && !NOT_NAMES.has(token.text);
  };
  const behind = tokens[at + 1];
  if (behind !== undefined && (behind.kind === 'number' || /^[:=~(]$/.test(behind.text)))
    return false;
  return (
    (/^(?:and|&)$/.test(tokens[at - 1]?.text ?? '') && name(at - 2)) ||
    (/^(?:and|&)$/.test(behind?.text ?? '') && name(at + 2))
  );
}

/** The longest run of tokens that is a name on file or on the Fortune list. */
export function knownAt(
  tokens: readonly Token[],
  masked: string,
  from: number,
  known: ReadonlySet<string>,
): number | null {
  const head = tokens[from];
  if (
    head === undefined ||
    head.kind === 'punct' ||
    (head.kind === 'number' && known.size === 0 && !/^[37]/.test(head.text))
  )
    return null;
  if (isMotors(tokens, masked, from)) return from;
  const capital = isCapital(raw(masked, head)) || head.kind === 'number';
  const isOnFile = (name: string) => known.size > 0 && known.has(normalizeName(name));
  if (
    known.size === 0 &&
    !(capital && (mayBeginFortuneName(head.text.replace(/'s$/, '')) || mayBeginBrand(head.text))) &&
    head.text.length > 1
  )
    return null;
  if (!capital && !isOnFile(head.text)) return null;
  for (let last = Math.min(tokens.length - 1, from + 6); last >= from; last--) {
    const tail = tokens[last];
    if (tail === undefined || tail.end - head.start > 60 || /^[&+/–—-]$/.test(tail.text)) continue;
    if (known.size === 0 && tail.kind !== 'number' && !isCapital(raw(masked, tail))) continue;
    const text = masked.slice(head.start, tail.end);
    const plain = text.replace(/'s$/, '');
    const listed =
      (isFortuneName(text) || isBrand(plain) || (plain !== text && isFortuneName(plain))) &&
      (isCapital(raw(masked, tail)) || tail.kind === 'number') &&
      // "Nov" is a month, NOV a firm.
      !(last === from && NOT_NAMES.has(head.text) && /[a-z]/.test(text));
    if (!/[,;:()]/.test(text) && (listed || isOnFile(text) || isOnFile(plain))) {
      const longer = tokens[last + 1];
      const firm = isOnFile(plain) ? null : goesOnAsFirm(tokens, masked, last);
      if (firm !== null) return firm;
      // "Target Optical" is not Target.
      const joined =
        longer?.text === '&' && isCapital(raw(masked, tokens[last + 2])) && adjacent(tokens, last);
      const branch = ofPlace(tokens, masked, last) !== null;
      const particled =
        /^(?:de|del|do|da|di)$/.test(longer?.text ?? '') &&
        isCapital(raw(masked, tokens[last + 2])) &&
        adjacent(tokens, last);
      const goesOn =
        ((particled || branch) && !isOnFile(plain)) ||
        (joined && !isOnFile(plain)) ||
        (longer?.kind === 'word' &&
          isCapital(raw(masked, longer)) &&
          (COMPANY_WORDS.has(longer.text) ||
            isPlaceNamed(tokens, masked, last) ||
            ((last === from || isBrand(plain)) &&
              adjacent(tokens, last) &&
              startsName(masked, longer))) &&
          !isOnFile(plain));
      return goesOn ? null : last;
    }
  }
  return null;
}
