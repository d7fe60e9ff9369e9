import { ALL, RUNWAY, MARGIN, BURN, type WordingRule } from './wording-rule';

const NEW_MONEY =
  '(?:the |our |this |a |an |that )?(?:[a-z]+ )?(?:round|close|closing|raise|bridge|financing|tranche|extension|grant|loan|series [a-c]|funding|note|facility)\\b';

/** Values of another time, or with something taken out of them. */
export const OTHER_TIMES: readonly WordingRule[] = [
  {
    fields: ALL,
    before:
      /\b(?:correct|corrected|correcting|restate|restated|restating|revise|revised|amend|amended) (?:the |our |down |up |downwards? |upwards? )*(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|last (?:month|quarter|year))(?:['’]s)? )[^.;]{0,20}$/,
    doubt: null,
  },
  {
    fields: ALL,
    value: /\b(?:was|were|had|stood|sat|did)\b/,
    behind:
      /^ (?:before|prior to|ahead of) (?:the|our|this|that|those) (?:[a-z-]+ )?(?:churns?|loss|losses|cancellations?|downgrades?|departures?|write-?offs?|migration|price (?:cut|increase|change)|sale|spin-?off|outage|strike|fire)\b/,
    doubt: null,
  },
  {
    fields: /^(?:arrUsd|mrrUsd|burnMonthlyUsd|grossMarginPct|cashOnHandUsd)$/,
    before:
      /(?:^|[,;–—] ?|\band )(?:excluding|excl\.?|stripping out|setting aside|leaving out|adjusted for|net of|without) (?!vat\b|taxes\b)[^,;.]{3,40}, (?:our |the )?$/,
    doubt: 'hearsay',
  },
  { fields: MARGIN, value: /\((?:ex|excl|excluding|before|without|w\/o)[ .-]/, doubt: 'hearsay' },
  {
    fields: BURN,
    behind:
      /^ (?:was|is|were|are) (?:all |mostly |purely |just )?(?:an? )?(?:one-?off|one-time|exceptional|extraordinary|legal (?:cost|fee|bill)s?)\b/,
    doubt: null,
  },
  { fields: ALL, before: /\brecord $/, value: /\bwas\b/, doubt: null },
  { fields: ALL, value: /^[^:]{2,30}: was [^,;–—→]{1,20}$/, doubt: null },
  {
    fields: ALL,
    behind:
      /^ (?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|a few|some|several) (?:years?|months?|quarters?|weeks?) (?:ago|earlier|back)|at (?:its|our) (?:best|peak|worst|height)|in our (?:first|second|early|earliest)|back then|before the (?:pandemic|war|crisis|pivot|crash|merger|split)|when (?:[a-z]+ ){1,2}(?:joined|invested|started|launched|met|began|came aboard|took over))\b/,
    doubt: null,
  },
  {
    fields: ALL,
    before:
      /\b(?:in our (?:first|second|early|earliest) (?:year|quarter|months?|days)(?! (?:under|as|with|on|at|since|after)\b)|back then|at launch|we (?:launched|were founded|started out|began life) with|when (?:we|you) (?:launched|started|founded|met|pitched|invested))\b(?![^.;]{0,40}\b(?:now|today)\b)[^.;]{0,40}$/,
    doubt: null,
  },
];

/** "With the bridge, burn is $80k", "Runway 12 months after the round": as long as it has not closed. */
export const AFTER_NEW_MONEY: readonly WordingRule[] = [
  {
    fields: ALL,
    before: new RegExp(
      `^(?:with|after|following|upon|once) ${NEW_MONEY}(?! (?:round )?(?:we|that|in|on|of last)\\b)[^;]{0,40}$`,
    ),
    doubt: 'hearsay',
  },
  {
    fields: ALL,
    before: /\bpost[- ](?:close|closing|round|raise|bridge|financing|funding|extension) $/,
    doubt: 'hearsay',
  },
  {
    fields: RUNWAY,
    behind: new RegExp(
      `^ ?\\(?(?:after|post|following|upon|with|incl\\.?|including|assuming|counting) ${NEW_MONEY}`,
    ),
    doubt: 'hearsay',
  },
  {
    fields: RUNWAY,
    value: new RegExp(
      `\\b(?:(?:after|following|upon|with|incl\\.?|including|assuming) ${NEW_MONEY}|post[- ](?:close|closing|money|round|raise|bridge|funding))`,
    ),
    doubt: 'hearsay',
  },
];
