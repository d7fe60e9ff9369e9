import { isOwnName } from '../metrics/own-name';
import type { Listed } from './lists';
import type { Scene } from './scene';

/*
 * What a firm does about its own affairs, or to the talks with us, in the verbs of a customer's
 * news. Matched as the shapes of subjects are.
 */
const OWN_AFFAIRS: readonly RegExp[] = [
  // "extended its deadline", "extended an offer to our CTO"
  /^(?:extended|moved|pushed|renewed) (?:its|their|the|an?|his|her) (?:[a-z-]+ ){0,2}?(?:deadline|offer|tender|rfp|bid|invitation|invite|hand|closing date|timeline|call for)\b/,
  // "renewed with Klue"
  /^(?:renewed|re-signed|extended|resigned|stayed) with @/,
  /^added (?:an?|the|another) (?:[a-z-]+ ){0,2}?(?:buyer|stakeholder|reviewer|vendor|signatory|step|requirement|condition|clause|person|voice|name) /,
  /^added (?:an?|the|another|our) (?:competitors?|rivals?)\b/,
  // "paused its IPO", "froze hiring"
  /^(?:paused|suspended|froze|frozen|stopped) (?:(?:its|their|all|the|new) )?(?:[a-z-]+ )?(?:ipo|hiring|dividends?|buybacks?|layoffs|search|talks|negotiations|selection|evaluation|procurement|tender|rfp|fundraise|fundraising)\b/,
  /^moved on (?:from (?:its|their|the|an?) (?:[a-z-]+ )?(?:ceo|cfo|cto|founder|coach|buyer|chief|leader)|to (?:the|its|their) (?:next|final|second|last) (?:stage|round|step|phase))\b/,
  // "told us that they had decided against the round"
  /^(?:(?:told|informed|notified) us[^.;]{0,40}? )?(?:decided|voted|chose|opted) (?:against|not to (?:join|follow|invest|participate))(?: in)? ?(?:(?:the|this|our|an?) (?:[a-z-]+ )?(?:round|investment|investing|bridge|follow-on|note))?(?<=round|investment|investing|bridge|follow-on|note|invest|participate)\b/,
  // "cancelled our meeting"
  /^(?:cancell?ed|skipped|ended|stopped) (?:our|the|its|their|an?|this|two|his|her) (?:[a-z-]+ ){0,2}?(?:meetings?|demos?|calls?|visits?|flights?|trips?|events?|conference|workshop|webinar|presentation|interviews?|party|dinner|summit|session|appointment)\b(?! (?:contract|subscription|plan|package|pipeline|platform|software))/,
  /^quit @/,
  // "quit the Paris office plan"
  /^(?:quit|dropped|scrapped|abandoned|cancell?ed|terminated|ended|left) (?:the|its|their|all) (?:(?:@|[a-z-]+) ){0,3}?(?:office|building|factory|store|plant|headquarters|hq|campus|merger|takeover|acquisition|relocation|expansion|construction|lease|ipo) (?:plans?|project|deal|bid|talks)\b/,
  /^said no [a-z]+ (?:is|are|was|were|will|would|has|have)\b/,
  /^passed on the (?:savings|costs?|increases?|price|news|message|word|tip|note|lead|intro|request|feedback|benefits?|torch)\b/,
  /^(?:extended|renewed|upgraded|increased|approved) our (?:free )?(?:tier|trial|credits|limits?|quota)\b/,
  // "is a happy customer of Snowflake", "renewed its contract with our rival"
  /^(?:(?:is|are|was|became|remains?) )?(?:(?:already|now|still|long) )?(?:an? |the )?(?:[a-z-]+ ){0,3}?(?:customers?|clients?|users?) (?:of|at|with) (?:@|(?:our|an?|the|another) (?:[a-z-]+ )?(?:competitors?|rivals?|incumbents?)\b)/,
  /^(?:renewed|extended|signed|expanded|kept|has|have) (?:its|their|an?|the) (?:[a-z-]+ ){0,3}?(?:contract|agreement|deal|subscription|licen[cs]e) with (?:@|(?:our|its|their|an?|the|another) (?:[a-z-]+ )?(?:competitors?|rivals?|incumbents?)\b)/,
  // "chose their bundle"
  /^(?:chose|picked|selected|went with|took|bought|preferred) their\b/,
  // "sells us through its marketplace"
  /^(?:re-?sells?|re-?sold|sells?|sold|lists?|listed|markets?|marketed|distributes?|distributed|promotes?|promoted|bundles?|bundled) us\b/,
  // "awarded a grant to our rival"
  /^(?:awarded|gave|given|granted|handed|presented) [^.;]{0,30}?\b(?:grants?|awards?|prizes?|scholarships?|fellowships?|patents?|medals?|subsid(?:y|ies)|funding|loans?) to\b/,
  // "spends $2M a year on logistics"
  /^(?:spends?|spent|spending) [^.;]{2,30}? (?:(?:a|per|each|every) (?:year|month|quarter|annum)|annually|yearly|monthly) on (?!us\b|our\b|it\b|this\b|seats\b|licen[cs]es\b|(?:the|their|its|an?) (?:[a-z]+ )?(?:platform|product|subscription|plan|contract|licen[cs]es?)\b)(?!.{0,60}\b(?:chose|picked|joined|with|signed with|to|for) (?:us|our)\b)/,
  /^closed (?:its|their) accounts? (?:with|at) (?!us\b)/,
  // "renewed our line of credit", "converted its note": what a bank, an investor or a landlord does
  /^(?:renewed|extended|prolonged|expanded|upgraded|converted|signed|approved|increased|closed) (?:our (?:(?:[a-z]+ )?facility|(?:venture )?(?:debt|loan)(?: (?:line|facility))?|(?:revolving |bank )?(?:line of credit|credit (?:line|facility|card|limit)|overdraft|mortgage|loan|lease|office|desks?|grant|visas?|(?:[a-z]+ )?insurance|(?:[a-z&]+ )?(?:policy|coverage|benefits)|(?:payment |credit )?terms|(?:health|dental|medical|benefits) plan|lights|patent|rent)|(?:convertible |bridge )?notes?)|(?:its|their|the|an?) (?:(?:bank |term |existing |venture )?(?:loan|debt facility|credit (?:line|facility)|overdraft|mortgage)|(?:convertible |bridge )?note|safe|pro[- ]rata|interest|commitment to (?:the|our) (?:round|fund)))\b(?! (?:in|at) (?:the|our) (?:product|platform|module))/,
  // "is our largest contract manufacturer"
  /^(?:(?:is|are|was|were|remains) )?our (?:[a-z-]+ ){0,2}contract (?:manufactur|pack|research|develop)/,
];

/** "X extended its deadline": nothing about a contract with the company. */
export const isOwnAffair = (words: string) => OWN_AFFAIRS.some((pattern) => pattern.test(words));

/** "Beacon went live" under "Product": what the company makes. */
export function isOwnNews(scene: Scene, words: string, listed: readonly Listed[]): boolean {
  if (listed.some((l) => OF_ROUND.test(l.name.text))) return true;
  if (!/^(?:went live|gone live|go live|live|launched)\b/.test(words)) return false;
  if (listed.every((l) => OF_WORK.test(l.name.text) || isOwnProduct(scene, l))) return true;
  if (listed.some((l) => l.name.company || l.name.known || / /.test(l.name.text))) return false;
  return (
    ON_A_SHOP.test(scene.words) ||
    [scene.beside, scene.opening].some((text) => OF_MAKING.test(text.split(':', 1)[0] ?? ''))
  );
}

/** "Project Apollo went live". */
const OF_WORK = /^(?:project|operation|initiative|phase|sprint) [A-Z]/i;
/** "Zed Pay", of the company Zed. */
const isOwnProduct = ({ context }: Scene, { name }: Listed) =>
  !name.known &&
  name.text.includes(' ') &&
  isOwnName(name.text.split(' ')[0] ?? '', context.ownNames);

/** "Seed Extension closed", "SAFE Holders converted". */
const OF_ROUND =
  /^(?:(?:(?:pre-?)?seed|round|note|safe|series [a-f]|bridge|angel) )?(?:extension|holders?|tranche|financing|investors?)$/i;

const ON_A_SHOP =
  /\b(?:(?:app|play|web) ?store|marketplace|appexchange|testflight|(?:in|as an?) (?:open |closed |public |private )?(?:beta|alpha|preview)|on our (?:web ?site|site|blog))\b/i;
const OF_MAKING =
  /^[^a-z]{0,6}(?:the )?(?:product(?: (?:news|updates?|development|&|and)| *$)|engineering|tech(?:nology)?|(?:new )?features?|releases?|r&d|development|shipped|built|what we (?:shipped|built))(?!.*customer)/i;
