import type { CustomerStatus } from '../types';

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
