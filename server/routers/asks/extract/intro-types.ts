import { ADVICE_PERSON, AS_CHANNEL, FIRMS, FOR_US, PROFESSIONAL } from './advice-words';
import { fragmentType } from './fragments';
import { CUSTOMER_WORD, HANDS_ON, HIRING_WORD, INVESTOR_WORD, ROLE_WORD } from './type-words';
import type { AskType } from './types';
import { INVESTOR } from './vocabulary';

/* To whom an introduction is asked for, over text in lower case. */

const SINGLE_HIRE =
  /^(?:to )?(?:an? )?(?:our (?:next|first|new) |(?:great|strong|good|experienced|senior|talented|excellent|potential|interim|part-time|world-class|stellar|founding|rockstar|hands-on) )(?:\w+ ){0,2}/;
const OTHER_INTRO =
  /\b(?:journalists?|reporters?|press|podcasts?|podcasters?|media(?! (?:groups?|companies|company|buyers|agenc|firms|houses|owners|brands))|editors?|influencers?|landlords?|office space|(?:contract|new|alternative|reliable|second) manufacturers?|a manufacturer|suppliers?|vendors?|conference organi[sz]ers?|speakers?|grant|policymakers?|politicians?)\b/;

/** The object of "intro to …": what follows the intro word, up to the end of the clause. */
export function objectOf(text: string, match: RegExpExecArray): string {
  const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 160);
  return (
    rest
      .replace(
        /^[ :–—-]*(?:(?:us|me|them|him|her)(?= |[.,!?]|$) ?)?(?:needed |wanted )?(?:to|with|for|from|at|into)? ?/,
        '',
      )
      .split(/[.;!?] |[.;!?]$/)[0] ?? rest
  );
}

/** "CFOs of manufacturers with US suppliers": the people asked for, without what describes them. */
const headOf = (object: string) =>
  object.split(/ (?:of|at|in|with|who|that|which|for|from) /)[0] ?? object;
const TITLE_HEAD =
  /\b(?:c[a-z]os?|chros?|heads?|vps?|directors?|leaders?|leads?|chiefs?|managers?|buyers|owners|founders|officers?|executives|executive|procurement|decision[- ]makers?|teams?)\b/;
/** Firms that develop land or plants, or people asked for as users, are a market. */
const DEVELOPER_FIRMS =
  /\b(?:solar|wind|renewables?|energy|storage|battery|hydrogen|real[- ]estate|property|land|project|housing|home|hotel|data cent(?:er|re)|infrastructure|commercial|residential|industrial|game) developers?\b|\b(?:hvac|general|prime|defen[cs]e|government|mechanical|electrical|plumbing|roofing|building|construction|solar|mechanical|home|landscaping|painting|paving|government|defen[cs]e|trade|commercial|residential) contractors\b|\bdevelopers? (?:of|that use|who use|using|already using)\b|\b(?:engineers?|developers?|designers?|scientists?) (?:who|that) (?:use|build with|work with|buy)\b/;

/** "Partners at a16z and Sequoia", "GPs": people of funds, whatever else "partners" may be. */
const FUND_PEOPLE = new RegExp(
  `^(?:(?:the|some|any|good|great|general|senior) )*(?:gps?\\b(?! (?:practices?|surger|clinics?|offices?))|(?:partners?|principals?|associates|people|someone|anyone|folks) (?:at|from) (?:\\w+ ){0,2}?${INVESTOR}\\b|(?:yc|y combinator|techstars) partners?\\b|our next lead(?: investor)?[.!]*$)`,
);

export function typeOfIntro(text: string, match: RegExpExecArray): AskType {
  const before = text.slice(0, match.index);
  const object = objectOf(text, match);
  if (FUND_PEOPLE.test(object)) return 'INTRO_INVESTOR';
  const named = fragmentType(object);
  if (named === 'INTRO_CUSTOMER' || named === 'INTRO_INVESTOR') return named;
  const around =
    object === '' ||
    /^(?:[.,!?]|them\b|him\b|her\b|please\b)/.test(object) ||
    /^(?:would|are|is|welcome|please|(?:now|next|first|soon|early|before|this)\b)/.test(object)
      ? text
      : object;
  const titled =
    /\b(?:heads?|vps?|directors?|leaders?|chiefs?|teams?|managers?) (?:of|in|at|for)?\b/.test(
      around,
    );
  if (
    /\bcandidates?\b|\brecruiters?\b|\bheadhunters?\b|\bsearch firms?\b|\bour (?:\w+ ){1,5}(?:role|search|position|opening|hire)\b|\bhires?\b/.test(
      around,
    )
  )
    return 'HIRING';
  if (HIRING_WORD.test(before) && ROLE_WORD.test(text) && !/\b(?:customers?|at)\b/.test(around))
    return 'HIRING';
  const investor = INVESTOR_WORD.exec(around);
  const customer = CUSTOMER_WORD.exec(around.slice(0, investor?.index ?? 0));
  const employer =
    / (?:at|in|of|from|for) (?:\w+ ){0,3}$/.test(around.slice(0, investor?.index ?? 0)) &&
    ROLE_WORD.test(around.slice(0, investor?.index ?? 0));
  if (investor && !employer && !(customer && !/\b(?:for|to (?:lead|join))\b/.test(around)))
    return 'INTRO_INVESTOR';
  if (
    investor &&
    /\b(?:our|the) (?:series|seed|round|raise|bridge|fundraise)\b|\b(?:lead|join|close) (?:our|the)\b/.test(
      around,
    )
  )
    return 'INTRO_INVESTOR';
  if (
    PROFESSIONAL.test(around.slice(0, 70)) &&
    !AS_CHANNEL.test(text) &&
    !/\b(?:at|in) (?:\w+ ){0,3}(?:law firms|agencies|banks)\b|customers?\b|\bheads? of|\bpartners at\b/.test(
      around,
    ) &&
    !(FIRMS.test(around.slice(0, 70)) && !FOR_US.test(around))
  )
    return 'ADVICE';
  if (/^(?:the |right |new |some )*partners? (?!at\b)/.test(object) && INVESTOR_WORD.test(before))
    return 'INTRO_INVESTOR';
  if (/\bment(?:or|ors|oring)\b|\badvisors?\b/.test(around)) return 'ADVICE';
  if (
    ADVICE_PERSON.test(around) &&
    !/\b(?:customers?|design partners?|pilots?|ciso|cfos|heads of)\b/.test(around)
  )
    return 'ADVICE';
  const whom = headOf(around);
  if (
    OTHER_INTRO.test(whom.slice(0, 60)) &&
    !CUSTOMER_WORD.test(whom.slice(0, 40)) &&
    !TITLE_HEAD.test(whom)
  )
    return 'OTHER';
  if (
    HANDS_ON.test(whom) &&
    !DEVELOPER_FIRMS.test(around) &&
    !titled &&
    !/\b(?:at|customers?)\b/.test(around)
  )
    return 'HIRING';
  if (ROLE_WORD.test(around) && SINGLE_HIRE.test(around) && !/\b(?:at|in) /.test(around))
    return 'HIRING';
  return 'INTRO_CUSTOMER';
}
