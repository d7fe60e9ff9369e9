import type { CustomerTier } from '../types';
import { FORTUNE_100, FORTUNE_REST } from './fortune-500';
import { normalizeName } from './normalize';
import { isPublicOffice } from './public-office';
import { tierBehind } from './tier-fields';

const TOP = new Set(FORTUNE_100.map(normalizeName));
const REST = new Set(FORTUNE_REST.map(normalizeName));

const GOV =
  /^transport for |^(?:waterschap|hoogheemraadschap) |^(?:the )?(?:city|town|county|state|commonwealth|borough|village|port|parish|ville|township) of |\bcounty$|\b(?:department|ministry|bureau|office) of\b|\bdept\.? of\b|^u\.?s\.? (?:air force|army|navy|marine|coast guard|space force|department|customs|postal|forest service|fish (?:and|&) wildlife|geological survey|mint|embassy)|^cal fire$|^caltrans$|\b(?:air force|usaf|us army|navy(?! federal)|darpa|nasa|cnes|jaxa|isro|noaa|usda|hmrc|defra|nhs|gsa|fema|faa|tsa|dod|doe|dhs|afwerx|diu|va hospital|veterans affairs|veterans'? homes?|police department|sheriff|fire department|transit authority|port authority|housing authority|(?:water|sewer|power|airport|bridge|turnpike|tollway|parks?) authority|(?:water|irrigation|sanitation|sewer|fire|utility) district|ville de|landkreis|commune de|città di|municipio de|national guard|federal reserve|pentagon|city council|municipality|gobierno|government|kommune|gemeente|gemeinde|landratsamt|comune di|mairie de|ayuntamiento|prefeitura|municipal corporation|municipality|council|county (?:health|sheriff|library|clerk)|county metro|(?:rapid|public|area|county|city|metro(?:politan)?|regional) transit|transit (?:district|agency|administration|commission)|transportation (?:authority|district|commission|agency)|(?:public library|library|conservation|hospital|park) district|public (?:library|works|health)|highway patrol|state police|public utilit(?:y|ies) district|board of (?:education|supervisors|elections)|bezirksamt|land (?:berlin|hessen)|région|département|provincia d[ei]|regione|provincie|township|parks (?:and|&) wildlife|fish (?:and|&) (?:game|wildlife)|tribe|pueblo of|nation of)\b|^(?:stadt|kreis|gemeinde|freistaat) |^(?!(?:st|saint|our lady|holy|sacred)\b).*\bparish$|\.gov\b|\.mil\b/i;
/** Public bodies that only their own letters or names tell. */
const GOV_NAMES =
  /^VA [A-Z]|\b(?:PUD|Space Development Agency|Space Agency|Missile Defense Agency|Environment(?:al Protection)? Agency)\b| DOT$|^(?:Mass|Penn|Cal|Wis|Mn|Tx|Flo|Fl|O|W|N[CMJY]?|V|M|SC)DOT$/;
/** They are named after a county or a town, and are none of its offices. */
const NOT_GOV =
  /\b(?:credit union|savings|bancorp|humane society|united way|ymca|chamber of commerce|country club|food bank|bar association|medical society|habitat for humanity|farm bureau)\b|\bbank (?:of|and|&)\b(?!.*\b(?:reserve|settlements)\b)/i;
const EDU =
  /\b(?:university|college|universidad|université|universität|institute of technology|school district|public schools?|primary schools?|secondary schools?|grammar schools?|boarding schools?|unified school|isd|community college|polytechnic|academy|central schools?|charter schools?|middle school|high school|elementary(?: school)?|school system|school board|montessori|gymnasium|realschule|hochschule|schulzentrum|universiteit|università|universidade|lycée|collège|preparatory|prep school|day school)\b|\.edu\b|\b(?:schools)$|\w unified$|^(?:mit|caltech|ucla|usc|nyu|uc (?:berkeley|davis|irvine|merced|riverside|san diego|santa barbara|santa cruz)|ut (?:austin|dallas)|harvard|stanford|yale|princeton|asu|purdue(?: global)?|(?:georgia|virginia|texas|michigan) tech|texas a&m|(?:penn|ohio|michigan|arizona|iowa|oregon|boise|kansas|colorado|florida|north carolina|san diego|san josé?e?|washington|oklahoma|utah|portland|wichita|fresno|kent|ball|wayne) state)$/i;
const NOT_EDU = /\b(?:sports|bank|credit union|press|hospital|health|medical center|store)\b/i;

const STATED: readonly [CustomerTier, RegExp][] = [
  ['F100', /\bfortune[- ]?100\b|\bf100\b/i],
  ['F500', /\bfortune[- ]?500\b|\bf500\b/i],
  ['MIDMARKET', /\bmid[- ]?market\b/i],
  ['SMB', /\bsmbs?\b|\bsmall business\b/i],
  [
    'ENTERPRISE',
    /\benterprise (?:customer|client|account|logo|deal)\b|\(enterprise(?=[,;)]|\s*$)/i,
  ],
  [
    'GOV',
    /\b(?:government|federal|state|public[- ]sector) (?:agency|customer|client|contract)\b|\bpublic (?:agency|authority|body)\b/i,
  ],
];

const firstWord = (name: string) => /^[\p{L}\p{N}]+/u.exec(name.toLowerCase())?.[0] ?? '';
const FIRST_WORDS = new Set([...FORTUNE_100, ...FORTUNE_REST].map(firstWord));

/** Whether a name on the bundled list may begin with the word: a cheap first test. */
export function mayBeginFortuneName(word: string): boolean {
  return FIRST_WORDS.has(firstWord(word));
}

/** Whether the name stands on the bundled Fortune list. */
export function isFortuneName(name: string): boolean {
  const key = normalizeName(name);
  return TOP.has(key) || REST.has(key);
}

/**
 * The tier a name or the words right around it tell; null when they do not.
 * @param around the words about this customer alone
 */
export function tierOf(name: string, around: string): CustomerTier | null {
  const key = normalizeName(name);
  if (TOP.has(key)) return 'F100';
  if (REST.has(key)) return 'F500';
  if (!NOT_GOV.test(name) && (GOV.test(name) || GOV_NAMES.test(name) || isPublicOffice(name)))
    return 'GOV';
  if (EDU.test(name) && !NOT_EDU.test(name)) return 'EDU';
  for (const [tier, pattern] of STATED) if (pattern.test(around)) return tier;
  return tierBehind(around);
}
