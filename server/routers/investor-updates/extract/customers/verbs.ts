import type { CustomerStatus } from '../types';

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
    id: 'intent',
    cue: /(?:^| )(?:lois?|letters? of intent|mous?|memorandum of understanding)$/,
    status: 'ACTIVE',
    evidence: false,
  },
  {
    id: 'pilot-with',
    cue: /(?:^| )(?:pilots?|pocs?|trials?|proofs? of concept|piloting)$/,
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
    id: 'goodbye',
    cue: /(?:^| )(?:goodbye|good-bye|farewell|adieu)$/,
    status: 'CHURNED',
    evidence: false,
  },
  {
    id: 'churn-of',
    cue: /(?:^| )(?:churn|churned|cancell?ation|cancell?ations|non-renewal|nonrenewal|parted ways)$/,
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
    cue: /(?:^| )(?:went live|gone live|are live|is live|now live|live)$/,
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
    cue: /(?:^| )(?:added|welcomed|welcoming|welcome|secured|booked|brought on|sold|signing|bagged|got|gained)$/,
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
    cue: /(?:^| )(?:rollout|roll-out|project|deployment|implementation)$/,
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
    cue: /(?:^| )(?:customer|client|logo|account|customers|clients|logos|signature|signatures|signings|accounts)$/,
    status: 'ACTIVE',
    evidence: false,
  },
];

const LAST_WORDS = new Set(
  `goodbye good-bye farewell adieu intent loi lois mou mous understanding pilot pilots poc pocs trial trials concept piloting left churned cancelled canceled
  lost losing lose wins win churn cancellation cancelation cancellations cancelations non-renewal nonrenewal ways signed inked re-signed resigned renewed
  upsold renewing onboarded converted upgraded contract contracts renewal renewals subscription live closed landed won
  expanded deployed launched out expansion expansions extended added welcomed welcoming welcome secured booked on sold
  signing bagged got gained customer client logo account customers clients logos signature signatures signings accounts rollout roll-out project deployment implementation win get gain acquire convince onboard sign`.split(
    /\s+/,
  ),
);

/** The rule whose cue ends at the last of up to three words. */
export function objectRule(words: readonly string[]): ObjectRule | undefined {
  if (!LAST_WORDS.has(words.at(-1)?.split(' ').at(-1) ?? '')) return undefined;
  const cue = words.join(' ');
  return OBJECT_RULES.find((rule) => rule.cue.test(cue));
}

/** Words that may stand between a cue and its object. */
export const BETWEEN = new Set(
  `a an the our their its one new first second third fourth another also both with from for at of to into on customer customers client clients logo logos
  account accounts named enterprise mid-market smb big large major key strategic paid paying marquee flagship multi-year
  annual contract contracts deal deals agreement agreements subscription subscriptions renewal renewals order expansion
  expansions msa including like such as include includes included are were is was : , — – → - retailer bank insurer
  manufacturer hospital airline utility carrier health system chain brand company giant provider firm university
  district fortune year month months week two-year three-year one-year five-year this quarter in out additional
  anchor commercial production full long-awaited multi-site newest latest largest biggest existing important leading
  regional national global local major top well-known follow-on top-10 tier-1 live software pharma fintech logistics
  energy healthcare retail insurance automotive oem distributor developer operator grocer startup unicorn great three-month to date yet ever so far competitive deals evaluation bid tender rfp process opportunity bake-off paid-for now
  successful initial small six-month design partner partners few several more some back contract: about approximately notably e.g
  ( worth platform site sites team teams users more than following my`.split(/\s+/),
);

/** Objects that make the sentence one about something else. */
export const OTHER_BUSINESS =
  /\b(?:lease|reseller|resell|referral|partnership|partnered|partner (?:agreement|program)|distribution|data (?:agreement|partner)|term sheet|round|seed|series [a-e]|funding|fundraise|investors?|led by|invested|investment|award|prize|battlefield|competition|pitch|grant|patent|hired|hires?|joined|joins|candidate|head of|vp|advisor|advis(?:ed|ory)|accelerator|cohort of|acquired|acquisition|office|webinar|podcast|conference|keynote|integrat(?:ion|ed|es)|appexchange|marketplace|soc ?2|compliance|insured? by|banking with|vendor|supplier|migrat(?:ed|ion)|competitors?|compet(?:e|ing)|lawsuit|trademark|featured|article|nda|non-disclosure|line of credit|venture debt|loan)\b/i;

/** The talk is of deals that are not done. */
export const PROSPECT =
  /\b(?:in talks|talking|talks with|negotiat\w*|pipeline|verbal\w*|procurement|demos?|evaluat(?:e|es|ing)|considering|interested|intros?|introduc\w*|prospects?|proposals?|opportunit\w*|conversations?|discussions?|discussing|close to|security review|legal review|hop(?:e|es|ing)|asked for|asks? for|meetings?|met with|scoping|shortlist\w*|waiting on|waiting for|awaiting|paperwork|redlines?|redlining|yet to|not yet|haven't|hasn't|have not|has not|about to|pitched|pitching|in the funnel|nothing signed|none signed|rfi|in review|final stages?|late[- ]stage|soon|contracting|expected|likely|would love|know anyone|connect us|looking for|help with|advanced stages?|slipped|pushed to|delayed|stalled|exploring|early stages?|want to|wants to|unsigned|out for signature|did not sign|didn't sign)\b/i;

/** What was signed is less than a contract. */
export const INTENT =
  /\b(?:lois?|letters? of intent|mous?|memorandum of understanding|non-binding|verbal (?:commitment|agreement|yes)|verbally (?:committed|agreed))\b/i;

/** Verb phrases behind a name, with the status they give it. Matched at the start of what follows. */
export const SUBJECT_RULES: readonly { id: string; status: CustomerStatus; pattern: RegExp }[] = [
  {
    id: 'churned',
    status: 'CHURNED',
    pattern:
      /^(?:churn(?:ed|s)?\b|(?:decided|chose|elected|opted) to (?:cancel|leave|terminate|churn|discontinue|end|stop|move (?:on|away))\b|cancell?ing\b|opted out\b|not renewing\b|cancell?ed\b|(?:did not|didn't|chose not to|decided not to|elected not to|opted not to|will not be|won't be|not) renew(?:ing)?\b|non-renewed\b|terminated\b|ended (?:their|its|the|our) (?:contract|subscription|agreement|relationship|engagement)|(?:gave|given|served|sent) (?:us )?(?:their |its )?notice\b|handed in (?:their|its) notice\b|quit\b(?! (?:his|her|their job|smoking))|(?:is|are) leaving\b|went out of business|(?:has )?shut down\b|discontinued\b|dropped us\b|moved (?:off|away|on)\b|left us\b|left (?:the platform|for|at the end|after|because|due|when|following|over)\b|switched (?:to|away)\b|stopped (?:using|paying)|lapsed\b|let (?:their|its|the) (?:contract|subscription) (?:lapse|expire)|pulled the plug|parted ways)/,
  },
  {
    id: 'lost',
    status: 'LOST_DEAL',
    pattern:
      /^(?:went with (?:a|an|another|the|their|someone|one)\b|chose (?:a|an|another|to build|to go|not to (?:move|proceed|go|buy)|someone|one)\b|picked (?:a|an|another)\b|selected (?:a|an|another)\b|decided (?:against|not to (?:move|proceed|go|buy|convert|sign)|to (?:build|go with))|passed on (?:the|our|a|renew|mov)|walked away|said no\b|(?:did not|didn't) (?:convert|move forward|proceed)|rejected|opted for (?:a|an|another)\b|(?:pilot|poc|trial) (?:ended|did not|didn't|failed|concluded without)|not (?:converting|moving forward|proceeding)|(?:(?:deal|opportunity|contract|tender) (?:was |has |have )?)?(?:fell|fallen) (?:through|apart)|(?:deal|opportunity|bid|tender) (?:was |is )?(?:lost|dead|died|collapsed))/,
  },
  {
    id: 'paused',
    status: 'PAUSED',
    pattern:
      /^(?:paus(?:ed|ing)\b|put\b.{0,50}\bon (?:hold|pause|ice)\b|on (?:hold|pause)\b|suspended\b|froze\b|frozen\b)/,
  },
  {
    id: 'pilot',
    status: 'PILOT',
    pattern:
      /^(?:(?:started|began|begun|commenced|commences|kicked off|launched|running|runs|entered|starting|in|into|agreed to|signed up for|signed on for|signed|approved|moved to|moved into|beginning|completed|finished|wrapped up|extended|doing) (?:(?:a|an|its|their|our|the|new|paid|free|first|second|small|limited|successful|formal|initial|short|live|pre-production|\d{1,3}|-|day|week|month|(?:two|three|four|six|eight)-(?:week|month)|[a-z]+-(?:week|month|day|site|store)) ?){0,6}(?:pilots?|pocs?|proofs?[- ]of[- ]concept|trials?|evaluations?)\b|(?:tests|testing|trying out) (?:our|the|it|us)\b|(?:tests|testing|trying) [^.;]{1,40}\bin an? (?:[a-z-]+ ){0,2}(?:pilot|trial|poc)\b|piloting\b|triall?ing\b|pilot (?:is|has|was|extended|expanded|ongoing|progress(?:es|ing)|runs|running|started|kicked|live|underway|began|launched|continues|going|in progress)\b|a pilot\b|pilots?\b$)/,
  },
  {
    id: 'active',
    status: 'ACTIVE',
    pattern:
      /^(?:singed (?:up|with|a|our)\b|executed (?:its|their|an|the|a|our) (?:[a-z-]+ ){0,2}(?:agreement|contract|msa|order|renewal)\b|(?:went|grew|expanded|scaled) (?:from|to) [^.;]{1,40}\b(?:on our platform|with us)\b|signed\b(?! (?:off|up (?:as|to invest)|an? (?:loi|letter|nda|mou|term|lease|partner|reseller|non-|memorandum)|the (?:loi|nda|mou)))|renewed\b|re-signed\b|expanded\b|upgraded\b|went live\b|(?:gone|go) live\b|live\b|came on(?:board| board)?\b|on ?board\b|onboarded\b|went from (?:an? |our )?(?:paid |free )?(?:pilot|poc|trial)s? to (?:an? |our )?(?:paying|paid|annual|full|customer|contract)|got signed\b|closed ?\((?=[$€£\d])|became (?:a|our|an)\b.{0,24}\b(?:customer|client|account)\b|(?:join|joined|joins) (?:us )?as (?:a |an |our |paying |new |first )?.{0,24}\b(?:customers?|clients?)\b|converted\b|(?:pilot|poc|trial) converted\b(?! (?:at|by))|closed (?:at|for|on|a|in|this)\b|extended\b|rolled (?:us )?out\b|deployed\b|purchased\b|bought\b|placed (?:a|an|their|its|another)\b.{0,24}\borders?\b|reordered\b|ordered (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|another|more|additional)\b)|(?:upsell|upsold|renewal|expansion|contract|deal) (?:closed|signed|done|completed|won)\b|subscribed\b|doubled (?:their|its|down|seats|usage)|tripled (?:their|its|seats|usage)|increased (?:their|its) (?:spend|usage|seats|contract|commitment|orders?|licen[cs]es)|added (?:\d{1,6} |more |another |additional )|(?:a|an|our) (?:[a-z-]+ ){0,3}(?:customer|client)\b|among our (?:[a-z-]+ ){0,2}(?:customers|clients)\b|as (?:(?:new|our|paying|live|enterprise) ){0,3}(?:customers|clients)\b|(?:customers|clients) (?:now|today)\b|(?:chose|picked|selected|switched to|moved to) us\b|awarded (?:us|our team)\b(?!.{0,40}\b(?:grants?|awards?|prizes?|pilots?|trials?|patents?))|paying\b|launched (?:with us|on our|in production)|in production\b|fully live\b|committed to a\b.{0,20}\b(?:contract|deal|agreement))/,
  },
];

/** Auxiliaries and adverbs between a name and its verb. */
export const AUXILIARIES =
  /^(?:(?:who|which|has|have|had|is|are|was|were|also|just|now|recently|finally|officially|all|both|then|since|already|formally|successfully|unfortunately|sadly|quietly|been|each|today|again|,|being|us|it|currently|still|actively|meanwhile|[–—:-]) ?){0,5}/;
