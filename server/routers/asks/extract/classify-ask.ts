import { classify } from './classify';
import { ADVICE_HEAD, AS_CHANNEL, PROFESSIONAL } from './advice-words';
import { asksReader } from './ask-patterns';
import { firstSentence, sentencesOf } from './sentences';
import type { AskType, Hint } from './types';
import { offersThanks } from './pointing-back';
import { roundaboutType } from './roundabout-asks';
import { isPlacedRole } from './sought-role';
import { isToMeet } from './to-meet';
import { plainWords, titleOf } from './wording';

/** "We are looking for a new office": things and places, which nobody can be introduced to. */
const THING =
  /\b(?:looking|searching|hunting|search|seeking|finding)(?: for)? (?:an? |some |the |our )?(?:(?!intros?\b|introductions?\b|to\b|family\b)[\w-]+ ){0,3}(?:office|offices|desk|desks|space|warehouse|lab|lab space|venue|apartment|building|facility|site|machine(?! learning)|equipment|[\w]+meter|printer|van|vehicle|laptops?|hardware|supplier|vendor|manufacturer|fulfil?lment partner|logistics partner|caterer|landlord|domain)\b(?! (?:leads?|managers?|directors?|heads?|supervisors?|engineers?|operators?|technicians?|coordinators?|associates?|workers?|planners?|buyers?|specialists?|staff|people)\b)/;

/** "A second sponsor bank. Which one would you pick?" */
const WHICH_ONE =
  /\bwhich (?:one |ones |of them )?(?:would|do|did|should) (?:you|we) (?:pick|use|choose|recommend|trust|rate|take|avoid|go with|suggest)\b/;

const ASKING =
  /\b(?:intro|help|need|look|seek|search|advi[cs]|feedback|know|recommend|refer|appreciat|love|like|please|could|can|would|hir(?:e|ing)|connect|meet|talk|want|any(?:one|body)|who|candidates?|review|share)|^(?:an?|the|our|\d|[\w-]+s) /;

/** "We open our seed in May. Who are the funds for that?": the statement and what asks tell one type. */
function askingType(description: string, stated: AskType): AskType | null {
  const text = description.slice(0, 1_200);
  const asking = sentencesOf(text, { start: 0, end: text.length })
    .map(({ start, end }) => text.slice(start, end))
    .find((sentence) => asksReader(plainWords(sentence)));
  // "Your guidance will be appreciated.": on what, the statement says.
  if (asking !== undefined && stated !== 'OTHER' && offersThanks(plainWords(asking))) return stated;
  const type = asking === undefined ? 'OTHER' : classify(asking);
  return type === stated && type !== 'OTHER' ? type : null;
}

/** "We are moving payroll to X. Any thoughts?" */
const ANY_VIEWS = /\bany (?:[a-z-]+ )?(?:thoughts|experiences?|opinions?|views?)\?/;

const asksViews = (description: string): boolean =>
  ANY_VIEWS.test(plainWords(description.slice(0, 1_200)));

/** The type of a whole ask: its headline decides, what follows only when that says nothing. */
export function classifyAsk(
  description: string,
  hint: Hint | null = null,
  title = titleOf(description),
): AskType {
  const headline = plainWords(title);
  if (hint === null && WHICH_ONE.test(plainWords(description.slice(0, 1_200)))) return 'ADVICE';
  if (hint === null && THING.test(headline)) return 'OTHER';
  // A headline that only states how things are; what is asked stands behind it.
  const states = !ASKING.test(headline) && !isPlacedRole(headline);
  if (hint === null && title !== description && states) {
    const told = askingType(description, classify(title)) ?? classify(description, hint);
    return told === 'OTHER' && asksViews(description) ? 'ADVICE' : told;
  }
  // The end of a long sentence, which its title lacks, may tell the type.
  const whole = title.endsWith('…') ? firstSentence(description.replaceAll('\n', ' ')) : '';
  const ended = hint === null && whole !== '' ? roundaboutType(plainWords(whole)) : null;
  if (ended !== null) return ended;
  const type = classify(title, hint);
  // "Benefits consultants. They are our best channel.": who sells us on gives no advice.
  if (
    type === 'ADVICE' &&
    hint === null &&
    PROFESSIONAL.test(headline) &&
    !ADVICE_HEAD.test(headline) &&
    AS_CHANNEL.test(plainWords(description.slice(0, 1_200)))
  )
    return 'INTRO_CUSTOMER';
  if (type === 'HIRING' && hint === null && isToMeet(plainWords(description)))
    return 'INTRO_CUSTOMER';
  return type === 'OTHER' ? classify(description, hint) : type;
}
