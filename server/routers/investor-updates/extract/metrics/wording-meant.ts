import { ALL, RECURRING, BURN, NUMBER_FIRST, type WordingRule } from './wording-rule';

/** Values that are meant, wished, demanded or guessed. */
export const MEANT: readonly WordingRule[] = [
  {
    fields: ALL,
    value:
      /\b(?:hopefully|headed|heading|probably|perhaps|maybe|presumably|supposedly|allegedly|apparently|reportedly|likely|tbc|tbd)\b|\((?:est|estimated?|rough|unconfirmed|prelim estimate)\.?\)/,
    doubt: 'hearsay',
  },
  { fields: ALL, value: /≠|!=|\bcapped at\b/, doubt: null },
  {
    fields: ALL,
    behind:
      /^,? (?:(?:if|unless|should) (?:we|the|our|all|this|that|they) (?:[a-z]+ )?(?:lose|loses|(?:don['’]t|doesn['’]t) (?:close|sign|raise|win|renew|land|come|get)|cut|cuts|cannot|can['’]t|fail|fails|keep|win|wins|close|closes|sign|signs|raise|renew|renews|convert|converts|slip|slips|leave|leaves|come|comes|lands?)\b|without (?![a-z]+ing\b|(?:the |a |any |new )?(?:[a-z]+ )?(?:round|bridge|tranche|grants?|loans?|raise|financing|funding|debt|money|capital|extension|vat|tax(?:es)?|pilots|one-?offs)\b)(?:the |our )?[a-z])/,
    doubt: 'hearsay',
  },
  { fields: ALL, value: /\b(?:fy ?)?(?:20)?\d\d(?:e|f|p|est|b)\b(?! ?(?:\d|%))/, doubt: null },
  {
    fields: ALL,
    before:
      /\b(?:my|our|best|rough|wild|educated) (?:best |rough |educated |current )?(?:guess|guesstimate|hunch|gut feeling)\b[^.;]{0,24}$/,
    doubt: 'hearsay',
  },
  {
    fields: ALL,
    behind:
      /^ (?:(?:is|are) (?:now |firmly |finally )?(?:in sight|next|within reach|around the corner|not far|(?:so )?close|coming)\b|(?:in sight|within reach)\b)/,
    doubt: null,
  },
  {
    fields: ALL,
    before:
      /\b(?:covenants?|bank (?:requires?|demands|asks)|lenders? (?:requires?|demands|asks)|debt (?:requires?|demands)|liquidity floor|minimum (?:cash|liquidity|arr))\b(?![^.;]{0,60}\b(?:we|our|actual|headroom)\b)[^.;]{0,60}$/,
    doubt: null,
  },
  {
    fields: ALL,
    before:
      /^(?:(?:our|the|an?) )?(?:icps?|ideal (?:customer|client|buyer)s?(?: profile)?|target (?:customer|client|company|account)s?|sweet spot|buyer persona|(?:average|typical|median) (?:customer|client|account|user))\b[^;]{0,80}$/,
    doubt: null,
  },
  {
    fields: ALL,
    before:
      /(?:^|[,;:–—] ?)(?:in|per|by|under|according to) (?:our|the|my) (?:financial |base |operating |own |latest )?(?:model|business case|projections?|scenario)\b[^.;]{0,40}$|^(?:upside|downside|stretch|bull|bear) ?(?:case|scenario)? ?[:,–-] ?$/,
    doubt: null,
  },
  {
    fields: BURN,
    before:
      /(?:\bwe're|\bwe are|\bi'm|\band) (?:now |also )?(?:cutting|reducing|lowering|bringing|getting|taking) (?:the |our |monthly |net |gross )*$/,
    value: / to /,
    doubt: 'hearsay',
  },
  {
    fields: ALL,
    behind:
      /^ ?[;,(–—.!-]{0,2} ?(?:(?:oh|ah|er|um|eh),? )?(?:(?:no,? wait|wait,? no|oops|scratch that)\b|sorry,? (?:that|this|it|i|we|those|meant|no|wrong)|sorry[,:]? ?[$\d])/,
    doubt: 'hearsay',
  },
  {
    fields: RECURRING,
    behind:
      /^ ?\((?:incl|including|counting|with)\.? [^)]{0,40}\b(?:not (?:yet )?(?:converted|signed|live|closed|billed|paying)|unpaid|lois?|unsigned|pipeline|verbals?)\b/,
    doubt: 'carr',
  },
  {
    fields: ALL,
    value: NUMBER_FIRST,
    behind:
      /^(?:,? (?:or bust|here we come)\b| (?:takes|means|feels|seems|sounds|requires|separates)\b| is (?:the (?:number|goal|bar|minimum|threshold|price|new normal)|an? (?:stretch|must|myth|dream|long way|tall order|moonshot)|standard|normal|typical|what|when|where|out of|within|a while))/,
    doubt: null,
  },
  {
    fields: ALL,
    before: /(?:^|[,;:–—] ?)(?:at|with) (?:about |around |roughly |an? )*$/,
    behind:
      /^,? (?:we|i|it|the company|(?:the|this) business)(?:['’](?:d|ll)\b| (?:would|could|can|will|becomes?|breaks?|turns?|get|might|should|may|go|start|open|(?:are|is) profitable)\b)/,
    doubt: null,
  },
  {
    fields: ALL,
    before:
      /(?:\bhow (?:we|to|i)(?:['’]ll)? (?:get|go|grow|scale|reach|plan|intend)\b[^.;]{0,20}|\bfrom here|\b(?:path|road|way|journey|route|march|sprint|push|race|climb|half ?-?way|next stop[:,]?)) (?:to|towards?|for) (?:about |an? |the )*$/,
    doubt: null,
  },
  {
    fields: ALL,
    before:
      /(?:^|[.;–—] ?)(?:the |our |my )?(?:vision|mission|dream|bet|ambition|aim|big idea|picture this|imagine|claim|promise|sensitivity|stress (?:case|test|scenario)|tranche (?:\d|one|two|three))\b[^;]{0,40}$/,
    doubt: null,
  },
  {
    fields: ALL,
    before:
      /\b(?:we|they|i) (?:lack|miss|crave|deserve|dream of|long for|talked? about|debated?|discussed?|pitched|promised) (?:about |an? |the )*$/,
    doubt: null,
  },
  {
    fields: ALL,
    before:
      /\b(?:tranche|warrants?|options?|earn-?out|discount|price|ratchet|milestone|kicker|bonus|grant|note|cap|second close)\b[^.;]{0,20} (?:releases?|triggers?|vests?|unlocks?|starts?|kicks in|ends?|doubles|steps up|converts?|pays|is due) (?:at|with|on|from|once) (?:an? )?$/,
    doubt: null,
  },
  {
    fields: ALL,
    before:
      /^(?:if (?!you\b|i may\b)|without (?!(?:the |a )?(?:\w+ )?(?:round|bridge|tranche|grants?|loans?|raise|financing|funding|debt|money|capital|extension)\b)|(?:in|on) (?:theory|paper)\b|some (?:say|think|believe)\b|the (?:old )?(?:deck|covenant|memo|plan|model) (?:says|said|shows|has)\b|you asked about\b|it takes\b|the combined (?:company|business|group|entity)\b|at zero growth\b|in an? (?:stress|downside|upside|worst|best|base|bear|bull)[ -](?:case|scenario)\b|after (?:the|our) (?:planned|merger|hires|cuts take)\b|(?:together|combined) we\b|with (?:the|all|our) (?:planned |new |two |three |four |five )?hires\b)(?![^;]{0,60}\b(?:but|and|so|today|now)\b)[^;]{0,60}$/,
    doubt: 'hearsay',
  },
  {
    fields: ALL,
    before:
      /\b(?:boards?|experts?|advisors?|vcs?|funds|anyone|few|companies|firms|startups|founders|lenders?|banks|series [a-d] funds)\b(?![^.;]{0,30}\b(?:we|our)\b)[^.;]{0,16} (?:like|likes|advise|advises|recommend|recommends|love|prefer|think|talk about|look for|ask for|have|has|with) (?:about |an? |at least )*(?:\w+ )?(?:of )?$/,
    doubt: null,
  },
  {
    fields: ALL,
    value:
      /\((?:ly|py|b|f|e|fc|bgt|model|base|bull|bear|low|high|(?:down|up)side|(?:worst|best|base)[ -]case|per (?:the )?deck|if closed|old|stale)\)|\bhad been\b/,
    doubt: null,
  },
  {
    fields: ALL,
    behind:
      /^ ?\((?:the )?(?:peers?|median|benchmarks?|industry|market|fy ?\d\d(?:e|f|b)|old|was|stale|ly|py|e|f|b|fc|model)\)/,
    doubt: null,
  },
  { fields: ALL, before: /(?:^|[,;:(|–—] ?)(?:ly|py|healthy|ideal|typical) $/, doubt: null },
];
