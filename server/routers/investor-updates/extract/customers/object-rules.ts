import type { CustomerStatus } from '../types';
import type { Token } from '../tokens/tokenize';

/** A verb or noun whose object is a customer. */
export interface ObjectRule {
  id: string;
  /** Matched against up to three words that end at the cue, lower case. */
  cue: RegExp;
  status: CustomerStatus;
  /** The name alone does not suffice: the sentence must speak of customers. */
  evidence: boolean;
}

const OBJECT_RULES: readonly ObjectRule[] = [
  {
    id: 'loss-of',
    cue: /(?:the|our|only|one|single|biggest) loss$/,
    status: 'CHURNED',
    evidence: false,
  },
  {
    id: 'second-at',
    cue: /(?:(?:came|finished|placed|were) second|runners?-up)$/,
    status: 'LOST_DEAL',
    evidence: false,
  },
  {
    id: 'offboarded',
    cue: /(?:^| )(?:off-?boarded|off-?boarding|fired)$/,
    status: 'CHURNED',
    evidence: false,
  },
  {
    id: 'paused',
    cue: /(?:^| )paused$/,
    status: 'PAUSED',
    evidence: true,
  },
  {
    // A plan as often as a fact: "after landing X", but not "focused on landing X".
    id: 'doing',
    cue: /(?:^| )(?:landing|winning|onboarding|closing|adding|deploying)$/,
    status: 'ACTIVE',
    evidence: true,
  },
  {
    id: 'order-from',
    cue: /(?:(?:milestone|subscription|licen[cs]e|maintenance|advance) (?:payments?|fees?|revenue)|(?:first|second|third|another|new|repeat|follow-on|initial|large|big|biggest|largest) (?:purchase )?(?:orders?|pos?|invoice|payment|revenue)|purchase orders?|(?:pos?|purchase orders?|deposits?) (?:was |were )?received|(?:received|got|won|landed|secured|booked) (?:an?|the|our|their) order)$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    id: 'on-shelf',
    cue: /(?:^| )(?:on|onto) (?:the )?(?:shelf|shelves)$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    id: 'billed',
    cue: /(?:started|began|start|begun) (?:billing|invoicing)$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    id: 'kicked-off',
    cue: /(?:^| )(?:kicked off|kick-off|kickoff)$/,
    status: 'ACTIVE',
    evidence: true,
  },
  {
    id: 'serving',
    cue: /(?:now|also|currently|already) (?:serve|serves|serving)$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    // "new $120k (X, Y)": of a sum only.
    id: 'new-sum',
    cue: /(?:^| )(?:new|upsell|upsells)$/,
    status: 'ACTIVE',
    evidence: true,
  },
  {
    id: 'beaten',
    cue: /(?:^| )(?:beat|outbid|undercut) us$/,
    status: 'LOST_DEAL',
    evidence: false,
  },
  {
    id: 'delivered',
    cue: /(?:^| )(?:shipped|delivered|installed)$/,
    status: 'ACTIVE',
    evidence: true,
  },
  {
    // "was commissioned at X", "handed over to X": of a place only.
    id: 'commissioned',
    cue: /(?:(?:was|were|is|are|been|got|now|finally) (?:commissioned|inaugurated|energi[sz]ed)|(?:switched|turned) on|handed over|brought online)$/,
    status: 'ACTIVE',
    evidence: true,
  },
  {
    // Of an agreement with somebody only: "executed an agreement with X".
    id: 'agreed',
    cue: /(?:entered into|executed|concluded|finali[sz]ed)$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    id: 'signed-up',
    cue: /(?:^| )signed up$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    id: 'awarded',
    cue: /(?:were|been|was) awarded$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    id: 'intent',
    cue: /(?:^| )(?:lois?|letters? of intent|mous?|memorandum of understanding)$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    id: 'pilot-with',
    cue: /(?:^| )(?:pilots?|pocs?|trials?|proofs? of (?:concept|value)|povs?|piloting|design partners?)$/,
    status: 'PILOT',
    evidence: false,
  },
  {
    id: 'left',
    cue: /(?:customers?|clients?|logos?|accounts?) (?:left|churned|cancelled|canceled)$/,
    status: 'CHURNED',
    evidence: false,
  },
  {
    id: 'lost',
    cue: /(?:^| )(?:lost|losing|(?:did|to|we'll) lose)$/,
    status: 'CHURNED',
    evidence: false,
  },
  {
    // "We no longer serve X"
    id: 'no-longer',
    cue: /(?:no longer|stopped|ceased) (?:serve|serving|supply|supplying)$/,
    status: 'CHURNED',
    evidence: false,
  },
  {
    id: 'goodbye',
    cue: /(?:^| )(?:goodbye|good-bye|farewell|adieu)$/,
    status: 'CHURNED',
    evidence: false,
  },
  {
    id: 'churn-of',
    cue: /(?:^| )(?:churn|churned|cancell?ations?|non-renewals?|nonrenewals?|(?:parted|part|parting) ways|(?:termination|cancell?ation|non-?renewal) (?:notice|letter|request))$/,
    status: 'CHURNED',
    evidence: false,
  },
  {
    // Of a tender, a bid or a deal only.
    id: 'not-won',
    cue: /(?:^| )(?:not|didn't|never) (?:win|get)$/,
    status: 'LOST_DEAL',
    evidence: false,
  },
  {
    id: 'signed',
    cue: /(?:^| )(?:signed|inked|re-signed|resigned)$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    id: 'renewed',
    cue: /(?:^| )(?:renewed|upsold|renewing|onboarded|converted|upgraded|contract|contracts|renewal|renewals|subscription)$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    id: 'live-with',
    cue: /(?:^| )(?:went live|gone live|are live|is live|now live|live|(?:into|in) production)$/,
    status: 'ACTIVE',
    evidence: false,
  },
  { id: 'won', cue: /(?:^| )(?:closed|landed|won)$/, status: 'ACTIVE', evidence: false },
  {
    id: 'expanded',
    cue: /(?:^| )(?:expanded|deployed|launched|rolled out|expansion|expansions|extended)$/,
    status: 'ACTIVE',
    evidence: true,
  },
  {
    id: 'added',
    cue: /(?:^| )(?:added|welcomed|welcoming|welcome|secured|booked|brought on|sold|signing|bagged|got|gained|picked up|took on|moved|transitioned)$/,
    status: 'ACTIVE',
    evidence: true,
  },
  {
    // Said so where "could" is the past of "can".
    id: 'could-win',
    cue: /(?:could|able to|managed to) (?:win|gain|acquire|convince|onboard|sign)$/,
    status: 'ACTIVE',
    evidence: true,
  },
  {
    id: 'with-them',
    cue: /(?:^| )(?:rollout|roll-out|rolling out|project|deployment|implementation|installation|go-live)$/,
    status: 'ACTIVE',
    evidence: true,
  },
  {
    id: 'wins-were',
    cue: /(?:^| )(?:wins?)$/,
    status: 'ACTIVE',
    evidence: true,
  },
  {
    id: 'customer-is',
    cue: /(?:^| )(?:customer|client|logo|account|customers|clients|logos|signature|signatures|signings|accounts|(?:biggest|largest|best|top|first|notable|significant|important|major|key) (?:deal|contract|transaction|signing))$/,
    status: 'ACTIVE',
    evidence: false,
  },
];

const LAST_WORDS = new Set(
  `transaction signing shelf shelves goodbye good-bye farewell adieu intent loi lois mou mous understanding pilot pilots poc pocs trial trials concept pov povs value piloting partner partners left churned cancelled canceled
  lost losing lose wins win churn cancellation cancelation cancellations cancelations non-renewal nonrenewal ways signed inked re-signed resigned renewed
  upsold renewing onboarded converted upgraded contract contracts renewal renewals subscription live closed landed won
  us new upsell upsells shipped delivered installed installation
  expanded deployed launched out expansion expansions extended added welcomed welcoming welcome secured booked on sold
  loss second runner-up runners-up offboarded off-boarded offboarding off-boarding fired paused production landing winning onboarding closing adding deploying order orders po pos received
  into executed concluded finalized finalised invoice payment payments fees revenue billing invoicing off kick-off kickoff serve serves serving supply supplying awarded nonrenewals non-renewals commissioned inaugurated energized energised over online notice letter request up moved transitioned go-live
  signing bagged got gained customer client logo account customers clients logos signature signatures signings accounts rollout roll-out project deployment implementation deal win get gain acquire convince onboard sign`.split(
    /\s+/,
  ),
);

/** Whether a cue may end with the word: a cheap first test. */
export const mayBeCue = (word: string) => LAST_WORDS.has(word.slice(word.lastIndexOf(' ') + 1));

/** The rule whose cue ends at the last of up to three words. */
export function objectRule(words: readonly string[]): ObjectRule | undefined {
  const cue = words.join(' ');
  return OBJECT_RULES.find((rule) => rule.cue.test(cue));
}

/** Words that may stand between a cue and its object. */
export const BETWEEN = new Set(
  `a an the our their its one new first second third fourth another also both with from for at of to into on customer customers client clients logo logos
  account accounts named enterprise mid-market smb big large major key strategic paid paying marquee flagship multi-year
  annual contract contracts deal deals agreement agreements subscription subscriptions renewal renewals order expansion
  expansions msa including msas like such as include includes included are were is was : , — – → - retailer bank insurer
  manufacturer hospital airline utility carrier health system chain brand company giant provider firm university
  district fortune year month months week two-year three-year one-year five-year this quarter in out additional
  anchor commercial production full long-awaited multi-site newest latest largest biggest existing important leading
  regional national global local major top well-known follow-on top-10 tier-1 live software pharma fintech logistics
  energy healthcare retail insurance automotive oem distributor developer operator grocer startup unicorn great three-month to date yet ever so far competitive deals evaluation bid tender rfp process opportunity bake-off paid-for now
  successful initial small six-month design partner partners few several more some back contract: project projects about approximately notably e.g
  w / us acv arr mrr tcv onto join joining joined incl mostly primarily largely entirely such over across finish line six-figure seven-figure five-figure revenue unit units device devices system systems robot robots sensors kit kits machine machines pallets limited came coming just only mainly once ( worth platform seats licences licenses site sites team teams users more than following my mw mwh gw gwh kw kwh mwp kwp gwp`.split(
    /\s+/,
  ),
);

const ENDING = /^(?:end|ends|ending|terminating|cancell?ing|quitting|exiting|leaving|dissolving)$/;

/** "ending the contract": no contract that goes on. */
export const endsContract = (tokens: readonly Token[], at: number): boolean =>
  /^(?:contracts?|subscriptions?|agreements?)$/.test(tokens[at]?.text ?? '') &&
  tokens.slice(Math.max(0, at - 3), at).some((t) => ENDING.test(t.text));
