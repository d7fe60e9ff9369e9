import { isBrand } from './brands';
import type { Name } from './name';
import { normalizeName } from './normalize';
import type { Scene } from './scene';
import { ONE_FIRM } from './second-firm';
import { isFortuneName } from './tier';
import { COMPANY_WORDS } from './words';

const SINGULAR =
  /^,? ?(?:(?:has|is|was|which|who|whose|runs|starts|ends) |\d+ [a-z]|(?:[a-z]+ed|left|closed|quit) [^.;]{0,60}?\b(?:when|because|after|since|as|once) (?:their|the) (?:(?:head|founding|new|old|longtime) )?(?:chef|owner|founder|ceo|cfo|coo|cto|landlord|lease|foundry|parent|buyer|champion|manager|gm)\b|(?:signed|extended|renewed|expanded|terminated|suspended) (?:an?|its|the|our) (?:[a-z0-9-]+ ){0,3}(?:plan|contract|deal|agreement|subscription|licen[cs]e|order)\b|[^.;]{0,40}\b(?:as (?:a|an|our)|became (?:a|an|our)|its|(?:a|our|another|latest|largest|biggest|first|second|third) (?:[a-z-]+ ){0,2}(?:customer|client|account|logo))\b)/i;

/** "signed: $82k per year": one contract, unless the words part it. */
const ONE_SUM =
  /^ (?:(?:(?:has|have|just|also) )?(?:signed|renewed)(?:,| at| for|:)|at|for) ?[$€£]\d/;
const SEVERAL = /\b(?:each|respectively|both|combined|together|in total|and [$€£])/;

/** Known the world over by both names. */
const BRANDS =
  /^(?:(?:crate|barnes|johnson|procter|marks|ernst|abercrombie|simon|black|baker|latham|kirkland|sullivan|arnold|harry|dolce|smith|bang|church|fortnum|holland|farrow|wynken|bausch|rohde|giesecke|endress|davis|norton|price) & (?:barrel|noble|johnson|gamble|spencer|young|fitch|schuster|decker|mckenzie|watkins|ellis|cromwell|porter|david|gabbana|nephew|olufsen|dwight|mason|barrett|ball|lomb|schwarz|devrient|hauser|shirtliff|fulbright))$/i;

/** "Thames & Marsh Estates", "Barkley & Sons Kennels", "Brick & Tile", "Fable & Finch": one firm's trade or brand. */
function isOneBrand(text: string): boolean {
  const [left = '', right = ''] = text.toLowerCase().split(' & ');
  const end = right.split(' ').at(-1) ?? '';
  if (ONE_FIRM.test(right.split(' ')[0] ?? '')) return true;
  // "A-1 Septic & Drain": no firm is called by its trade alone.
  if (COMPANY_WORDS.has(right)) return true;
  // "Barge & Anchor Stevedoring": a trade they share.
  if (/^[a-z]{3,}(?:ing|wrights|smiths)$/.test(end) && / /.test(right) && !/ /.test(left))
    return true;
  if (COMPANY_WORDS.has(end)) return !left.split(' ').some((word) => COMPANY_WORDS.has(word));
  return left[0] === right[0] && !/ /.test(left + right);
}

/**
 * Whether "A & B" may be two firms: nothing on file, no "Co" or "Sons", no other name beside it
 * and no word in the singular tell that it is one.
 */
export function maybeTwoFirms(scene: Scene, name: Name, known: ReadonlySet<string>): boolean {
  const { tokens, masked } = scene;
  if (!name.text.includes(' & ') || isFortuneName(name.text)) return false;
  if (known.has(normalizeName(name.text))) return false;
  if (ONE_FIRM.test(tokens[name.last]?.text ?? '') || /'s$|^[A-Z]\. & /.test(name.text))
    return false;
  if (BRANDS.test(name.text) || isBrand(name.text) || isOneBrand(name.text)) return false;
  // "A & B and C": the writer joins firms by "and".
  const names = [...scene.names.values()];
  const listed = names.some(
    (other) => other !== name && (other.first === name.last + 2 || other.last === name.first - 2),
  );
  const joined = names.length > 1 && /^(?:and|plus)$/.test(tokens[name.first - 1]?.text ?? '');
  if (listed || joined || /^(?:a|an|our)$/.test(tokens[name.first - 1]?.text ?? '')) return false;
  const behind = masked.slice(name.end, Math.min(name.end + 70, tokens.at(-1)?.end ?? name.end));
  if (ONE_SUM.test(behind) && !SEVERAL.test(behind)) return false;
  // "A & B ($60k ACV)": one contract.
  return !/^ ?[(–—:]/.test(behind) && !SINGULAR.test(behind);
}
