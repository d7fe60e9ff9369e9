/** What a piece of bad news is about; negation differs between them. */
export type Topic =
  | 'crime'
  | 'insolvency'
  | 'legal'
  | 'inquiry'
  | 'breach'
  | 'recall'
  | 'layoffs'
  | 'closure'
  | 'ouster';

const AUTHORITY =
  '(?:sec|doj|ftc|fbi|fda|faa|nhtsa|ntsb|cfpb|cpsc|cma|fca|ico|cnil|irs|osha|epa|sfo|bafin|finra|eu|' +
  'feds?|police|prosecutors?|regulators?|authorities|watchdogs?|congress|senate|lawmakers|' +
  'attorneys? general|justice department|department of justice|european commission|commission|' +
  'government|officials|treasury|auditors?)';
const EXECUTIVE =
  '(?:founders?|cofounders?|ceo|cfo|cto|coo|chief(?: \\w+){0,2} officer|chief executive|chairman|' +
  'chairwoman|chair|president|boss|executives?)';
/** What may stand between a verb that cuts and the staff it cuts. */
const AMOUNT =
  '(?:(?:\\d\\S*|about|around|nearly|almost|over|more|than|up|to|at|least|roughly|approximately|some|' +
  'half|an?|one|two|third|quarter|fifth|tenth|of|its|the|their|his|all|most|percent|per|cent|hundreds|' +
  'thousands|dozens|another|additional|remaining|entire|global|total|full|time|us|uk|corporate|' +
  'sales|engineering|support|marketing) ){0,8}';
const STAFF =
  '(?:jobs?|staff|staffers|workforce|headcount|employees|workers|positions|roles|personnel)';
const NOT_A_STAFF_MATTER =
  '(?! (?:turnover|burnout|costs?|shortages?|needs?|time|churn|workloads?|injur\\w{1,3}|onboarding|' +
  'retention|stress|fatigue|training|errors?|boards?|applications?))';
const DEBT =
  '(?:loans?|debts?|bonds?|payments?|obligations?|notes?|interest|rent|leases?|mortgages?|credit|' +
  'facility|borrowings|coupons?|repayments?|covenants?)';
const SECRETS =
  '(?:data|records|passwords|credentials|emails|information|databases?|ssns|source code|funds|crypto)';
const SCANDAL =
  '(?:scandals?|probes?|investigations?|inquiry|allegations?|accusations?|misconduct|pressure|revolt|' +
  'disputes?|clash|controversy|harassment|backlash|losses|fallout|lawsuits?|fraud|row|audit|outcry|' +
  'criticism|feud|complaints?|revelations|layoffs|breach|crisis|turmoil|infighting)';
const LEAVES =
  '(?:resign(?:s|ed|ing|ation)?|steps? (?:down|aside)|stepped (?:down|aside)|stepping (?:down|aside)|' +
  'quits?|depart(?:s|ed|ure)?|exits?|leaves|leaving)';
const NOT_GOODS =
  '(?! (?:rates?|scores?|accuracy|and precision|feature|memor\\w{1,3}|test|election|vote|that|what|when|every|everything|button|ai)(?!\\w))';
const GOODS =
  '(?:vehicles?|cars|trucks?|suvs|units|products?|devices?|batter(?:y|ies)|batch(?:es)?|chargers?|' +
  'bikes?|scooters?|strollers?|toys|food|foods|lots|pumps?|implants?|helmets?|cribs?|formula|' +
  'packages|drugs?|medications?|robots?|robotaxis?|fleet|models|heaters?|bottles?|meals?|snacks|' +
  'monitors?|meters?|sensors?|drones?|powder|shipments|supplements?|salads?|milk|packs|watches|bands|laptops?)';

const LEXICON: Readonly<Record<Topic, readonly string[]>> = {
  crime: [
    'fraud(?:s|ulent|ulently|ster|sters)?',
    'defraud(?:s|ed|ing)?',
    'ponzi|pyramid scheme|scam(?:s|med)?|embezzl\\w{1,5}|misappropriat\\w{1,5}|kickbacks?',
    'money laundering|insider trading|brib(?:e|es|ed|ery|ing)|corruption|racketeering|tax evasion',
    'accounting (?:irregularities|scandals?|errors?)|cook(?:s|ed|ing)? (?:the|its) books',
    `(?:inflat|falsif|fabricat|overstat|misstat|fak|doctor)(?:e|es|ed|ing|y|ies|ied|ying) (?:\\S+ ){0,3}(?:revenues?|metrics|numbers|sales|users|data|invoices|accounts|results|earnings|financials|records|customers)`,
    'mis(?:led|leads?|leading) (?:its )?(?:investors|customers|consumers|regulators|users|shareholders|patients|the public)',
    'misconduct|sexual(?:ly)? (?:harass|assault)\\w{0,5}|toxic (?:culture|workplace)|scandals?',
    'indict(?:s|ed|ment|ments|ing)|arrested|jailed|imprisoned|extradited|sentenced (?:to|for)|convicted',
    `arrests? (?:\\S+ ){0,3}${EXECUTIVE}|arrest of|handcuffs`,
    'ple(?:ad|ads|aded|d) guilty|(?:found|ruled) guilty|guilty (?:of|plea|verdict)',
    `charged (?:\\S+ ){0,2}by (?:the |us |federal ){0,3}${AUTHORITY}`,
    'charged (?:with|in|over) (?:\\S+ ){0,3}(?:theft|conspiracy|securities|wire|crimes?|felony|misleading|lying|deceiving|violating|stealing|tax|manslaughter|assault|scheme|perjury)',
    '(?:criminal|felony|federal|civil|securities|antitrust|corruption) charges',
    `${AUTHORITY} charges?(?! (?:for|fees?|an? fee|up to|more|less|extra|\\d\\S*)(?!\\w))`,
    '(?:fac(?:e|es|ed|ing)|settl(?:e|es|ed|ing)|fil(?:e|es|ed|ing)|br(?:ing|ings|ought)|press(?:es|ed)?) (?:\\S+ ){0,3}charges|charges against',
    'plea deal|money laundered|price fixing|stole trade secrets|trade secrets? theft',
  ],
  insolvency: [
    'insolven(?:t|cy|cies)|(?:not|no longer|hardly|barely|never) solvent|bankrupt(?:s|cy|cies|ed)?|receivership|going concern',
    '(?:fil(?:e|es|ed|ing)|enter(?:s|ed|ing)?|seek(?:s|ing)?|sought|under|into|voluntary) (?:\\S+ ){0,3}chapter (?:7|11|15)',
    'chapter 11|chapter (?:7|15) (?:filing|protection|petition|bankruptcy|liquidation|case|proceedings|reorganization)',
    '(?:enter(?:s|ed|ing)?|into|falls? into|fell into|in|call(?:s|ed|ing)? in|appoint(?:s|ed|ing)?|collaps(?:es|ed) into) (?:voluntary |provisional |compulsory |court appointed )?(?:administration|administrators?|receivers?|liquidators?)(?! of)',
    'liquidat(?:e|es|ed|ing|ion|ions|or|ors)|winding up (?:petition|order|proceedings)',
    'creditors? protection|protection from (?:its )?creditors|benefit of creditors',
    '(?:run|runs|ran|running) (?:out of|low on) (?:cash|money|funding|funds|runway)|cash crunch|unable to pay|not pay (?:its |their )?(?:debts?|bills|creditors|lenders|suppliers|employees|workers|staff)|missed payroll|miss(?:es)? payroll',
    'go(?:es|ne|ing)? bust|went bust|goes under|went under|going under|goes belly up|went belly up',
    `default(?:s|ed|ing)? on (?:\\S+ ){0,5}${DEBT}|miss(?:es|ed|ing)? (?:\\S+ ){0,3}(?:interest|debt|loan|bond|coupon|rent) (?:re)?payments?`,
    'defaulted(?! to)|(?:is|are|was|were) defaulting(?! to)|defaults(?= ,|$)|event of default|default (?:notice|judge?ment)|notice of default',
    `(?:in|into|${DEBT}|technical|sovereign|cross|fac(?:e|es|ing)|risks?|risk of|danger of|brink of|verge of|edge of|declar(?:e|es|ed)|warns of|possible|potential|imminent|near) default(?! (?:settings?|modes?|options?|browsers?|choices?|rates?|values?|config\\w*|apps?|views?|language|search|engine|templates?|themes?|assistant|providers?|wallet|models?|risks?|prediction|swaps?|insurance|way|platform|standard|state|ones?|to|alive))`,
  ],
  legal: [
    'lawsuits?|countersu(?:es|ed|ing|its?)|sued|sues|suing|(?:to|will|may|could|would|can|might|investors|users|customers|workers|employees|authors|artists|states|victims|shareholders) sue',
    'legal (?:action|battle|fight|complaint|dispute|trouble|woes|challenge)|class action|litigation|court battle',
    '(?:fil(?:e|es|ed|ing)|fac(?:e|es|ed|ing)|hit with|settl(?:e|es|ed|ing)) (?:\\S+ ){0,4}suit|suit (?:against|alleges|alleging|over|claims|accus\\w{1,4}|says)',
    'accus(?:e|es|ed|ing|ation|ations)|alleg(?:e|es|ed|edly|ing|ation|ations)|wrongdoing',
    'infring(?:e|es|ed|ing|ement)|violat(?:e|es|ed|ing|ion|ions|ions) (?:\\S+ ){0,4}(?:laws?|rules?|gdpr|privacy|sanctions|rights|regulations?|act|contract)',
    `(?:finds?|found|held|ruled) (?:\\S+ ){0,3}liable|${AUTHORITY} fines?|bann?ed (?:by|from|in|over)|warning letter`,
    '(?!says|has|as|is|was|joins|names|hires|appoints)\\w{2,30}s sue',
    'fined|fines (?!dining)(?:\\S+ ){0,4}[$€£]?\\d\\S*|\\d\\S*(?: million| billion| m| bn)? (?:fine|penalty)|(?:record|hefty|huge|massive|antitrust|gdpr|privacy) (?:fine|penalty)|penalt(?:y|ies) (?:of|for|over)|slapped with|ordered to pay',
    'cease and desist|consent (?:decree|order)|wrongful (?:death|termination)|breach of (?:\\S+ )?(?:contract|trust|duty|covenant|gdpr)',
    'subpoena(?:s|ed)?|licen[cs]e (?:revoked|suspended)|(?:revok(?:es|ed|ing)|suspend(?:s|ed|ing)) (?:\\S+ ){0,3}licen[cs]e|delist(?:s|ed|ing)|sanctioned by',
    'restat(?:e|es|ed|ement|ing) (?:of )?(?:\\S+ ){0,3}(?:earnings|results|revenue|financials|accounts)|antitrust (?:case|complaint|violations?)',
  ],
  inquiry: [
    'investigations?|under (?:\\S+ ){0,2}(?:probe|scrutiny)|inquir(?:y|ies) into',
    `${AUTHORITY} (?:\\S+ ){0,4}(?:investigat(?:e|es|ed|ing)|prob(?:e|es|ed|ing)|inquiry|scrutin\\w{1,6})`,
    '(?:investigated|probed) (?:\\S+ ){0,2}(?:by|for|over)|being (?:investigated|probed)',
    'probes? (?:into|over|of)|(?:antitrust|criminal|federal|regulatory|safety|tax|privacy|internal|corruption|fac(?:e|es|ing)|open(?:s|ed)|launch(?:es|ed)?|amid|fraud|accounting) (?:\\S+ ){0,2}probe',
    `raided(?: by)?|${AUTHORITY} (?:\\S+ )?raids?|whistle ?blowers?`,
  ],
  breach: [
    '(?:data|security|privacy|systems?|network|cyber|account) (?:breach(?:es|ed)?|leaks?|leaked|theft|stolen|incident|exposed|compromised)',
    'breach (?:expos|affect|hits|hit|impact|leak|compromis|at|that|disclos|reveal)\\w{0,4}|(?:suffer|confirm|disclos|report|admit|after|massive|major|huge)\\w{0,3} (?:\\S+ ){0,2}breach|breached(?! [$€£]?\\d)(?: by|$)|(?:was|were|been|got|being|is|are) breached|breach(?= ,|$)',
    '(?:intruders|attackers|criminals|thieves) (?:\\S+ ){0,2}(?:broke|access|stole|steal|breach)\\w{0,3}',
    `(?:leak(?:s|ed|ing)?|expos(?:es|ed|ing)|stolen|steals?|stole|compromis(?:e|es|ed|ing)|spill(?:s|ed)) (?:\\S+ ){0,5}${SECRETS}`,
    `(?:${SECRETS}|accounts|customers|users) (?:\\S+ ){0,3}(?:leaked|exposed|stolen|compromised|hacked|breached)`,
    '(?:was|were|been|gets?|got|is|being|are|systems?|accounts?|website|servers?|network|database|wallets?|exchange|platform|bridge) hacked|hacked (?:by|in|for)|hacked$',
    'hackers? (?:\\S+ ){0,2}(?:steal|stole|breach|access|leak|hit|attack|drain|exploit|claim|demand|target|post|publish|expos|compromis)\\w{0,3}',
    '(?:crypto|bridge|exchange|wallet|defi|million|billion|\\d\\S*m|suffer\\w{0,3}|after|in a|major|massive) hack|hack (?:expos|of|hit|affect|drain|cost|leav)\\w{0,4}',
    'cyber ?attack(?:s|ed)?|ransomware|exit scam|rug pull',
  ],
  recall: [
    `recall(?:s|ed|ing)? (?:\\S+ ){0,6}${GOODS}|recall(?:s|ed|ing)? (?:(?:about|over|nearly|more than|all|up to|some|almost|around) )?[\\d]\\S*`,
    `(?:product|voluntary|safety|nationwide|national|mandatory|vehicle|food|battery|urgent|global|massive|class i|fda|cpsc|nhtsa|issu(?:e|es|ed|ing)|announc(?:e|es|ed|ing)|order(?:s|ed)?|expand(?:s|ed)?|initiat(?:e|es|ed)|trigger(?:s|ed)?|prompt(?:s|ed)?|sparks?) (?:an? |the )?recalls?${NOT_GOODS}`,
    `(?:a|the|to|any|fac(?:e|es|ing)|its|their|after|in) recalls?${NOT_GOODS}(?= (?:of|over|due|after|amid|for|by|following|because|as|on|hits?)|$| ,)`,
    'recalls? (?:expands?|expanded|widens?|widened)(?! (?:its|their|the|to|into) )|recalled (?:over|due|after|amid|following|because|by|for|nationwide)|(?:was|were|been|being|are|is) recalled|recall (?:over|due to|amid|following)',
    'recalls? of (?:faulty|defective|unsafe|contaminated|dangerous)',
    'pull(?:s|ed|ing)? (?:\\S+ ){0,4}(?:off|from) (?:the )?(?:shelves|market)',
  ],
  layoffs: [
    'lay(?:s|ing)? ?offs?|laid ?off|(?:lay|lays|laid|laying) (?:\\S+ ){1,4}off',
    `(?:cut|cuts|cutting|slash(?:es|ed|ing)?|ax|axe|axes|axed|axing|eliminat(?:e|es|ed|ing)|shed|sheds|shedding|trim(?:s|med|ming)?|reduc(?:e|es|ed|ing)|chop(?:s|ped)?|scrap(?:s|ped)?|dismiss(?:es|ed)|fir(?:e|es|ed|ing)|sack(?:s|ed|ing)?|furlough(?:s|ed|ing)?|let(?:s|ting)? go(?: of)?) ${AMOUNT}${STAFF}${NOT_A_STAFF_MATTER}`,
    `(?:cut|cuts|cutting|slash(?:es|ed|ing)?|eliminat(?:e|es|ed|ing)|reduc(?:e|es|ed|ing)|fir(?:e|es|ed|ing)|sack(?:s|ed|ing)?|let(?:s|ting)? go(?: of)?) (?:(?:about|nearly|almost|over|around|more than|up to|some) )?(?:half|\\d\\S*(?: percent)?|a third|a quarter)(?: of)? (?:its|the|their)? ?(?:team|company|people)`,
    `let(?:s|ting)? ${AMOUNT}${STAFF} go`,
    '(?:job|staff|workforce|headcount|jobs) (?:cuts?|losses|reductions?)|redundancies|made redundant|mass (?:firings?|dismissals?)|reductions? in force|downsiz(?:e|es|ed|ing)|furloughs?|pink slips',
  ],
  closure: [
    'shut(?:s|ting)? (?:\\S+ ){0,4}down|shutdowns?|shut(?:s|ting)? (?:up shop|its doors)',
    '(?:shutter(?:s|ed|ing)|(?:to|will|would|may|must|could) shutter)(?! speed)|w(?:ind|inds|inding|ound) (?:it |itself |operations |business )?down|call(?:s|ed|ing)? it quits',
    'clos(?:e|es|ed|ing) (?:its |their |the )?doors|clos(?:e|es|ed|ing) down|(?:goes|go|gone|going|went) out of business|out of business',
    '(?:ceas|suspend|halt|stop|paus)(?:e|es|ed|s|ing|ped|pping)? (?:all )?(?:its )?(?:operations?|operating|trading|withdrawals|production|sales|business|deliveries)',
    'collaps(?:e|es|ed|ing)(?! (?:\\S+ into|the|time|lungs?|cycles?|workflows?|multiple|entire|months|weeks|hours|an?|into one|\\d))|dissolv(?:e|es|ed|ing) (?:the |its )?(?:company|business|startup|firm)',
  ],
  ouster: [
    'oust(?:s|ed|ing|er)|forced (?:out|to resign|to step down)|pushed out|boardroom (?:coup|battle|revolt)|board revolt',
    `${EXECUTIVE} (?:\\S+ ){0,4}(?:fired|sacked|removed|dismissed|terminated|suspended|booted|axed|ejected|let go|placed on leave)(?: (?:as|from|by|over|after|amid|for|following|in|,)|$)`,
    `${EXECUTIVE} (?:is |was |gets |got |has been )(?:fired|sacked|removed|dismissed|terminated|suspended|axed|ejected|let go)`,
    `(?:fir(?:es|ed|ing)|sack(?:s|ed|ing)|remov(?:es|ed|ing)|dismiss(?:es|ed)|terminat(?:es|ed)|suspend(?:s|ed)|boots|axes|dumps|forces|kicks) (?:(?!against|charges|claims|case|lawsuit|suit|allegations|rumou?rs|reports|for|to|barriers|friction)\\S+ ){0,3}${EXECUTIVE}`,
    `${LEAVES} (?:\\S+ ){0,5}(?:amid|under (?:pressure|fire|a cloud)|in disgrace)|${LEAVES} (?:\\S+ ){0,5}(?:over|after|following|as) (?:\\S+ ){0,5}${SCANDAL}`,
    `(?:abruptly|suddenly) (?:\\S+ ){0,3}${LEAVES}|${LEAVES} (?:abruptly|suddenly|in protest)|(?:abrupt|sudden) (?:resignation|departure|exit)`,
  ],
};

/** The lexicon, to run over a clause in lower case with single spaces. */
export const NEGATIVE_PATTERNS: readonly { topic: Topic; pattern: RegExp }[] = [
  ...new Map<Topic, readonly string[]>([
    ['crime', LEXICON.crime],
    ['insolvency', LEXICON.insolvency],
    ['legal', LEXICON.legal],
    ['inquiry', LEXICON.inquiry],
    ['breach', LEXICON.breach],
    ['recall', LEXICON.recall],
    ['layoffs', LEXICON.layoffs],
    ['closure', LEXICON.closure],
    ['ouster', LEXICON.ouster],
  ]),
].flatMap(([topic, sources]) =>
  sources.map((source) => ({ topic, pattern: new RegExp(`(?<!\\S)(?:${source})(?!\\w)`, 'g') })),
);
