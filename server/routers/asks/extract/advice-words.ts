import { anyOf } from './vocabulary';

/* What advice, and who gives it, is called; over text in lower case. */

export const ADVICE_HEAD = anyOf(
  "\\b(?:advice|advices|feedback|guidance|pointers|tips?|mentor(?:s|ing|ship)?|coach(?:es|ing)?|sanity[- ]check|second opinion|best practices|lessons|playbooks?|war stories|stories|how you dealt|benchmarks?|sounding board|(?:second|fresh|extra|another) (?:pair|set) of eyes|sparring|opinions?|thoughts on|input on|perspectives? on|insights? (?:on|into)|ideas (?:for|on|about)|your (?:take|view|views|thoughts|input)|brainstorm|spare (?:us |me )?(?:an|half|\\d+|some|a few|ten|fifteen|twenty|thirty|a quarter)|(?:talk|walk)(?:ing)? (?:us |me )?through|(?:hour|minutes|mins) (?:of your time|with (?:anyone|anybody|someone|somebody|an? (?:[\\w-]+ )?(?:founder|operator|ceo)))|if you(?:'ve| have) (?:been|gone|done|run|built|scaled|navigated|rolled|dealt|raised|sold)|pick (?:your|some(?:one|body)'s|any(?:one|body)'s) brains?|(?:borrow|bend) (?:an?|your|some(?:one|body)'s|any(?:one|body)'s|one of your) ears?|compare notes|learn from|expertise (?:in|on|with)|advis(?:e|ory|ors?|er|ers)|advise)\\b",
  '\\b(?:has|have|did) (?:anyone|anybody|any of you|someone|somebody|you)(?: (?:here|ever|already|else|in (?:your|our|this|the) \\w+))* (?:done|gone|been|moved|run|ran|sold|set up|navigated?|built|dealt|switched|migrated|implemented|passed|help(?:ed)?|obtain(?:ed)?|gotten|got|used|tried|worked with|scaled|opened|expanded|structured?)\\b|^how (?:did|do|have|would|should) (?:you|others|other|people|your|we|companies)\\b|\\b(?:anyone|anybody|someone|somebody|people|founders|operators|folks) (?:here )?(?:with|who has|who have|having) (?:\\w+ ){0,2}(?:experience|background|expertise)\\b',
  '\\b(?:review(?:ing)?|critique|read(?:ing)?|vet|check|look(?:ing)? (?:at|over)|tear apart|roast|comment on) (?:our|my|the)\\b.{0,60}\\b(?:deck|data ?room|agreement|contract|policy|plan|page|model|pricing|strategy|draft|terms|website|site|blurb|memo|positioning|roadmap|term sheet|lease|letter|numbers)',
  '\\b(?:experience|experiences|experienced|familiar) (?:with|of|selling|in (?:sell|rais|navig|negot|scal|sarbanes|\\w+ing\\b))',
  "\\bwhat (?:they|you) (?:would|did|have)\\b|\\bwhat would you do\\b|\\bwisdom\\b|\\bhow (?:you|they|others|other)(?:'ve| have)? (?:did|do|have|has|handle|solve|approach|think|structure|price|went)|\\btell us how\\b|\\b(?:figur(?:e|ing) out|navigat(?:e|ing)|think(?:ing)? through|struggling with|help (?:in |with )?(?:setting up|understanding|choosing|deciding|structuring|navigating|thinking|incorporating)|which (?:one )?(?:is|would be) (?:better|best)|best (?:way|route|path|approach) (?:to|into))\\b|^(?:our )?pricing\\b|\\bhow to\\b",
);
export const ADVICE_PERSON =
  /\b(?:who|that|which)(?:'s| has|'ve| have| had)?(?: (?:already|also|recently|previously|successfully|personally|actually))* (?:done|moved|scaled|built|navigated|been through|gone through|went through|run|ran|rolled out|managed|implemented|sold (?:into|to|through|via|on)|raised|taken|led|launched|expanded|switched|migrated|been|opened|negotiated|set up|set-up|set|priced|hired|passed|got|dealt|solved|handled)\b|\bregulator\b|\bexperts?\b/;
export const PROFESSIONAL =
  /\b(?:lawyers?|attorneys?|(?<!general )counsel|law firms?|accountants?|accounting firm|auditors?|tax (?:advisors?|advisers?|experts?)|patent|ip firm|(?<!\b(?:sponsor|government|federal|state|public|sponsoring) )agency|agencies|consultants?|consultant|brokers?|payroll provider|eor|peo|insurance broker|bankers?|notar(?:y|ies)|lobbyists?)\b/;
/** "Estate attorneys, as a referral channel", "consultants at Mercer": who passes us on, or buys. */
export const AS_CHANNEL =
  /\b(?:channels?|resell(?:ers?|ing)?|referral partners?|(?:sell|refer|recommend|bring) (?:us|our \w+) to|their (?:clients?|customers?)|white[- ]label)\b|\b(?:attorneys|lawyers|accountants|auditors|consultants|brokers|bankers|advis[eo]rs) (?:at|inside|within) (?!(?:good|great|least)\b)/;
/** Firms of professionals as such are a market; good ones, or ones for us, are advisers. */
export const FIRMS =
  /\b(?:law firms|accounting firms|accountancies|consultancies|consulting firms|agencies|brokers|(?:large|big|mid-?size[d]?|enterprise|national|regional|global|independent) (?:[\w-]+ )?(?:auditors|consultants|accountants))\b/;
export const FOR_US =
  /\b(?:good|great|recommended|trusted|trustworthy|affordable|reliable|for (?:our|us|the)|help(?:ed)? us|to help|(?:who|that|which) (?:can|could|would|might)? ?(?:help|advise|specialise|specialize)s?|speciali[sz](?:ed|ing|es?) in|we (?:can|could) (?:hire|use)|to work with|you(?:'ve| have)? (?:used|worked))\b|\b(?:patent|ip|pr|recruiting agencies for|design) (?:law )?(?:firms|agencies) (?:for|to)\b/;
/** "A plant accountant", "a staff attorney": one of the company's own. */
export const IN_HOUSE =
  /\b(?:in-house|plant|staff|cost|management|project|payroll|grant|junior|senior|chief|part-time|full-time) (?:accountants?|attorneys?|counsels?|lawyers?|auditors?|consultants?)\b/;
export const RECOMMEND =
  /\b(?:recommend(?:ations?|ed)?|reccomend\w*|recomend\w*|suggest(?:ions?)?)\b/;
