/*
 * Public bodies told by what they are called: a body and its field, or a state and its body.
 */

const STATE =
  '(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington(?: state)?|west virginia|wisconsin|wyoming|ontario|quebec|alberta|manitoba|saskatchewan|british columbia|nova scotia|new brunswick)';
const FIELD =
  "(?:transport(?:ation)?|highways?|motor vehicles|roads?|aviation|rail|natural resources|environment(?:al)?|conservation|forest(?:ry|s)?|parks?|wildlife|fish(?:eries)?|game|agriculture|water|energy|emergency|homeland|public|health|human|social|mental|aging|children|families|labou?r|workforce|employment|education|higher education|elections?|corrections|prisons|probation|justice|law|revenue|tax(?:ation)?|finance|treasury|commerce|economic|housing|community|administrative|information technology|veterans|workers'?|supervisors|(?:county )?commissioners|equalization|regents|lottery|gaming|investigation)";

const OFFICES: readonly RegExp[] = [
  // "Vermont Agency of Transportation", "Agency for Health Care Administration", "Commission on Environmental Quality"
  new RegExp(
    `\\b(?:agency|board|division|authority|commission|administration|secretariat|directorate|council|bureau|registry) (?:of|on|for) (?:the )?(?:[a-z]+ )?${FIELD}\\b`,
    'i',
  ),
  // "Maine Turnpike Authority", "Oregon Health Authority"
  /\b(?:turnpike|thruway|expressway|toll road|transportation|redevelopment|ports?|ferry|ferries|aviation|rail|solid waste|waste management|sanitation|wastewater|flood control|river|lottery|convention center|public building|metropolitan|regional|state|municipal|city|county|(?:(?:county|state|regional|public) )health|health care) authority\b/i,
  /\b(?:public service|public utilit(?:y|ies)|utilities|transportation|highway|housing|gaming|lottery|workforce|railroad|parole|planning|election|civil service|wildlife|fish|port|river basin|parks|recreation|county|city|state|energy|water) commission\b/i,
  /\b(?:health|transportation|education|corrections|public works|labou?r|revenue|water|parks?|recreation|sanitation|streets|planning|treasury|highways?|social services|human services|public safety|city|county|land) (?:department|dept)\b/i,
  /\b(?:highway|transit|aviation|general services|social security|small business) administration\b|\bsecretary of state\b|\b(?:attorney general|comptroller|treasurer|assessor|recorder|clerk|sheriff|auditor)'?s'? office\b|\bparks and recreation$|^(?:unified|consolidated) government|\bcounty (?:assessor|recorder|treasurer|auditor|superintendent)\b/i,
  // A state's own body: "Arizona State Land Department", "Hawaii Office of …"
  new RegExp(
    `^(?:(?:state|commonwealth) of )?${STATE} (?!valley authority$)(?:[a-z]+ ){0,5}?(?:department|authority|commission|administration|legislature|senate|judiciary|(?:agency|office|bureau|division|board) (?:of|for|on)\\b.*)$`,
    'i',
  ),
];

/** Whether a name is that of a public office: "Vermont Agency of Transportation", "Maine Turnpike Authority". */
export const isPublicOffice = (name: string): boolean =>
  MAY_BE.test(name) && OFFICES.some((pattern) => pattern.test(name));

const MAY_BE =
  /agency|board|division|authority|commission|administration|secretar|directorate|council|bureau|registry|department|dept|office|government|county|parks|legislature|senate|judiciary/i;
