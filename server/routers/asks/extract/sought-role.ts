import { ROLE } from './vocabulary';

/** Who is hired one at a time, and whom a firm sells to only in numbers. */
const HANDS =
  'engineers?|developers?|programmers?|designers?|product managers?|plant managers?|technicians?|mechanics?|handlers?|chemists?|(?:customs|freight) brokers?|coordinators?|architects?|scientists?|analysts?|recruiters?|account (?:executive|manager)s?|accountant|bookkeeper|(?:customer success|sales|marketing|operations) (?:lead|manager|rep)s?|chief of staff|(?:drone|test|airline|helicopter|charter|ferry|survey|uav|uas) pilots?';
/** Nouns that end like a trade but name firms, advisers and things. */
export const NOT_HIRED =
  'kroger|chrysler|daimler|pfizer|bayer\\b|meijer|uber\\b|grainger|schneider|cerner|baxter|stryker|danaher|unilever|kohler|schlumberger|weyerhaeuser|twitter|accor\\b|equinor|lobbyist|mou?lder|fabricator|installer|hauler|partner|customer|buyer|user|investor|advis[eo]r|mentor|supplier|manufacturer|distributor|reseller|retailer|insurer|provider|lawyer|vendor|tester|carrier|publisher|lender|broker|printer|office\\b|letter|number|matter|corner|dinner|server|order|chapter|speaker|sponsor|contractor|sounding|banker|auditor|accelerator|factor|sensor|motor|newspaper|reporter|editor|influencer|podcaster|volunteer|landlord|consultant|member|offer|freezer|container|trailer|scanner|computer|poster|generator|monitor|projector|compressor|reactor|spectrometer|microscope|other|another|co-?packer|packer|mover|caterer|charger|observer|champion|journalist|columnist|activist|blogger|podcast|broadcaster|bigger|larger|smaller|better|cheaper|faster|newer|longer|shorter|stronger|lower|higher|closer|older|smarter|easier|simpler|proper|major|minor|prior|superior|interior|exterior|corridor|paper|cluster|quarter|driver\\b(?= for)';
/** A person by the ending of the word, who is no buyer, backer or adviser. */
const PERSON = `(?:heads? of [a-z]+|chief [a-z]+|director of [a-z]+|vp(?: of)? [a-z]+|(?!${NOT_HIRED})[a-z]{3,}(?:er|or|ist|ian)|[a-z]+ lead|profile(?! of)|apprentice|trainee|working student|(?:finance|sales|ops|operations|marketing|product|data|legal|people|hr|growth|support|engineering|regulatory|design|hardware|firmware|clinical|security) (?:person|hire|leader|lead))`;
/** Words that show that somebody else, or something else, is sought. */
const NO_PART =
  'intros?\\b|introductions?\\b|advice\\b|help\\b|to\\b|at\\b|who\\b|with\\b|design\\b|pilot\\b|investors?\\b|customers?\\b(?! (?:onboarding|success|support|service|care|experience|education|training)\\b)';

/** "VP of Sales: we want someone who has sold to labs". */
const ROLE_LABEL = new RegExp(
  `^(?:[-*•] )?(?:an? |our )?(?:[\\w-]+ ){0,2}(?:${ROLE})(?: [a-z]+){0,2} ?[:–—] `,
);

/** "Anybody know an Android developer who …", "we need claims handlers in Leeds": people for us. */
const SOUGHT_ROLE = new RegExp(
  `^(?:[-*•] )?an? (?:[\\w-]+ ){0,2}(?:${HANDS}) (?:who|that|with)\\b|(?:^(?:[-*•] )?|[:;,.–—] |\\b(?:so|and|also|but) )(?:(?:we|i|we're|we are|i'm|i am|she|he|they)(?: (?:also|still|currently|now|urgently|actively))* (?:looking for|looking to (?:hire|add|recruit|bring on)|want to (?:hire|bring in|add)|hope to hire|seeking|searching for|search for|search|look for|need|after|hiring|recruiting)|looking for|searching for|looking to hire|hiring|wanted(?: also)?:|needed:|seeking talent:|we have (?:an )?openings? for|(?:does )?any(?:one|body) knows?) (?:(?:an? |our (?:next|first) )(?:(?!${NO_PART})[\\w-]+ ){0,4}?(?:${HANDS}|${PERSON})|(?:some |another |one |two |three )?(?:(?!${NO_PART})[\\w-]+ ){0,4}?(?:${HANDS}))\\b(?! (?:at|of) (?!marketing|sales|product|engineering|people|finance|operations|growth|staff))`,
);

/** "Director of Partnerships, remote: know anyone?" */
const ROLE_ASKED = new RegExp(
  `^(?:[-*•] )?(?:an? |our )?(?!(?:[\\w-]+ ){0,2}(?:heads|directors|vps|managers|leaders|c[a-z]os)\\b)(?:[\\w-]+ ){0,2}(?:${ROLE})(?: of| for)?(?: (?!at\\b|in\\b|with\\b|who\\b)[\\w&-]+){0,3}(?:, ?(?!at\\b)[\\w .-]{2,30}| ?\\([\\w ,.&/-]{2,40}\\))? ?[:;.?–—-] ?(?:do you |does |do )?(?:any(?:one|body) |any of you )?knows? (?:of )?(?:any(?:one|body)|some(?:one|body)|a good one)(?: (?:great|good|suitable|strong|like that|who (?:fits|is looking|might be interested)|for (?:this|it|us)))?\\?*(?: (?:please |do |just )?(?:send|forward|introduce|tell|share|point|connect|refer|put)\\b.{0,60})?$`,
);

/** "Hiring: account executives for hospitals": whom they sell to is told beside it. */
const HIRING_LABEL =
  /^(?:[-*•] )?(?:(?:we|we're|we are|now|also|still|currently|actively|are) )*(?:hiring|recruiting|open (?:roles?|positions?|reqs?)|vacanc(?:y|ies)|job openings?) ?[:–—-] (?!.{0,40}\b(?:intros?|introductions?|advice|help)\b)/;
const HIRED_ONE = new RegExp(`\\b(?:${HANDS}|${ROLE})\\b`);

/** "Looking for an account executive covering hospitals": one, whom no buyer's firm employs. */
const ONE_SELLER =
  /^(?:[-*•] )?(?:(?:we|we're|we are|i|i'm|also|still|currently|now|actively|are) )*(?:looking for|seeking|searching for|need|hiring|recruiting) an? (?:[\w-]+ ){0,3}(?:account (?:executive|manager)|ae|sdr|bdr)\b(?! (?:at|from|inside)\b)/;

/** True for words, in lower case, that open with a hire: a label with a role, or one seller. */
export function opensWithHire(text: string): boolean {
  if (ONE_SELLER.test(text)) return true;
  const label = HIRING_LABEL.exec(text);
  return label !== null && HIRED_ONE.test(text.slice(label[0].length));
}

/** "We need someone senior to run support". */
const TO_RUN =
  /\b(?:need|want|(?:looking|searching|hunting) for|seeking|in search of|find|hire|recruit) (?:an? )?(?:someone|somebody|person|leader|operator)(?: (?:very |more |really )?(?:senior|junior|strong|great|good|experienced|hands-on|scrappy))? (?:to|who can|who could|who will|who'd) (?:run|lead|own|manage|build|head|take (?:over|on)|handle) (?!(?:us|me) )/;

/** True for words, in lower case, that seek somebody to hire. */
export const seeksPerson = (text: string): boolean =>
  SOUGHT_ROLE.test(text) || ROLE_LABEL.test(text) || ROLE_ASKED.test(text) || TO_RUN.test(text);

const BARE_ROLE = new RegExp(
  `^(?!(?:we|i|they|he|she|it|our)(?:'ve)? (?:(?:just|also|already|have|has) )*[a-z]{2,}ed )(?:an? )?(?:[\\w-]+ ){0,3}(?:${ROLE})(?: [\\w-]+){0,2}[.!]*$`,
);
/** "VP of Customer Success, Minneapolis", "Director of Product Marketing (remote)". */
const PLACED_ROLE = new RegExp(
  `^(?:an? )?(?:[\\w-]+ ){0,3}(?:${ROLE})(?: of| for)?(?! (?:at|in)\\b)(?: (?!at\\b|in\\b|with\\b|who\\b)[\\w&-]+){0,3}(?:, ?[\\p{L} .-]{2,40}| ?\\([\\p{L} ,.&/-]{2,40}\\))$`,
  'u',
);

/** True for words, in lower case, that are nothing but a role: "CTO", "Senior Designer (Berlin)". */
export const isRole = (text: string): boolean => BARE_ROLE.test(text);

/** True for one role and where it is. */
export const isPlacedRole = (text: string): boolean => PLACED_ROLE.test(text);
