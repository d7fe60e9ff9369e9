import { FIRMS } from './venture-firms';

/** Word lists shared by the rules, as sources of regular expressions over lower-case text. */

export const INTRO =
  "(?:(?:warm |e-?mail |direct |personal )?(?:intros?|introductions?|introdutions?|introducti?ons?)|introduc(?:e|ed|ing)|intro(?:'d|ed|ing)?|connections?|connect(?:ed|ing)?|put (?:us|me) in (?:touch|contact)|put(?:ting)? us in front of|in touch with|reach(?:ing)? out to|present (?:us|me) to|open(?:ing)? (?:a |the |some |any )?doors?|doors? opened (?:at|to|in)|handshakes? with|(?:some )?time with (?!you\\b|the team\\b|my\\b|our\\b))";

export const HELP_NOUN =
  "(?:intros?|introductions?|introdutions?|introduction's|(?:warm )?(?:paths?|ways?) in(?:to)?|connections?|contacts?|referrals?|refferals?|recommendations?|reccomendations?|recomendations?|advices?|advise|feedback|suggestions?|pointers?|tips|leads|help|assistance|support|guidance|thoughts|input|ideas|insights?|perspectives?|candidates?|names|nominations|mentors?|mentorship|sanity[- ]checks?|second opinions?)";

export const APPRECIATED =
  '(?:(?:(?:much|greatly|highly|most|very|hugely|really|super|so|warmly|gratefully|deeply|always|massively) )*(?:appreciated|apreciated|appriciated|welcomed?|helpful|useful|valued|valuable|amazing|awesome|fantastic|wonderful|brilliant|great|ideal|perfect|golden|invaluable|gold|terrific|huge|received)|(?:a )?(?:huge|big|massive|great|real|tremendous) help|of (?:great|huge|real) help|a game[- ]changer|lovely)';

export const ROLE =
  '(?:dpos?|engineers?|developers?|devs?|programmers?|designers?|product managers?|pms?|product marketers?|marketers?|sdrs?|bdrs?|aes?|account (?:executives?|managers?)|sales ?(?:people|persons?|reps?|leaders?|leads?|managers?|directors?|engineers?)|cto|cfo|coo|cmo|cro|cpo|chro|cio|ciso|ceo|gm|vpe|evps?|svps?|vps?|vice presidents?|heads? of|directors? of|director|chief of [a-z]+|chief [a-z]+ officer|general counsel|country managers?|general managers?|scientists?|analysts?|architects?|recruiters?|headhunters?|controllers?|bookkeepers?|accountant|interns?|csms?|customer success(?: managers?)?|community managers?|office managers?|operations managers?|(?:warehouse|project|program|programme|engineering|marketing|growth|finance|people|revops|talent|supply chain|regional) (?:managers?|leads?|partners?)|tech leads?|team leads?|technicians?|mechanics?|electricians?|machinists?|operators?(?= (?:in|for|to) )|handlers?|(?:plant|site|store|factory|branch) managers?|chemists?|(?:customs|freight) brokers?|coordinators?|dispatchers?|nurses?|consultants?|contractors?|freelancers?|co-?founders?|executives?|chair(?:man|person|woman)?|non-executive|board (?:members?|observers?)|ned|assistants?|copywriters?|researchers?|devops|sre|devrel|developer (?:relations|advocates?|evangelists?)|revops|biz ?ops|paralegals?)';

export const INVESTOR = `(?:investors?|vcs?|angels?|angel investors?|funds?|lps?|limited partners?|family offices?|endowments?|investment committees?|venture(?: capital(?:ists?)?| funds?| debt)?|co-?investors?|co-?leads?|term ?sheets?|growth equity|private equity|pe firms?|cvcs?|lead investors?|cap table|fund ?rais(?:e|ing)|bridge(?! (?:contractors?|engineer(?:s|ing)?|builders?|inspect|owners?|operators?|authorit|decks?|design|maintenance|construction|repair|works?\\b|crews?|teams?|departments?|programs?|sections?|divisions?|managers?|people))|safe notes?|convertibles?(?: notes?| loans?)?|(?:a|the|our) notes? (?:of|for|at)|lenders?|dfis?|(?:patient|growth|working) capital|debt providers?|(?:infrastructure|mezzanine|project|growth|asset-backed) debt|syndicates?|(?:pre-?)?seed(?: round)?(?! (?:compan|growers?|dealers?|producers?|breed|distribut|retail|suppliers?|merchants?|banks|corn|trials?|treat|clean|farm|genetic))|series [a-f]|strategics|strategic investors?|corporate (?:vcs?|venture(?:s|\\w+)?)|[\\w&]+ ventures(?!\\x27)|${FIRMS}|our (?:next |upcoming |current |new )?round|the (?:next |upcoming )?round|checks? writers?|cheques?|backers?)`;

export const CUSTOMER =
  '(?:customers?|clients?|buyers?|prospects?|design partners?|pilots?|pilot (?:customers?|partners?|sites?)|decision[- ]makers?|channel partners?|resellers?|distributors?|enterprises?|leads|logos|merchants?|retailers?|banks?|insurers?|hospitals?|brands?|companies|utilities|universities|airlines|municipalities|agencies|partnerships?|early adopters?|lighthouse)';

/** What opens the way to somebody: "a link to", "30 minutes with". */
export const WAY_TO =
  '(?:(?:an?|any|some|one|two|warm|good|quick|short|your|the|first|half an|a few|\\d{1,3}) )*(?:(?:[\\w-]+ )?(?:paths?|routes?|doors?|bridges?|links?|lines?|openings?|contacts?|connects?|connections?|leads?|words?|exchanges?|introductions?|intros?|acquaintances?|access) (?:to|into|with|at|inside)|ways? in(?:to)?|(?:minutes?|mins?|hours?|coffees?|calls?|chats?|conversations?|lunch(?:es)?|meetings?|time) with)(?! (?:you|us|our|the team)\\b)';

/** One regular expression from several, each alternative kept whole. */
export function anyOf(...sources: string[]): RegExp {
  return new RegExp(sources.map((source) => `(?:${source})`).join('|'));
}
