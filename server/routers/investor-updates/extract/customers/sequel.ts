import type { Sentence } from '../metrics/sentences';
import { isOwnName } from '../metrics/own-name';
import type { CustomerStatus } from '../types';
import { readDeal, type Deal } from './deal';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { PLURAL } from './by-place';
import { mention, type Mention, type Scene } from './scene';
import { INTENT, OTHER_BUSINESS, PROSPECT } from './talk';
import { endsWithIt } from './subject-told';
import { ruleFor, tailBehind } from './told-of';

/** "The headline is X", "X is the name you will want to hear about", "we hoped to tell you about X". */
const PRESENTS_BEFORE =
  /\bwhat (?:i|we|makes?|made|hurts?|stings?|stung|pleases?|saddens?|matters?)\b[^.,:;]{0,50} (?:is|was) (?:the |our )?$|\b(?:news|wins?|headlines?|highlights?|(?:big(?:gest)?|good|great|best|happ(?:y|iest)|sad(?:dest)?|bad|worst|main|other) (?:one|thing|moment|story|deal|name))(?: of the [a-z]+)?: $|\b(?:(?:headlines?|news|win|highlight|lowlight|story|stories|logo|name|deal|milestone|surprise|signature|customer|contract|addition|one|spot|point|miss|disappointment|setback|loss|blow|exception|bright spot|downside|upside|regret) (?:(?:of|from|in|for) (?:the|this) [a-z]+ )?(?:is|was|comes from|came from|concerns|concerned)|(?:tell|told|write|wrote|talk|talked|speak|spoke|report|reported|hear|heard|mention|mentioned|proud|happy|excited|brings me|turn|turning|come|on)(?: (?:you|more|a word|briefly|now|here|first|next|especially|also|again))* (?:about|of|on|to)|finalists? (?:at|for)|(?:start|begin|began|started) with) (?:the |our )?$/i;
const PRESENTED =
  /^ (?:is|was|remains|became|has been) (?:(?:also|clearly|of course|certainly|without doubt|easily) )*(?:the|our|one of the|another|a) (?:[a-z-]+ ){0,2}(?:name|one|headline|highlight|story|win|logo|news|milestone|surprise|example|case)\b(?! of (?:our|the) (?:new|next|first|product|robot|app|tool|feature))|^ (?:deserves?|merits?|needs?|warrants?|earns?|gets?) (?:a|an|the|its|special|some|our|your)\b/i;

/** "First, X. After nine months they signed …" */
const IN_ORDER = /^\W{0,3}(?:(?:first|second|third|next|finally|last)(?:ly)?(?: up)?|then)[,:]? $/i;
/** Of a product in such an order it is not told. */
const OF_CONTRACT =
  /^(?:signed|renewed|re-signed|extended (?:the|their|its|our)|cancell?ed|churned|did not renew|didn't renew|paused|left us)\b/;

const TITLE = /^(?:how|why|what|where) (?:the )?$/i;

const ORGANIZATION =
  '(?:company|firm|district|bank|group|chain|hospital|city|county|agency|university|retailer|customer|client|insurer|manufacturer|utility|carrier|airline|school|brand|operator|distributor|network|cooperative|team there)';
const LEAD_IN =
  '(?:(?:after|following) (?:[a-z0-9-]+ ){1,7}?(?=they |it )|(?:after|following|in|on|at|since|this|last|now|then|so|finally|eventually|sadly|happily|unfortunately|two|three)\\b[^,.;]{0,70}, |(?:in|on|last|since) [a-z]+ (?:\\d{1,2} )?)?';
/** How a sentence opens that goes on about the firm named last. */
const THEY = new RegExp(
  `^${LEAD_IN}(?:they|it|the ${ORGANIZATION}|(?:their|its) (?:[a-z-]+ ){0,3}?(?:committee|board|team|procurement|management|buyers?|cfo|ceo|cto))(?:'ve|'re|'s)? `,
);

/** "Their three-year agreement, worth $300,000 a year, was countersigned on March 11." */
const CONTRACT_SIGNED =
  /^(?:their|its) (?:[a-z0-9-]+ ){0,3}?(?:contract|agreement|order|renewal|subscription|licen[cs]e)(?:,[^.;]{3,60},)? (?:(?:was|is|has|been|were|now|finally|just) ){1,3}(?:counter-?signed|signed|renewed|executed|inked)\b/;

/** The one firm a scene names, when it is presented for what the next sentence tells. */
function presented({ names, masked, tokens, section, context, words }: Scene): Name | null {
  const all = [...names.values()].filter((n) => !isOwnName(n.text, context.ownNames));
  const [name] = all;
  const opens = tokens[0]?.start ?? 0;
  const titled = name !== undefined && TITLE.test(masked.slice(opens, name.start));
  if (name === undefined || (all.length > 1 && !titled) || name.person) return null;
  const close = tokens.at(-1)?.end ?? name.end;
  if (OTHER_BUSINESS.test(words.replace(name.text, ''))) return null;
  const last = /^[!.:]?$/.test(masked.slice(name.end, Math.max(name.end, close)).trim());
  const before = masked.slice(Math.max(opens, name.start - 90), name.start);
  if (last && (PRESENTS_BEFORE.test(before) || IN_ORDER.test(before))) return name;
  // "How X cut its testing in half": the title of a story.
  if (titled && /^[?.:]?$/.test(masked.slice(close - 1, close).replace(/\w/, ''))) return name;
  const first = name.start - opens <= 4;
  if (first && PRESENTED.test(masked.slice(name.end, Math.min(close, name.end + 60)))) return name;
  return first && section === 'customers' ? name : null;
}

const lower = (masked: string, { tokens }: Sentence) =>
  masked
    .slice(tokens[0]?.start ?? 0, Math.min((tokens[0]?.start ?? 0) + 200, tokens.at(-1)?.end ?? 0))
    .toLowerCase()
    .replaceAll(/[\s\u0001]+/g, ' ');

/** "The headline is X. After a bake-off they signed …": what "they" did, X did. */
export function bySequel(scene: Scene, next: Sentence): [Name, Mention][] {
  const name = presented(scene);
  if (name === null || isOnlyTool(scene, name)) return [];
  const words = lower(scene.masked, next);
  const they = THEY.exec(words)?.[0];
  const item = { name, detail: null, close: name.last };
  if (next.goal[0] !== true && CONTRACT_SIGNED.test(words)) {
    const [, told] = mention(scene, item, 'ACTIVE', 'sequel', 0.75, [name.last + 1, name.last + 1]);
    return [
      [name, { ...told, end: next.tokens.at(-1)?.end ?? told.end, deal: dealIn(scene, next) }],
    ];
  }
  if (they === undefined || next.goal[0] === true) return [];
  const { rule, words: told } = ruleFor(scene, words.slice(they.length), [item], '');
  if (rule === null || INTENT.test(words)) return [];
  const ordered = IN_ORDER.test(scene.masked.slice(scene.tokens[0]?.start ?? 0, name.start));
  if (ordered && !OF_CONTRACT.test(told)) return [];
  // "They signed 40 customers": their own.
  if (rule.status === 'ACTIVE' && PLURAL.test(told.slice(0, 60))) return [];
  if (
    rule.status === 'ACTIVE' &&
    (PROSPECT.test(told.slice(0, 60)) || OTHER_BUSINESS.test(told.slice(0, 60)))
  )
    return [];
  const [found] = [
    mention(scene, item, rule.status, 'sequel', 0.75, [name.last + 1, name.last + 1]),
  ];
  const end = next.tokens.at(-1)?.end ?? found[1].end;
  return [[name, { ...found[1], end, deal: dealIn(scene, next) }]];
}

const WENT_ELSEWHERE =
  /^(?:(?:in the end|ultimately|unfortunately|sadly),? )?(?:they|it|the (?:buyer|board|cfo|team|owner|committee))(?:'ve| have| has)? (?:(?:just|simply|finally|ultimately|then) )?(?:went (?:with|for)|chose|picked|selected|preferred|opted for|decided (?:on|for)|bought|awarded|never signed|wanted (?:an?|the|someone|something))\b(?! us\b)/;

/** "We lost X. They went with a conventional system": no customer yet, but a deal. */
export const wentElsewhere = (scene: Scene, next: Sentence): boolean =>
  WENT_ELSEWHERE.test(lower(scene.masked, next)) &&
  !/\b(?:customers?|clients?|churn\w*|renew\w*|cancel\w*)\b/i.test(scene.words);

const PILOT_OVER =
  /\b(?:ended|ends|finished|concluded|completed?|wrapped(?: up)?|is over|came to an end|ran (?:from|until|through|for))\b/i;
const SO_THEY =
  /^(?:(?:but|and|then|so|in the end|ultimately|unfortunately|sadly|afterwards?|happily|however),? )*(?:(?:they|it|the (?:team|buyer|customer|company|board|cfo))(?:'ve| have| has)? )?(?:(?:just|then|finally|ultimately|since|now|also) )*/;
const NO_CONTRACT =
  /^(?:(?:decided|chose|opted|elected) (?:not to (?!(?:extend|expand) the (?:pilot|trial)\b)|against)|(?:did not|didn't|will not|won't|are not|aren't|is not|isn't) (?:convert|sign|proceed|mov|buy|continu|purchas|go(?:ing)? (?:ahead|forward))|declined(?= ?$| ?[,;(.]| to)|passed(?= ?$| ?[,;(.])|no (?:conversion|contract|deal|purchase)\b|went (?:with|for) (?!us\b)|(?:chose|picked|selected) (?!us\b|to (?:continue|extend|sign|renew|roll)))/;
const CONTRACT =
  /^(?:signed (?:an?|the|our|for|on)\b(?! (?:loi|letter|nda|mou|extension of the (?:pilot|trial)|(?:second|new|paid|larger|longer) (?:pilot|trial|poc)))|converted\b|became a (?:paying )?customer\b|bought\b|ordered\b)/;

/** "The X pilot is over; they did not convert": what came of a pilot that the sentence behind tells of. */
export function afterPilot(scene: Scene, next: Sentence): CustomerStatus {
  if (next.goal[0] === true || !PILOT_OVER.test(scene.words)) return 'PILOT';
  const told = lower(scene.masked, next).replace(SO_THEY, '');
  if (NO_CONTRACT.test(told)) return 'LOST_DEAL';
  return CONTRACT.test(told) && !INTENT.test(told) ? 'ACTIVE' : 'PILOT';
}

/** "X closed its plant; the contract ended on August 31": gone with what it was for. */
export function byEnding(scene: Scene, next: Sentence): [Name, Mention][] {
  const [name] = scene.names.values();
  if (name === undefined || name.first > 1 || name.person || isOnlyTool(scene, name)) return [];
  if (isOwnName(name.text, scene.context.ownNames) || OTHER_BUSINESS.test(scene.words)) return [];
  if (!endsWithIt(tailBehind(scene, name.last + 1), lower(scene.masked, next))) return [];
  const item = { name, detail: null, close: name.last };
  const [, told] = mention(scene, item, 'CHURNED', 'sequel', 0.75, [name.last + 1, name.last + 1]);
  return [[name, { ...told, end: next.tokens.at(-1)?.end ?? told.end, deal: dealIn(scene, next) }]];
}

const dealIn = ({ masked, context }: Scene, { tokens }: Sentence): Deal =>
  readDeal(tokens, 0, tokens.length, masked, context.received);

const OF_DEAL =
  /^(?:(?:they|it|that) (?:were|was) (?:an? )?(?:us)?[$]\d|(?:they|it) (?:are|is|were|was|had been) (?:our|one of our) (?:[a-z-]+ ){1,5}?(?:at|with|worth) (?:us)?[$]\d|(?:it|that|this)(?:'s| is| was| will be| comes| pays| brings| is worth)\b|\d[\d,]* [a-z]+ at (?:us)?[$]\d|(?:at |worth |for |value:? |acv:? |term:? )?(?:us)?[$]\d|\d{1,3}k (?:usd|dollars) |(?:\d{1,2}|two|three|four|five)[ -](?:months?|years?|yrs?|mos?)(?=,| at | for )|(?:(?:an?|one|two|three|four|five|\d{1,2})[ -]|multi|annual)[a-z0-9-]*(?: (?:year|month|multi-year|paid))*[ -](?:year|deal|contract|agreement|subscription|term|commitment)|(?:the|its|their) (?:(?:new|initial|annual|total|three-year|two-year|first|signed) ){0,2}(?:contract|deal|agreement|account|order|total|value|subscription|price|fee|acv|commitment|renewal|term|plan)\b|(?:they|it|the [a-z]+)(?:'re|'ll)? (?:[a-z]+ ){0,14}?(?:pay|pays|paid|paying|buying|committed|signed|adopted|subscribed|spend|took)\b)/;
const OF_US =
  /\b(?:our|total|us past|us to|us above) (?:arr|mrr|revenue|run rate|acv)\b|\b(?:arr|mrr|run rate|revenue) (?:is|was|now|to|of|from|reached|grew)\b|\b(?:across|of) (?:all|our|the other)\b|\b(?:pays?|paying|spend) (?:their|its|his)\b|\bplan is to\b|\b(?:raised|round|valuation|they themselves|turn over|their own|saved|saves|savings|losses|market)\b/;

/** "This took $420K from our ARR": of one who left. */
const TAKEN =
  /^(?:this|that|it|they|which|the loss|their (?:leaving|exit|departure))(?: has| have| had)? (?:took|takes|taken|costs?|removed?s?|cuts?|is|was|meant|means) (?:away )?(?:us )?(?:about |around )?(?:us)?\$\d[\d.,]*[km]? (?:of|from|off|in) (?:our )?(?:arr|mrr|acv)\b/;
const UNTIL_THEN = /^(?:until|till|up to) (?:[a-z0-9]+ ){1,3}?(?=(?:they|it) )/;

/** "Customers: 42 paying. Churn: 1 (X). ACV $28k.": an average of all of them. */
const COUNTS_ALL =
  /\b(?:customers?|clients?|logos?|accounts?): ?\d|\b\d[\d,]{0,6} (?:paying|active|live|customers|clients|logos|accounts)\b/i;

/** "X signed. It is a $180k per year deal": the value stands in the next sentence. */
export function dealBehind(scene: Scene, next: Sentence, gone: boolean): Deal | null {
  const words = lower(scene.masked, next).replace(gone ? UNTIL_THEN : /^$/, '');
  if (gone && TAKEN.test(words)) return dealIn(scene, next);
  // "They were paying $190k a year and will pay $300k": a former price.
  if (!gone && /\b(?:(?:were|was) paying|used to pay|had paid)\b/.test(words)) return null;
  if (/^acv\b/.test(words) && COUNTS_ALL.test(scene.opening)) return null;
  if ((next.goal[0] === true && !gone) || !OF_DEAL.test(words) || OF_US.test(words)) return null;
  if (PROSPECT.test(words.slice(0, 80)) || /\b(?:pilot|poc|trial)\b/.test(words)) return null;
  return dealIn(scene, next);
}
