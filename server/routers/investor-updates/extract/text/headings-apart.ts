const whole = (...words: string[]) => new RegExp(`^(?:(?:our|the|my) )?(?:${words.join('|')})$`);

const MONEY = '(?:round|bridge|grant|raise|loan|money|hires|extension|series [a-d])';

/** Whole headings over what is wanted, supposed or demanded. */
const MEANT = whole(
  'by (?:the )?(?:year[- ]end|end of (?:the |this )?(?:year|quarter|20\\d\\d)|q[1-4]|eoy)(?: 20\\d\\d)?',
  'in (?:\\d{1,2}|six|nine|twelve|eighteen) months',
  '(?:\\d{1,2}|six|nine|twelve|eighteen) months (?:from now|out|ahead)',
  'ambitions?',
  'dreams?',
  'vision(?: (?:for )?20\\d\\d)?',
  '(?:financial |operating |base )?model',
  '(?:base|bear|bull|worst|best|stress|upside|downside)(?: (?:case|scenario))?',
  '(?:scenario|option|case) ?(?:[a-d1-4]|base|bear|bull|low|high)?\\b ?[:(–-]? ?[^:]{0,30}',
  'assumptions(?: behind [^:]{1,30})?',
  'to[- ]?do',
  'use of (?:proceeds|funds|the money)',
  'raise',
  `what the ${MONEY} is for`,
  'commitments? for [^:]{1,20}',
  "(?:here is )?where (?:we|i) (?:want|will|would|plan|aim|hope|expect|intend|['’]?ll)\\b[^:]{0,40}",
  "where we['’]ll be[^:]{0,20}",
  'what good looks like',
  'what (?:we|i) (?:expect|want|plan|aim|hope|intend|will|target|commit)[^:]{0,40}',
  'we (?:want|plan|expect|aim|hope|intend)',
  'this is what [^:]{1,30} (?:should|will|could|would) look like',
  'what [^:]{1,24} (?:deck|slide|pitch) will show',
  'if [^:]{3,50}',
  '[^:,]{3,20}, if all goes well',
  `with(?:out)? the ${MONEY}`,
  'what it takes[^:]{0,40}',
  '(?:bank |debt |loan )?covenants?',
  '(?:triggers?|conditions|milestones) (?:for|of) (?:the )?[^:]{3,30}',
  'bank (?:wants|requires|asks)[^:]{0,20}',
  '(?:what )?(?:vcs|investors|lenders|banks|funds) (?:want|expect|look for|ask for)[^:]{0,20}',
  'series [a-d] (?:bar|readiness|requirements|criteria|checklist)',
);

/** Whole headings over what was once, or was said before. */
const BYGONE = whole(
  'when (?:you|we) (?:first )?(?:invested|met|started|launched|raised)[^:]{0,20}',
  'at (?:the |our )?(?:seed|pre-seed|close|closing|launch|investment|last round|series [a-d])(?: round)?',
  '(?:a|one|two|three) years? ago(?: today)?',
  '(?:six|nine|twelve|\\d{1,2}) months ago',
  'before',
  'back then',
  'then',
  'day (?:one|1|zero|0)',
  'where we (?:were|started|came from)[^:]{0,20}',
  'what we (?:told you|said|reported|promised|announced)[^:]{0,40}',
  '(?:appendix: )?old (?:numbers|figures|metrics|values)',
);

/** Whole headings over what is nobody's, or of others than the company and its customers. */
const OF_OTHERS = whole(
  'comps?|comparables?|comparable (?:companies|firms|deals)',
  'peer (?:median|group|set|average)s?',
  '(?:industry|market|sector) (?:average|median|standard)s?',
  'median(?: [^:]{1,20})?',
  'how others (?:do|compare)(?: it)?',
  'best[- ]in[- ]class',
  'series [a-d] metrics',
  'template|draft|sample(?: update| numbers)?|example(?: numbers)?',
  'acquisition targets?(?:[:–-].{0,30})?',
  'sister (?:company|firm|fund|startup)',
);

/** The section below a heading that tells as a whole that the company's state of now does not stand below it. */
export function apartKind(heading: string): 'goals' | 'prior' | 'others' | null {
  const words = heading.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, '').trim();
  if (MEANT.test(words)) return 'goals';
  if (BYGONE.test(words)) return 'prior';
  return OF_OTHERS.test(words) ? 'others' : null;
}
