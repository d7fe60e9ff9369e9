import { isOwnName } from '../metrics/own-name';
import type { Listed } from './lists';
import { isTool } from './name-kinds';
import { CUSTOMER_TALK, type Scene } from './scene';
import { tailBehind } from './told-of';

/*
 * What speaks against reading the names behind a cue as customers: who else did it, what is planned,
 * what was a prize.
 */

/** "someone who has sold to Costco": what somebody else has done. */
export const isOfSomebody = ({ tokens, masked }: Scene, cue: number) =>
  /\b(?:some(?:one|body)|any(?:one|body)|people|persons?|folks|founders?|operators?|those|whoever) (?:(?:here|of you|out there) )?(?:who|that|with)(?:'s|'ve| has| have| had)?(?: (?:ever|already|previously|successfully|recently|experience))* (?:of )?$/i.test(
    masked.slice(
      Math.max(tokens[0]?.start ?? 0, (tokens[cue]?.start ?? 0) - 60),
      tokens[cue]?.start ?? 0,
    ),
  );

/** "Kwik Trip begins a pilot of X": what another firm tries. */
export const isOfAnother = ({ names, context }: Scene, cue: number) =>
  [...names.values()].some(
    (name) => name.first <= 1 && name.last < cue && !isOwnName(name.text, context.ownNames),
  );

const OF_PAPER =
  /^(?:pilots?|pocs?|trials?|contracts?|orders?|po|payments?|subscriptions?|renewals?|invoice|agreements?|deal)$/;
const BEING = '^,? ?(?:(?:is|are|was|were|has been|seems|looks|remains|still|now|only) )*';
/** Of a trial that has not begun. */
const PLANNED = new RegExp(
  `${BEING}(?:planned|scheduled|slated|set (?:for|to)|expected|due to|will|to (?:start|begin)|postponed|pushed (?:back|out|to)|deferred|rescheduled|(?:should|could) (?:start|begin|kick))\\b`,
);
const UNREAL = new RegExp(
  `${BEING}(?:discussed|proposed|pitched|offered|suggested|floated|considered|possible|(?:un)?likely|conceivable|on the (?:table|cards|horizon)|in (?:sight|the works|discussion|question)|under discussion|within reach|being (?:discussed|negotiated|considered|planned|drafted)|not (?:to be had|possible|on)|close(?= ?$| ?[,;.])|open(?= ?$| ?[,;.])|(?:depends|hinges|hangs) on)\\b`,
);
const WOULD = /^,? ?(?:would|could|might|may|should) (?!not\b|have\b)/;
const TALKED_OF =
  /^(?:discussed|proposed|pitched|offered|suggested|floated|considered|explored|requested|discuss|propose|wanted|postponed|no)$/;

/** "A pilot with X is planned", "a contract with X would help", "we discussed a pilot with X": none yet. */
export const isPlanned = ({ tokens, masked }: Scene, cue: number, next: number) => {
  if (!OF_PAPER.test(tokens[cue]?.text ?? '')) return false;
  const led = tokens.slice(Math.max(0, cue - 3), cue);
  if (led.some((t) => TALKED_OF.test(t.text))) return true;
  if (next >= tokens.length) return false;
  const from = tokens[next]?.start ?? 0;
  const tail = lower(masked.slice(from, from + 60));
  if (UNREAL.test(tail)) return true;
  const word = tokens[cue]?.text ?? '';
  const trial = /^(?:pilot|poc|trial)/.test(word);
  // "The contract with X may be extended": there is one.
  const paid = /^(?:orders?|po|payments?|invoice)$/.test(word);
  const given = led.some((t) => /^(?:the|our|its|their|this)$/.test(t.text)) && !paid;
  return trial && PLANNED.test(tail) ? true : WOULD.test(tail) && !given;
};

/** "We won X over": persuaded, of what is not said. */
export const isWonOver = ({ tokens, masked }: Scene, cue: number, next: number) =>
  tokens[cue]?.text === 'won' &&
  tokens[next]?.text === 'over' &&
  /^over(?= ?$| ?[,;.!]| to our\b)/.test(
    lower(masked.slice(tokens[next]?.start ?? 0, tokens.at(-1)?.end ?? 0)),
  );

/** "Shipped: SAML, Okta", "Added: Slack, Workday": what was made or joined with. */
export function isListOfWork(
  { tokens, words, section }: Scene,
  cue: number,
  start: number,
  id: string,
  listed: readonly Listed[],
): boolean {
  if (tokens[start - 1]?.text !== ':' || start !== cue + 2 || section !== 'neutral') return false;
  if (CUSTOMER_TALK.test(words) || /[$€£]\d/.test(words)) return false;
  if (tokens[cue]?.text === 'shipped') return listed.every((l) => l.detail === null);
  return id === 'added' && listed.length > 1 && listed.some((l) => isTool(l.name));
}

const PRIZE =
  /\b(?:awards?|prize|disrupt|challenge|contest|competition|grant|startup|best|of the year|pitch|hackathon|vote|case|lawsuit|patent)\b/i;

/** "We didn't get X, who are building something themselves." */
const GOES_ELSEWHERE =
  /^, (?:who|which|they)(?:'re|'ll)? (?:(?:are|is|have|has|will|were|was|want|wanted) )?(?:now |instead |rather )?(?:build|stay|keep|us(?:e|ing)|stick|sign|cho[os]se|go|went|decid|prefer|pick|renew|extend|do(?:ing)? it|make|develop|happy|bought|buy)/i;

/** "We did not win X; the deal is lost": a firm, not a prize. */
export function isDealBehind(
  { tokens, masked, section }: Scene,
  next: number,
  listed: readonly Listed[],
) {
  const end = tokens[next - 1]?.end ?? 0;
  return (
    /^(?:lost|customers|pipeline)$/.test(section) ||
    (next >= tokens.length && !PRIZE.test(masked.slice(tokens[0]?.start ?? 0, end))) ||
    listed.every((l) => l.name.company) ||
    GOES_ELSEWHERE.test(masked.slice(end, end + 50)) ||
    /^\W{0,3}(?:the|that|this|their|our|a)? ?(?:deal|contract|tender|account|business|customer)\b/i.test(
      masked.slice(end, end + 40),
    )
  );
}

const ONCE =
  /^\W*(?:(?:but|and|so|well),? )?(?:back (?:then|in (?:the day|those days|the (?:early|old) days|20\d\d))|at (?:our|its|the) (?:peak|height|high point|best)|at (?:that|the) time|in (?:those|the (?:early|old|first|good old)) (?:days|years|times)|in the (?:beginning|past)|once upon a time|originally|initially|(?:many |some |two |three |four |five |\d{1,2} |a few |a couple of )?years ago|(?:before|prior to) (?:the|our|my|we|covid|this|that) ?[a-z-]+|under (?:our|the) (?:old|previous|former) [a-z]+|when we (?:started|began|launched|were founded))\b/;
const OLD_SELF =
  /\bour (?:old|previous|former|first|earlier|original) (?:product|company|business|start-?up|model|service|platform|app) (?:had|counted|served)\b|\b(?:we|i) (?:once|originally|formerly|previously) (?:had|counted|served)\b/;
const HAD = /\b(?:had|were|was|included|counted|served)\b/;
const YEAR = /^\W*in (20\d\d),? /;

/** "Back in 2023 we had customers like X", "in the early days our customers were X": none of today. */
export function isOnce({ tokens, masked, context }: Scene, cue: number, next: number): boolean {
  const start = tokens[0]?.start ?? 0;
  const end = tokens[next - 1]?.end ?? start;
  const words = lower(masked.slice(start, end));
  const at = (tokens[cue]?.start ?? start) - start;
  const year = Number(YEAR.exec(words)?.[1] ?? 9999);
  const bygone = ONCE.test(words) || year < context.received.getUTCFullYear() - 1;
  const near = words.slice(Math.max(0, at - 80), at + 60);
  return (
    (bygone && HAD.test(near) && !/\b(?:still|now|today|since)\b/.test(words)) ||
    OLD_SELF.test(near)
  );
}

const WE = /\b(?:we|we've|we're|our (?:sales )?team|us)\b/;
/** "at Outreach", "at her last company". */
const AT_OTHERS =
  /^ ?(?:at|for|while at|when at|from|during (?:his|her|their) (?:time|years|days) (?:at|with)) (?:@(?= ?$| ?[,;.)(]| (?:and|before|in|where|for|as|he|she|joins?|last)\b)|(?:his|her|their|an?) (?:[a-z]+ )?(?:last|former|previous|prior|old|earlier|first|big) (?:[a-z]+ )?(?:compan(?:y|ies)|employers?|firms?|jobs?|roles?|start-?ups?|gigs?))/;
const BEFORE_US =
  /\b(?:in|during) (?:his|her|their) (?:[a-z]+ )?(?:previous|last|former|prior|old|earlier|past) (?:role|job|life|company|position|post|start-?up|career)s?\b|\bbefore (?:joining|coming to|(?:he|she|they) (?:joined|came)|us\b|that\b)|\b(?:previously|formerly|earlier in (?:his|her|their) career)\b/;
const SOLD_BY =
  /\b(?:he|she|who)(?:'s|'ve| has| have| had)? (?:also |already |previously |personally )*$|\bour (?:new )?(?:advis[eo]rs?|investors?|angels?|backers?|board(?: members?)?|mentors?)(?: have| has| had)? (?:also |already |previously )*$/;

/** "Our CRO closed X at Outreach", "he has sold to X": for somebody else, before he came. */
export function isSoldElsewhere(scene: Scene, cue: number, next: number): boolean {
  const { tokens, names, masked } = scene;
  const verb = tokens[cue];
  if (verb === undefined || !SELLS.test(verb.text)) return false;
  const before = lower(masked.slice(tokens[0]?.start ?? 0, verb.start));
  if (WE.test(before.replace(/\bbefore (?:joining|coming to) us\b/, ''))) return false;
  if (AT_OTHERS.test(tailBehind(scene, next)) || BEFORE_US.test(before)) return true;
  if (verb.text === 'sold' && SOLD_BY.test(before)) return true;
  const led = tokens.slice(0, 4).findIndex((t) => t.text === 'at');
  const firm = led < 0 ? undefined : names.get(led + 1);
  const subject = firm === undefined ? '' : lower(masked.slice(firm.end, verb.start));
  return /^,? (?:he|she|they)\b/.test(subject);
}

const SELLS =
  /^(?:signed|won|landed|closed|sold|onboarded|secured|booked|added|inked|brought on|got)$/;

const lower = (text: string) => text.toLowerCase().replaceAll(/[\s\u0001]+/g, ' ');
