import { apartKind } from './headings-apart';
import { sectionOfNone } from './no-customers';

/** What a heading says about the lines below it. */
export type SectionKind =
  | 'neutral'
  | 'goals'
  | 'prior'
  | 'asks'
  | 'pipeline'
  | 'customers'
  | 'pilots'
  | 'churned'
  | 'lost'
  | 'paused'
  | 'team'
  | 'investors'
  | 'partners'
  | 'others';

const RULES: readonly [SectionKind, RegExp][] = [
  // "To our investors:" greets.
  ['neutral', /^(?:dear|hi|hello|hey|to (?:our|all|the|my|you)) /],
  // "Investor update", "Memo to investors": the title of the mail.
  [
    'neutral',
    /\b(?:memo|letter|notes?|updates?|report|newsletter|bulletin|briefing|recap|summary|review|dispatch|postcard)\b.{0,12}\b(?:to|for) (?:our |the |all |my )?(?:[a-z]+ (?:and|&) )?(?:investors?|shareholders?|stakeholders?|backers|friends|board)\b|\b(?:investors?|shareholders?|stakeholders?|board) (?:[a-z]+ )?(?:memo|letter|note|updates?|report|newsletter|bulletin|briefing|recap|summary|review|pack|deck|book)\b/,
  ],
  // "The sales team has worked well:" speaks of what was sold.
  ['neutral', /\bteam (?:has|had|did|worked|closed|signed|sold|won|landed|delivered)\b/],
  [
    'neutral',
    /\b(?:customer|client) (?:success|support|feedback|stor(?:y|ies)|quotes?|acquisition|metrics|experience|discovery|service|interviews?|satisfaction|love)\b/,
  ],
  [
    'neutral',
    /\b(?:actuals?|results|kpis?|metrics|numbers|financials?|dashboard|scorecard)\b.{0,20}\b(?:vs\.?|versus|against)\b|\bactuals?\b/,
  ],
  // "Plan vs. reality in June", "Targets and results"
  [
    'neutral',
    /\b(?:plans?|targets?|goals?|budget|forecasts?|expectations?) ?(?:vs\.?|versus|against|and|&|\/|→|->) ?(?:the |our )?(?:actuals?|results?|reality|outcomes?|achievements?|achieved|delivered)\b/,
  ],
  [
    'neutral',
    /^(?!plan|target|budget|goal|forecast).{3,40}\b(?:vs\.?|versus|against) (?:the |our )?(?:plan|budget|targets?|goals?|forecast|aop)\b/,
  ],
  // "Roadmap & results", "What happened and what's next": of what was and of what will be.
  [
    'neutral',
    /\b(?:results|what happened|what we did|what we(?:'ve| have) done|progress|recap|achievements)\b.{0,12}(?:\band\b|&|\+|\/).{0,24}\b(?:next|ahead|plans?|roadmap|outlook|priorities|goals)\b|\b(?:next|ahead|plans?|roadmap|outlook|priorities)\b.{0,12}(?:\band\b|&|\+|\/).{0,24}\b(?:results|what happened|what we did|progress|recap)\b/,
  ],
  // "KPIs (previous month in brackets)": how the lines below are written.
  [
    'neutral',
    /\b(?:kpis?|metrics|numbers|figures|financials?|dashboard|scorecard|snapshot)\b.*(?:\bin (?:square |round |the )?(?:brackets|parenthes[ei]s|parens|italics|gr[ae]y)\b|\b(?:brackets|parenthes[ei]s|parens) ?[:=]|\bfor (?:comparison|reference)\b|\b(?:compared (?:to|with)|changes? (?:from|on|since|over)) (?:the )?(?:last|previous|prior)\b)/,
  ],
  [
    'goals',
    /\b(?:goals?|targets?|forecasts?|outlook|projections?|projected|budget|guidance|objectives?|okrs?|roadmap|priorities|plans?|upcoming|what(?:'s| is|s) (?:next|ahead|coming)|looking (?:ahead|forward)|look ahead|next (?:month|quarter|year|week|steps|up|\d+ days)|coming (?:up|next|soon)|(?:focus|focused|milestones) (?:for|on|in)|ahead)\b/,
  ],
  // "🔭 Next"
  ['goals', /^\P{L}{0,6}next\P{L}{0,6}$/u],
  [
    'others',
    /\b(?:compet(?:ition|itors?|itive)|market (?:news|update|map|watch|landscape|context|commentary)|industry (?:news|benchmarks?|update|context)|landscape|benchmarks?|peers|in the news|macro)\b/,
  ],
  ['asks', /\b(?:asks?|help|requests?|needs?|favou?rs?|intros? wanted|introductions)\b/],
  ['prior', /\b(?:last (?:month|quarter|year)|previous|prior)\b/],
  // Who of them buys the lines below must tell.
  [
    'neutral',
    /\b(?:revenue|sales|commercial)\b.*\b(?:partners?|partnerships?)\b|\b(?:partners?|partnerships?)\b.*\b(?:revenue|sales|commercial)\b/,
  ],
  [
    'neutral',
    /\b(?:customers?|clients?)\b.*\b(?:partners?|partnerships?)\b|\b(?:partners?|partnerships?)\b.*\b(?:customers?|clients?)\b/,
  ],
  // "Cash by account", "Cash is spread over three accounts": where the company's own money lies.
  [
    'neutral',
    /\b(?:cash|money|treasury|deposits?|bank balances?)\b.{0,40}\baccounts?\b|\baccounts? (?:at|with) (?:[a-z]+ ){0,2}banks?\b|\b(?:bank|savings|checking|escrow|money market|treasury|deposit) accounts?\b/,
  ],
  // "Customers who said no", "Customers we want", "Churn risks": none is a customer, none has left.
  [
    'lost',
    /\b(?:customers?|clients?|prospects?|companies|firms|accounts?|logos?) (?:who|that|which) (?:(?:have|has) )?(?:said no|declined|passed|turned us down|rejected us|went elsewhere|chose others)\b/,
  ],
  [
    'pipeline',
    /\b(?:customers?|clients?|logos?|accounts?|companies|firms) (?:(?:that|who|whom|which) )?we(?:'re|'d| are| would|(?: still)?) (?:talk|talking|speak|speaking|want|like|love|hope|chase|chasing|pursue|pursuing|court|courting|approach|approaching|meet|meeting|after)\b/,
  ],
  [
    'pipeline',
    /\b(?:churn|renewal) (?:risks?|watch|danger|expected|likely|averted|avoided|prevented|warnings?|alerts?|candidates?)\b|\b(?:potential|possible|likely|expected|averted|avoided|prevented|at[- ]risk) churns?\b/,
  ],
  [
    'lost',
    /\b(?:pilots?|pocs?|trials?) (?:(?:that|which) )?(?:(?:has|have|was|were) )?(?:ended|finished|concluded|closed) (?:without|with no)\b|\b(?:failed|unsuccessful|unconverted) (?:pilots?|pocs?|trials?)\b/,
  ],
  // Before "in progress", which is said of deals.
  [
    'pilots',
    /\b(?:pilots?|pocs?|trials?) (?:in progress|underway|under way|ongoing|running)\b|\b(?:active|ongoing|running|current|live) (?:pilots?|pocs?|trials?)\b/,
  ],
  [
    'pipeline',
    /\b(?:not (?:yet )?(?:signed|closed)|not yet won|unsigned|(?:yet|still|about|close) to sign|verbals?|verbal (?:commits?|commitments?)|commits? (?:for|in) (?:q\d|next|the|january|february|march|april|may|june|july|august|september|october|november|december)|(?:proposals?|contracts?) (?:out|sent)|chasing|talking to)\b/,
  ],
  [
    'pipeline',
    /\b(?:pipeline|prospects?|opportunit(?:y|ies)|late[- ]stage|in negotiations?|in talks|active (?:deals|conversations)|evaluating|lois?|in progress|expected (?:to )?close)\b/,
  ],
  ['pilots', /\b(?:pilots?|pocs?|proofs? of concept|trials?|design partners?|piloting)\b/],
  // Before "losses" of deals.
  ['churned', /\b(?:customer|client|logo|account) loss(?:es)?\b/],
  [
    'lost',
    /\b(?:closed ?[-/ ] ?lost|(?:lost|dead) (?:deals?|opportunit|bids?|rfps?|tenders?|pitch(?:es)?|proposals?)|(?:bids?|tenders?|rfps?|proposals?|pitch(?:es)?) (?:we )?lost|lost (?:in|at|during) (?:the )?(?:procurement|tender|evaluation|bake-?off|final|selection|negotiation)|deals? (?:we )?lost|closed[- ]lost|losses|(?:deals? )?not won|(?:did not|didn't) (?:win|close|convert))|^lost$|^lost (?:to|since|in|during|this|last)\b/,
  ],
  [
    'churned',
    /\b(?:churn(?:ed|s)?|cancell?(?:ed|ations?)|(?:lost|lose|losing) (?:[a-z\d]+ ){0,3}(?:customers?|clients?|logos?|accounts?)|departed|(?:not|didn't|did not) renew(?:ed|ing)?|non[- ]renewals?|(?:customers?|clients?|logos?|accounts?) (?:we )?lost)\b/,
  ],
  ['paused', /\b(?:paused|on hold|on pause|on ice|iced)\b/],
  // Before "board", which is of investors.
  [
    'customers',
    /\b(?:who|customers?|clients?|schools?|new|came|come|joined|joining|welcomed?|now|just|logos?) (?:(?:has|have|came|come|coming|just|newly|now|who) ){0,2}(?:on ?board|onboarded|aboard)\b/,
  ],
  [
    'investors',
    /\b(?:investors?|fundraising|fund ?raise|financing|the round|cap table|(?<!on the )board(?! of (?:deals|wins|customers|logos)))\b/,
  ],
  [
    'partners',
    /\b(?:partners?|partnerships?|integrations?|press|media|awards?|competit(?:ion|ors?|ive)|vendors?|suppliers?|advisors?|resellers?|channel)\b/,
  ],
  [
    'customers',
    /\b(?:customers?|clients?|logos?|accounts?|new business|deals (?:won|closed|signed)|closed (?:in|this|during) |closed ?[-/ ] ?won|signed|contracts|closed deals|won|new wins|customer wins|renewals?|upsells?|renewed|expansions?|went live|go[- ]?lives?|new (?:and|&|\+) (?:renewed|expanded|extended)|(?:renewed|expanded) (?:and|&|\+) new)\b/,
  ],
  [
    'team',
    /\b(?:team|hiring|hires?|people|talent|headcount|org(?:anization)?|culture|new joiners|departures)\b/,
  ],
];

/** Labels of other tongues, in which updates to funds are written too. */
const ABROAD: readonly [SectionKind, string][] = [
  [
    'pipeline',
    'clients? potentiels?|en (?:cours de )?négociation|en discussion|in verhandlung|in gesprächen|interessenten|potenzielle kunden|clientes? potenciales|clientes? potenciais|en negociación|em negociação|in trattativa|potentiële klanten',
  ],
  [
    'lost',
    "affaires? perdues?|appels? d'offres perdus?|verlorene (?:deals|aufträge|ausschreibung(?:en)?)|ausschreibung verloren|negocios perdidos|negócios perdidos|licitación perdida",
  ],
  [
    'churned',
    'clients? (?:perdus?|partis?|résiliés?)|résiliés?|résiliations?|gekündigt|kündigung(?:en)?|verlorene kunden|kunden verloren|abgesprungen|clientes? perdidos?|bajas(?: de clientes)?|cancelaciones|cancelamentos|klanten verloren|verloren klanten|opgezegd|clienti persi|disdette',
  ],
  ['paused', 'en pause|pausiert|en pausa|em pausa|in pausa|gepauzeerd'],
  [
    'pilots',
    'pilotes?|en pilote|pilotprojekte?|pilotkunden?|testkunden?|pilotos?|en prueba|em teste|piloti',
  ],
  [
    'customers',
    'nouveaux? clients?|clients? gagnés?|renouvellements?|neukunden?|neue kunden|neuer kunde|gewonnene kunden|verlängerungen|verlängert|(?:nuevos? )?clientes?(?: nuevos?)?|novos? clientes?|renovaciones|renovações|nieuwe klanten|nuovi clienti|nya kunder|nye kunder',
  ],
];
const LABELS_ABROAD = ABROAD.map(([kind, words]): [SectionKind, RegExp] => [
  kind,
  new RegExp(`^\\P{L}{0,4}(?:${words})\\P{L}{0,4}$`, 'u'),
]);

/** Whether a label is one of another tongue. */
export const isLabelAbroad = (label: string): boolean =>
  LABELS_ABROAD.some(([, pattern]) => pattern.test(label.trim().toLowerCase()));

/** Words of one letter too many, too few or for another, as in mails written in haste. */
const MISSPELT =
  /\b(?:custumer|costumer|costomer|custommer|cutomer|custmer|cusotmer|customr|coustomer|clinet)(?=s?\b)/;

/** Classifies a heading by its words. */
export function sectionKind(heading: string): SectionKind {
  const words = heading.toLowerCase().slice(0, 120).replace(MISSPELT, 'customer');
  for (const [kind, pattern] of LABELS_ABROAD) if (pattern.test(words)) return kind;
  const none = sectionOfNone(words);
  if (none !== undefined) return none;
  const apart = apartKind(words);
  if (apart !== null) return apart;
  for (const [kind, pattern] of RULES) if (pattern.test(words)) return kind;
  return 'neutral';
}
