import { fragmentType } from './fragments';
import type { AskType } from './types';
import { INVESTOR } from './vocabulary';

/*
 * Types that one ordinary turn tells, whatever names and roles stand beside it: "who do you know
 * at GM?", "a kitchen that we could rent". Over one ask in lower case; gaps are bounded.
 */

/** "Who do you know at Ford or GM?": the letters of a firm are no role. */
const KNOWN_AT =
  /\b(?:whom? (?:do|does|might|would) (?:you|any of you|anyone)(?: all)? (?:know|have)|whom? knows (?:anyone|someone|people)|(?:know|knows) (?:anyone|anybody|someone|somebody|people|folks)) (?:at|inside|over at) (?!(?:one|them|it|that|any|each)\b)(.{2,120})/;
const FOR_TEAM =
  /\b(?:leav(?:e|es|ing)|join|relocat\w*|hir(?:e|ing)|laid off|looking for (?:a|their|his|her) next|next (?:role|job)|candidates?|recruit\w*|who (?:could|can|would) (?:run|lead|build|own))\b/;
const NO_BUYER =
  /\b(?:press|journalists?|reporters?|podcasts?|regulators?|fda|landlords?|agenc(?:y|ies)|law firms?|lawyers?|auditors?|suppliers?|vendors?|manufacturers?)\b/;
const OF_FUNDS = new RegExp(`\\b(?:${INVESTOR})\\b`);

/** "A kitchen that we could rent at night": a thing or a place to use. */
const TO_USE =
  /\b(?:kitchens?|offices?|rooms?|spaces?|warehouses?|labs?|studios?|garages?|workshops?|venues?|sites?|fields?|farms?|buildings?|apartments?|flats?|houses?|desks?|machines?|trucks?|vans?|tunnels?|tracks?|printers?|test ?beds?)\b[^.;:?!]{0,60}? (?:that |which |where |for us )?(?:(?:we|i|us) )(?:could|can|might|to|may) (?:rent|use|borrow|sublet|lease|share|hire|work|cook|film|test|meet|store|stay)\b/;
/** "Who can help us get GPU credits": not the firm is met, but what it gives. */
const CREDITS =
  /\b(?:aws|azure|gcp|google|google cloud|cloud|compute|gpu|openai|anthropic|startup) credits\b(?!.{0,40}\b(?:customers?|buyers?)\b)/;
/** "Be a reference for a prospect": a word for us. */
const REFERENCE =
  /\b(?:be|act as|serve as|being|as) (?:an? |our )?(?:\w+ )?references? (?:for|to|with|in)\b|\b(?:reference calls? (?:for|with) (?:us|our|an?|the|prospective|potential|new))\b/;
/** "A call about our pricing", "help with our deck", "twenty minutes on how you …". */
const OVER_WORK =
  /\b(?:calls?|chats?|conversations?|coffees?|minutes|mins|hours?) (?:(?:about|to discuss|to talk about|to go over|to go through|to walk through) (?:our |my )|(?:about|on) how (?:you|to|we|others)\b)|\b(?:help|a hand|support|assistance) (?:with|on|for|polishing|improving|refining|tightening|reviewing) (?:our |the |my |an? )(?:[\w-]+ ){0,3}?(?:deck|pitch|data ?room|financial model|forecast|positioning|messaging|narrative|pricing|strategy|roadmap|term sheet|cap table|valuation|business plan|board deck)\b/;
const MET =
  /\b(?:intros?|introductions?|introduce|connect us|candidates?|hire|hiring|recruit\w*|customers?|buyers?|(?:with|to) (?:heads|vps|cfos|investors|funds))\b/;
/** "Does anyone here know customs bonds well?" */
const KNOWS_WELL =
  /\b(?:anyone|anybody|any of you|someone|somebody)(?: here| among you| out there| else)? knows? (?!(?:anyone|anybody|someone|somebody|people|folks|the|any|an?|your|our|their|him|her|them|each|one)\b)(?:(?!and\b|would\b|who\b)[\w'&/-]+ ){1,5}?(?:well|inside (?:and )?out|in depth|deeply|cold|by heart)(?=[?.!,;]|$| (?:enough|and|who)\b)/;
/** "Anyone know a good accountant?": one who serves many. */
const GOOD_PRO =
  /\b(?:know|knows|recommend|suggest|used|worked with) (?:of )?(?:an? |any )?(?:really |very )?(?:good|great|reliable|trustworthy|decent|affordable|trusted|solid) (?:[\w-]+ )?(?:accountants?|cpas?|interior (?:designers?|architects?)|movers?|translators?|notar(?:y|ies))\b(?!.{0,60}\b(?:full-time|part-time|join|hire|team|in-house)\b)/;
const PRESS =
  /^(?:press|media|pr): (?!.{0,60}\b(?:customers?|agency|agencies)\b)|\b(?:press|media|pr) (?:contacts?|intros?|introductions?|coverage|opportunities|mentions?)\b(?!.{0,60}\b(?:customers?|buyers?)\b)|\b(?:contacts?|intros?|introductions?) (?:at|to|with|in) (?:the )?(?:press|media|techcrunch|forbes|the wall street journal|bloomberg|wired|the new york times|the verge|axios|sifted|fast company)\b/;

/** "If you would like to participate or know someone who would": in the round. */
const TAKES_PART =
  /\bif (?:you|anyone|anybody|someone|any of you)(?:'d| would|'re| are| is)? (?:(?:like|want|wish|able|interested|keen|open) )?(?:to |in )?(?:participat(?:e|ing)|invest(?:ing)?|tak(?:e|ing) (?:up )?your (?:full )?pro[- ]rata|join(?:ing)? (?:the|our|this) (?:round|bridge|raise|note|syndicate))\b(?! in (?:the |our |a |an )?(?:pilot|beta|study|survey|webinar|call|event|test))/;
/** "Do you know anyone who runs a coworking space?", "… who's a great video editor?" */
const KNOWN_WHO =
  /\bknows? (?:of )?(?:anyone|anybody|someone|somebody|people|folks) (?:who|that)(?:(?:'s| is| are| would be| could be| might be) ((?:an? |our ).{3,100})| ((?:runs?|owns?|manages?|operates?|heads?|oversees?|buys?) .{3,100}))/;

/** Whom "anyone who …" names, or null. */
function knownWho(text: string): AskType | null {
  const [, role, runs] = KNOWN_WHO.exec(text) ?? [];
  if (role !== undefined) return fragmentType(role.replace(/\?.*$/, ''));
  return runs === undefined ? null : fragmentType(`someone who ${runs}`);
}

/** "Finding a lab manager", among what help is wanted with. */
const FOUND = /^(?:finding|recruiting|hiring) ((?:an?|our|two|three) .{3,120})/;

/** "Looking for a good law firm for our Series A", "an executive coach": who serves us. */
const SERVES =
  /\b(?:looking for|need|recommend|recommendations? (?:for|of)|know(?: of)?|find|suggest|searching for|seeking) an? (?:(?:good|great|new|reliable|recommended|experienced|strong|startup|ip|patent|employment|local|affordable|us|uk|german|french) )*(?:law firm|lawyer|attorney|accounting firm|accountant|auditor|tax advis[eo]r|(?:executive|leadership|pitch|ceo|founder|speaking|career|voice) coach)\b/;

/** Few asks have any of these words. */
const CUE =
  /\b(?:knows?|know|finding|recruiting|hiring|credits|references?|calls?|chats?|coffees?|conversations?|minutes|mins|hours?|help|hand|support|assistance|press|media|pr|contacts?|if|find|looking|searching|seeking|need|recommend|recommendations?|suggest|used|worked|(?:we|i|us) (?:could|can|might|to|may))\b/;

/** The type that such a turn tells, or null. */
export function ordinaryType(text: string): AskType | null {
  if (!CUE.test(text)) return null;
  if (CREDITS.test(text) || REFERENCE.test(text) || TO_USE.test(text)) return 'OTHER';
  if (PRESS.test(text)) return 'OTHER';
  if (TAKES_PART.test(text)) return 'INTRO_INVESTOR';
  if (KNOWS_WELL.test(text) || GOOD_PRO.test(text)) return 'ADVICE';
  if (OVER_WORK.test(text) && !MET.test(text)) return 'ADVICE';
  if (SERVES.test(text) && !FOR_TEAM.test(text) && !MET.test(text)) return 'ADVICE';
  const found = FOUND.exec(text)?.[1];
  if (found !== undefined && fragmentType(found.replace(/[.!]$/, '')) === 'HIRING') return 'HIRING';
  const known = knownWho(text);
  if (known !== null) return known;
  const where = KNOWN_AT.exec(text)?.[1];
  if (where === undefined || FOR_TEAM.test(text) || NO_BUYER.test(where)) return null;
  return OF_FUNDS.test(where) ? 'INTRO_INVESTOR' : 'INTRO_CUSTOMER';
}
