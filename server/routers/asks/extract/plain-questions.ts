import type { AskType, Hint } from './types';
import { INVESTOR } from './vocabulary';

/* What a few plain questions ask for, whatever else they mention; over text in lower case. */

/** "Should we hire a VP Sales now or wait?", "Is it too early to hire a CFO?": what to do, nobody to hire. */
const WHETHER_WE =
  /^(?:and |also,? )?(?:should (?:we|i) (?!(?:talk|speak|meet|know|be (?:talking|speaking|meeting)|reach out)\b)|is it (?:too|still|worth|better|right|wise|smart|crazy|time)\b|are we (?:too|right|better off|wrong|crazy)\b|(?:when|how) (?:did|would) you (?:hire|bring on|add|promote|comp|pay|onboard|fire|let go)\b).{4,200}\?/;
/** "Who do you know at Walmart Connect?" under "Questions" */
const KNOWN_AT =
  /^(?:and |also,? )?who (?:do you|does anyone|here) knows? (?:at|in|inside) (?!(?:the )?(?:area|field|space|topic)\b)/;
/** "a relationship with a partner at Bessemer … a warm intro", where a round is spoken of */
const PARTNER_AT =
  /\b(?:partners?|principals?|gps?) (?:at|from) (?!(?:any|the|a|an|your|our|other|these|those|big|large|law|consult|account)\b)\w.{0,160}\bintro/;
const ROUND = new RegExp(`\\b(?:${INVESTOR}|round|raise|raising|fundrais\\w*)\\b`);
/** "bridge lead ($500k)" */
const ROUND_LEAD =
  /\b(?:bridge|round|seed|pre-seed|series [a-f])(?: round| extension)? (?:co-?)?leads?\b(?! (?:gen|time|source|investors? (?:signed|is|are|has|have)))/;
/** "a PR agency rec", "finding a good 409A provider": who is recommended serves the company. */
const PROVIDER =
  /\b(?:agency|provider|firm|lawyer|attorney|accountant|auditor|bookkeeper|consultant)s? rec(?:o|ommendation)?s?\b|\b(?:find(?:ing)?|need|looking for|switch(?:ing)? to|know) (?:us )?an? (?:(?:good|great|reliable|solid|trusted|affordable|better|new) )*(?:409a|payroll|benefits|pr|bookkeeping|hr|insurance|audit|tax|legal|soc 2|pen[- ]?test(?:ing)?|peo|eor|r&d credit) (?:provider|agency|firm|vendor|partner|service|platform|shop)\b/;

/** The type that a plain question tells by itself; null where it is none of them. */
export function plainQuestionType(text: string, hint: Hint | null): AskType | null {
  if (hint === 'advice' && KNOWN_AT.test(text))
    return ROUND.test(text) ? 'INTRO_INVESTOR' : 'INTRO_CUSTOMER';
  if (hint !== 'intro' && WHETHER_WE.test(text)) return 'ADVICE';
  if (hint !== null && hint !== 'intro') return null;
  if (PARTNER_AT.test(text) && ROUND.test(text)) return 'INTRO_INVESTOR';
  if (hint === null && /^looking for: /.test(text) && ROUND_LEAD.test(text))
    return 'INTRO_INVESTOR';
  return PROVIDER.test(text) ? 'ADVICE' : null;
}
