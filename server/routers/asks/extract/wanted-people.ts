import { fragmentType } from './fragments';
import { isPlacedRole, isRole } from './sought-role';
import { ROLE } from './vocabulary';

/*
 * Sentences that ask by saying whom the company wants: "we are looking to talk to CFOs of banks",
 * "we could use a fractional CFO". Over one sentence in lower case; gaps are bounded.
 */

const OFTEN =
  '(?:(?:also|now|still|currently|actively|really|always|especially|particularly|just) )*';
const WANTS = `(?:(?:looking|hoping|keen|eager|trying|wanting|want|like|love|wish|happy|glad|ready) to|interested in)`;
const MEETING =
  '(?:(?:start|begin|get) )?(?:talk(?:ing)?|speak(?:ing)?|chat(?:ting)?|connect(?:ing)?|meet(?:ing)?|compare notes|(?:begin |start |build )?(?:building )?(?:a )?relationships?(?:[- ]building)?)';
const TO_MEET = new RegExp(
  `\\b(?:we|i)(?:'re| are|'m| am|'d| would)? ${OFTEN}${WANTS} (?:${OFTEN})${MEETING}(?: up)?(?: to| with)?(?: more)? (?!(?:our|your|you|the|these|those|customers|clients|users|prospects|investors|people)\\b(?! (?:who|that|at|in)\\b))(.{3,200})`,
);
/** "We need more direct paths to provosts", but no path to profit. */
const PATH =
  /\b(?:we|i) (?:\w+ ){0,2}?need (?:an? |some |more |better |new )*(?:direct |warm |good |short )*(?:paths?|routes?|ways? in|lines?|doors?) (?:to|into|at) (.{3,200})/;
const COULD_USE = new RegExp(
  `\\b(?:we|i)(?:'re| are)? ${OFTEN}(?:could|can) ${OFTEN}use (?:an?|another|one) (?:[\\w-]+ ){0,2}?(?:${ROLE})\\b`,
);

/** "Looking for stormwater managers at cities", "We search: an engineer". */
export const SEEKS =
  /^(?:(?:and|also|finally|lastly|plus|still|always|now),? )*(?:(?:looking for|searching for|search for|seeking|in search of|on the lookout for):?|(?:we (?:are |'re )?(?:also |still |now )?)?(?:search|seek|need|want|wanted|needed|hiring|recruiting)(?: also)?:) (.{3,200})/;
const NEAR =
  /\b(?:if|should) (?:you(?:'re| are)|anyone is|someone is|any of you (?:is|are)) (?:close|connected|friendly|friends|in touch|tight|on good terms) (?:to|with) (.{3,200})/;
/** "If you know dining directors at universities": whatever the reader is to do then. */
export const IF_KNOWN =
  /\b(?:if|should) (?:you|anyone|anybody|any of you|one of you|someone|somebody)(?: (?:happen to|also|already|personally|might|may|do|ever|should))* knows? (?:of )?(?!of\b)(.{3,200})/;

const SEARCH =
  '(?:(?:looking|searching|hunting) (?:for|to (?:hire|add|bring on|recruit))|in search of|seeking(?: to (?:hire|add|recruit))?|(?:trying|keen|hoping) to (?:find|hire|recruit)|on the (?:hunt|lookout) for|must hire)';
const IN_SEARCH = new RegExp(
  `(?:^|[,;:–—-] |\\b(?:and|but|so|front) )(?:we|i)(?:'re| are|'m| am)? ${OFTEN}${SEARCH} (?:an?|our (?:first|next|new)|one more|another|two|three|a few|some)? ?(?:(?!(?:at|of|to|for|in|with)\\b)[\\w()-]+ ){0,4}?(?:${ROLE}|hires?)\\b`,
);
const FURTHER =
  /^(?:and|also|last(?:ly| but not least)|finally|next|separately|plus|on (?:the|a) (?:[\w-]+ ){1,2}(?:front|side|note))\b/;

/**
 * True for "Lastly, we're in search of our first marketing hire": beside other asks, which
 * `besideAsk` says too, a search is one more; alone it is news of the company.
 */
export const searchesToo = (text: string, besideAsk: boolean): boolean =>
  (besideAsk || FURTHER.test(text)) && IN_SEARCH.test(text);

/** Where the words end that say whom the company wants to meet or to hire, or -1. */
export function wantsPeople(text: string): number {
  const met = TO_MEET.exec(text);
  const type = met === null ? null : fragmentType(met[1] ?? '');
  if (met !== null && (type === 'INTRO_CUSTOMER' || type === 'INTRO_INVESTOR'))
    return met.index + met[0].length - (met[1] ?? '').length;
  const path = PATH.exec(text);
  if (path !== null && fragmentType(path[1] ?? '') === 'INTRO_CUSTOMER')
    return path.index + path[0].length - (path[1] ?? '').length;
  const sought = SEEKS.exec(text) ?? IF_KNOWN.exec(text) ?? NEAR.exec(text);
  const whom = sought?.[1] ?? '';
  if (sought !== null && (fragmentType(whom) !== null || isRole(whom) || isPlacedRole(whom)))
    return sought.index + sought[0].length - whom.length;
  const used = COULD_USE.exec(text);
  return used === null ? -1 : used.index + used[0].length;
}
