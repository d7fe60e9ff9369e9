/** Nouns a product or a market is made of: `fraud detection`, `bankruptcy software`. */
const PRODUCT =
  '(?:detect(?:ion|or|ors|ing)|prevent(?:ion|ing|ative)|protections?|fighting|fighters?|busting|analytics|' +
  'intelligence|monitoring|management|mitigation|resistan(?:t|ce)|proof|proofing|screening|scoring|' +
  'response|simulations?|insurance|insurer|insurtech|tools?|tooling|toolkit|software|platforms?|' +
  'solutions?|services?|startups?|suite|apis?|apps?|ai|engines?|systems?|teams?|units?|models?|tech|' +
  'technology|products?|lawyers?|law|attorneys?|experts?|practice|funding|finance|financing|funders?|' +
  'checks?|alerts?|signals?|controls?|shield|defen[cs]es?|rates?|workflows?|workspace|copilot|agents?|' +
  'assistants?|automation|research|researchers|trends|trackers?|calculator|readiness|preparedness|' +
  'awareness|training|specialists?|decisioning|orchestration|vendors?|providers?|preferences?|' +
  'marketplaces?|victims?|analysts?|squad|stack|modules?|dashboards?|simulators?|hunters?|hunting|risks?)';
/** What may stand between such a word and the product noun. */
const QUALIFIER =
  '(?:(?:, )?(?:and |or |& )?(?:risk|payments?|identity|cyber|crime|compliance|security|abuse|chargeback|' +
  'theft|aml|scam|fraud|waste|financial|online|account|document|case|real|time|data|legal|credit|ad|' +
  'click|synthetic|bot|spam|dispute|discovery|support|attack|notification|investigations?|machine|learning|based) ){0,5}';
const TERM =
  '(?:fraud|scams?|bribery|corruption|laundering|insider trading|misconduct|harassment|whistle ?blow(?:er|ing)|' +
  'breach(?:es)?|leaks?|ransomware|cyber ?attacks?|incidents?|hacks?|infringement|recall|defaults?|' +
  'bankruptcy|insolvency|litigation|lawsuits?|class actions?|investigations?|liquidation|collapse|' +
  'layoffs?|subpoenas?|shut ?downs?|alleged)';

/** Where the same words are about the company itself: `files for bankruptcy protection`. */
const DISTRESS =
  '(?!(?:bankruptcy|insolvency|shut ?downs?|layoffs?|lawsuits?|collapse) (?:protections?|financ(?:e|ing)|funding|rates?|risks?|practice|alerts?)(?!\\w))';

const SOURCES: readonly string[] = [
  `${DISTRESS}${TERM} ${QUALIFIER}${PRODUCT}`,
  '(?:anti|counter) ?(?:fraud|bribery|corruption|money laundering|scam|harassment|ransomware|breach)',
  '(?:victims?|types?|risk|cost|threat|signs?|forms?|impact|dangers?) of (?:\\S+ ){0,3}(?:fraud|scams?|ransomware|breach(?:es)?|cyber ?attacks?)',
  'shut(?:s|ting)? down (?:\\S+ ){0,2}(?:rumou?rs?|critics?|criticism|speculation|claims?|debate|talks?|reports?|doubters|scams?|scammers|bots?|botnets?|hackers|attacks?|phishing|fraudsters|competition|rivals?)',
  '(?:government|federal|auto|automatic|emergency|reactor|safe|graceful|thermal|lockdown|covid|remote|system|grid|factory|plant|unplanned) shut ?downs?',
  'shut ?down (?:command|feature|timer|valve|sequence|button|process|mode)',
  '(?:for|help|helps|helping|hires?|hiring|hired|supports?|recruits?|connects?|match(?:es)?|assists?) (?:\\S+ ){0,4}laid ?off',
  'layoffs? (?:elsewhere|across|in the (?:industry|sector))|(?:industry|sector|tech) (?:wide )?layoffs?',
  '(?:podcast|documentary|webinar|course|guide|conference|summit|workshop|masterclass) (?:about|on|into|exploring|examining) (?:\\S+ ){0,5}(?:fraud|bankruptcy|layoffs?|lawsuits?|litigation|breach(?:es)?|scandals?|collapse|investigations?|ransomware)',
  '(?:space|lunar|mars|solar|neural|medical|ultrasound|temperature|ocean|optical|molecular|genetic|fluorescent|planetary|interplanetary) probes?|probe (?:cards?|stations?|tips?)',
  '(?:wind|winds|winding) down (?:before|at|after|for) (?:\\S+ ){0,2}(?:bed|bedtime|night|sleep|work|evening|day)',
  'liquidat(?:e|es|ing|ion) (?:of )?(?:\\S+ ){0,2}(?:inventory|overstock|stock|returns|positions|merchandise)',
  '(?:total|perfect|instant|memory|active|brand|ad|precision and|user|users can|high|better|improves?|improved) recalls?',
  '(?:scientific|academic|clinical|criminal|journalistic|root cause|incident|alert|threat|security|aml|cyber) investigations (?:faster|easier|in minutes|across|for|with|at scale)',
  '(?:police|law enforcement|insurers?|analysts|detectives|journalists|banks|investigators|agencies) (?:\\S+ ){0,3}(?:speed up|run|manage|close|solve|conduct|complete) (?:\\S+ ){0,2}investigations?',
  '(?:flood|water|gas|oil|methane|air) (?:leaks?|breach(?:es)?)',
  'investigations? of (?:\\S+ ){0,2}(?:proteins?|diseases?|cancer|materials|folding|physics|biology|genes?)',
  'thecompany (?:(?:inc|corp|ltd|llc|gmbh|ag|plc|sa|is|to|will|may|has|also|now|plans to|threatens to|could|is to) ){0,3}(?:sues?|suing|countersues?|accus(?:es|ing)|fil(?:es|ed|ing) (?:an? |its |patent |antitrust |copyright |trade secrets? ){0,3}(?:lawsuits?|suit|complaint|class action) (?:against|over))',
  '(?:speaks?|speaking|spoke|keynotes?|present(?:s|ing)?|panel|sponsors?|hosts?|exhibit(?:s|ing)?) (?:(?:at|on|a|an|the|annual|global|national|its|first) ){0,4}(?:\\S+ ){0,3}(?:fraud|ransomware|breach|insolvency|bankruptcy|litigation|whistle ?blower) (?:\\S+ )?(?:summit|conference|forum|congress|expo|week|panel|webinar|roundtable|symposium)',
  'fired up|cardiac arrest|moral bankruptcy|out of business hours',
  'former (?:\\S+ )?(?:fbi|sec|police|fraud|cia) (?:investigators?|agents?|officials?|prosecutors?)',
];

const BENIGN = SOURCES.map((source) => new RegExp(`(?<!\\S)(?:${source})(?!\\w)`, 'g'));

/** Blanks the stretches of a clause that only sound like bad news, such as `fraud detection`. */
export function maskBenign(clause: string): string {
  return BENIGN.reduce((text, pattern) => text.replace(pattern, '_'), clause);
}
