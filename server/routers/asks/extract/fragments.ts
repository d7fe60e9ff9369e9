import { remembered } from './remembered';
import { NOT_HIRED } from './sought-role';
import type { AskType } from './types';
import { INVESTOR } from './vocabulary';

/*
 * Items of an asks section that only name what is sought: "Heads of quality at contract
 * manufacturers". The head noun and what qualifies it tell whether it is somebody to meet,
 * somebody to hire, or money. Over one item in lower case.
 */

const LEAD =
  /^(?:(?:an?|the|any|some|one or two|two or three|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d{1,3}|a dozen|more|another|our|first|second|next|few|couple of|several|warm|us(?= [a-z-]+s\b)|other|additional|further|ideally|especially|new|your) )*/;
const QUALITY =
  /\b(?:great|good|strong|experienced|talented|excellent|seasoned|stellar|solid|senior|junior|staff|founding|interim|fractional|part-time|full-time|freelance|contract|hands-on|scrappy|first|our)\b/;
/** What ends the head of a fragment. */
const CUT =
  /,|[.;:!?(/–—]| - |(?<=(?:[eo]rs|ists|ians|ants|ees|eons|owners|teams|chains|firms|groups)) (?:[a-z]{3,}ing)\b| (?:at|in|along|off|past|inside|within|across|behind|among|amongst|anywhere|everywhere|throughout|of|who|whose|that|which|with|without|for|from|to|by|on|near|like|such|between|under|over|above|below|outside|based|doing|running|using|selling|buying|managing|building|looking|before|during|ahead|until|since|well(?= before| ahead)|serving|working|writing|and|or|&|you|around)\b/;
/** Words that no bare name of what is sought has. */
const SENTENCE =
  /\b(?:we|i|us|me|is|are|was|were|be|please|needs?|looking|help|knows?|who|what|how|why|when|which|where|if|could|can|would|should|has|have|does|do|did|intros?|introductions?|introduce|advice|feedback|referrals?|candidates?|connect(?:ions?)?|share|send|meet|hire|hiring|role|position)\b|'(?:d|ll|ve|re|m)\b/;

const INVESTORS =
  /(?:^|[ -])(?:(?<!\b(?:talent|location|boy|girl|model|football)[ -])scouts?|invest[eo]rs?|vcs?|angels?|funds?|lps|lenders?|backers?|syndicates?|financiers?|co-?leads?|family offices?|check[- ]writers?|allocators?|endowments?|(?:focus(?:s)?ed|stage|tech|seed|growth|venture) gps)$|\b(?:series [a-f]|seed|round) (?:leads?|partners?)$|\b(?:lending|debt|venture|credit|growth[- ]equity|financing) (?:people|folks|person|partners?|providers?|shops?)$|\b(?:venture|growth[- ]equity|private[- ]equity|buyout) firms?$/;
const INVESTS =
  /^ (?:writing|leading|backing) (?:[\w$€£.-]+ ){0,4}(?:checks?|cheques?|tickets?|rounds?|seeds?)\b|^ (?:who|that|to)(?:'d)? (?:(?!not)\w+ ){0,3}?(?:backs?|invests?|funds?|lends?|writes? (?:[\w$€£-]+ ){0,4}(?:checks?|cheques?|tickets?)|leads? (?:rounds?|seeds?|series|deals)|(?:lead|join|anchor|close|fill) (?:our|the|this|an?) (?:\w+ ){0,2}(?:round|bridge|seed|series|raise|extension|note|safe))\b|^ (?:for|in|on|to|of) (?:our|the|this|an?) (?:[\w$]+ ){0,2}?(?:series [a-f]|round|seed|bridge|raise|extension|note|safe)\b|^(?: you [\w ]{2,20})? (?:at|of|from) (?:[\w-]+ ){0,3}(?:funds?|vcs?|venture firms?|family offices?)\b/;

/** "Publishers or game funds that invest before launch". */
const OR_FUNDS =
  /^ (?:or|and) (?:[\w-]+ ){0,3}(?:funds?|vcs?|angels?|investors?|lenders?) (?:that|who) (?:\w+ )?(?:invest|back|fund|lend|lead|write|do|finance|offer|provide)\b/;

const TITLES =
  /^(?:heads?|chiefs?|directors?|managers?|leads?|leaders?|officers?|execs?|executives?|sponsors?|presidents?|partners?|e?vps?|svps?|gms?|c[a-z]{1,2}os?|gcs|cisos?|chros?|champions?|supervisors?|controllers?|treasurers?|counsels?|administrators?|coordinators?|chairs?|decision-makers?|makers|teams?|departments?|operators?)$/;
/** Who is never hired, however few. */
const MARKET =
  /^(?:owners?|founders?|principals?|superintendents?|pharmacists?|buyers?|mayors?|commissioners?|deans?|provosts?|landlords?|dentists?|surgeons?|farmers?|growers?|headteachers?|headmasters?|vets|veterinarians|physicians|doctors|pastors?|trustees?|councill?ors?|sheriffs?)$/;
const HANDS =
  /^(?:engineers?|developers?|devs?|designers?|programmers?|scientists?|technicians?|mechanics?|analysts?|recruiters?|nurses?|writers?|copywriters?|marketers?|sdrs?|bdrs?|aes?|reps?|interns?|assistants?|bookkeepers?|accountant|architects?|chemists?|researchers?|electricians?|machinists?|freelancers?|csms?|pms?|agent|clerks?|drivers?|welders?|carpenters?|sres?|postdocs?|phds?|specialists?|generalists?|apprentices?|techs?|chefs?|cooks?|bakers?|actors?|translators?)$/;
const EDITORS =
  /\b(?:(?:video|film|photo|copy|sound|content) editors?|(?:drone|test|helicopter|charter|ferry|survey|uav) pilots?)$/;
/** Officials, and people asked for as who runs a thing, are to be met rather than hired. */
const OFFICIALS =
  /^(?:[\w-]+ )?(?:county|city|town|township|court|municipal|parish|borough|village|probate|council|state|district|public works) \w+$/;
const IN_CHARGE =
  /^ (?:who|that) (?:own|run|maintain|manage|look after|oversee|operate|administer|buy|are (?:responsible for|in charge of)) (?:the|their|its|an?|all|such)\b(?!.{0,40}\bend[- ]to[- ]end\b)/;
const SOFTWARE_HANDS =
  /\b(?:software|web|front-?end|back-?end|full-?stack|mobile|ios|android|react|python|java|rust|go|ml|app|data(?! cent(?:er|re))|cloud|platform|embedded|firmware|game|graphics|unity|salesforce|senior|junior|lead|staff|strong|great|good|founding|freelance)\b/;
/** Firms and public bodies, in numbers. */
const ORGS =
  /^(?:compan(?:y|ies)|firms?|groups?|chains?|clinics?|hospitals?|practices|banks|unions?|insurers|carriers|retailers|grocers|brands|stores|shops|restaurants|hotels|resorts|parks|schools|districts|colleges|universities|cities|towns|counties|agencies|ministries|utilities|operators|developers|builders|contractors|manufacturers|makers|producers|processors|growers|farms|co-?ops|cooperatives|wineries|breweries|distilleries|bakeries|mills|mines|ports|airports|airlines|railways|fleets|shippers|forwarders|distributors|wholesalers|importers|exporters|studios|publishers|labs|biotechs|pharmas|startups|start-ups|scale-ups|scaleups|marketplaces|nonprofits|non-profits|charities|museums|libraries|archives|theatres|theaters|cinemas|courts|churches|gyms|salons|spas|pharmacies|dealerships|dealers|employers|municipalities|authorities|associations|installers|integrators|resellers|franchisees|franchises|msps|3pls|oems|dsos|cpgs|smes|cafes|kitchens|factories|plants|warehouses|yards|shipyards|foundries|garages|campuses|nurseries|daycares|roasters|caterers|venues|festivals|broadcasters|federations|leagues|clubs|landlords|reinsurers|brokerages|broker-dealers|asset managers|property managers|merchants|traders|sellers|enterprises|households|communities|systems|networks|businesses|organi[sz]ations|institutions|offices|departments|teams)$/;
/** Plurals of agents, not of things: "installers", but no "freezers". */
const AGENTS =
  /^(?!.*(?:insist|consist|exist|resist|assist|matter|differ|suffer|enter|refer|consider|deliver|cover|remember|answer|acquirer|freezer|printer|sticker|poster|trailer|scanner|computer|container|dinner|offer|sensor|monitor|projector|order|number|letter|tester|reporter|podcaster|influencer|speaker|journalist|editor|supplier|vendor|lawyer|advis[eo]r|mentor|consultant|auditor|user|paper|server|volunteer|member|partner|other|paramet|invest|charger|motor|player)s?$|met(?:er|re)s$)[a-z-]{3,}(?:ers|ors|ists|ians)$/;
/** A trade by the ending of the word: "hydrologist". */
const SINGLE = new RegExp(`^(?!${NOT_HIRED})[a-z]{3,}(?:er|or|ist|ian)$`);
const EXPERIENCE =
  /(?<!\b(?:customer|user|guest|patient|employee|people|digital|member|visitor|passenger|buyer|shopper|learner|fan|candidate|resident|client|brand|citizen|student) )\bexperience\b|\b(?:background|skills|know-how|track record)\b|\bpart[- ]time\b|\b(?:days?|hours?) a week\b/;
const EMPLOYED =
  /^(?:[^,.;(]{0,50}?)? (?:at|inside|within|behind) (?!least\b|scale\b|present\b|home\b|heart\b)/;
/** Where the employer ends and what describes the person begins. */
const DESCRIBES = / (?:with|who|whose|that|experienced|having) |, |\(/;
const IN_ORG = new RegExp(
  ` (?:of|in|for|from|across) (?:[\\w'&+-]+ ){0,4}?(?:${ORGS.source.slice(4, -2)})\\b`,
);

const NOBODY =
  /^(?:ppl|peeps|anyone|anybody|someone|somebody|people|folks|person|friends?|whoever)$/;
const RUNS =
  /^(?: you know| senior| here| in [\w ]{2,30})? ?(?:(?:who|that) )?(?:runs?|running|manag(?:es|ing|e)|owns?|owning|operat(?:es|ing|e)|buys?|buying|decides?|oversees?|heads?|in charge|at|inside|(?:\w+ )?in [\w &/-]{2,30} (?:at|of) )\b/;
const JOINS =
  / (?:leaving |(?:who|that) (?:can|could|will) (?:sell|code|design|write|cook|weld|drive|program|market) |(?:who|that) (?:can|could|would|will) (?:own|run|lead|build|manage|do|handle|take(?: over| on)?) (?:our|the)|to (?:run|own|build|manage|take over|handle|do|head|join us|join our team|join the team) |(?:who|that)(?:'s| was| is| are| were| has been)? (?:\w+ )?(?:laid off|between jobs|leaving|made redundant|on the market|looking for (?:a|their|his|her)|(?:ready|open|itching|game|up) (?:for|to (?:move|jump|leave|join|try|do)))|between jobs|(?:who|that) (?:could|can|would|might|wants to) (?:be|become|join us as) (?:an? |our ))/;

const FREELANCE =
  /\b(?:freelance|part[- ]time|full[- ]time|fractional|interim|remote (?:is )?(?:ok|fine|possible)|contract (?:is )?(?:ok|fine|work|role))\b/;
/** "A lab manager in Cambridge": one, with no employer. */
const ONE_TITLE = /^(?:manager|lead|leader|director|head|supervisor|coordinator|controller)$/;
const PLACED = /^(?:,|:| ?\(| in )(?! (?:at|of) )/;
/** "Anyone with 20+ trucks": who has so many things buys for them. */
const OF_SIZE =
  /^ (?:with|who has|who have|running|that has) (?:over |more than |at least |about |around )?\d[\d,.]*(?:k|m)?(?:\+|-\d+k?| to \d+k?| or more| until \d+)? (?!years?|yrs?|minutes?|mins?|hours?|days?|weeks?)[a-z]/;
/** "Brokers with $20M+ GMV" */
const OF_VOLUME =
  /^ with (?:over |more than |at least |about |around )?[$€£]\d[\d,.]*(?:k|m|bn|b)?\+?(?: |$)/;
/** "Benefits consultants and the employers they advise": a channel to a market. */
const CHANNEL =
  /\band (?:the|their) (?:[\w-]+ ){0,2}?[\w-]+s (?:that |whom |who )?they (?:advise|serve|work with|supply|insure|sell to|represent|manage|buy for)\b/;

/** "A partner at Sequoia". */
const FUND_TITLE = /^(?:partners?|principals?|associates?|gps?)$/;
const AT_FUND = new RegExp(`^ (?:at|from|inside) (?:\\w+ ){0,4}?(?:${INVESTOR})\\b`);

/** Who makes or sells what we need. */
const SUPPLIES =
  /^(?:an? |two |some )?(?:[\w-]+ )?(?:co-?manufacturers?|co-?packers?|cdmos?|machine shops?|print shops?)\b(?! (?:as|who (?:use|need|buy))\b)|^(?:[\w-]+ )?landowners?\b|\blead times?\b|\b(?:toll|contract|second|alternative|backup) (?:manufacturers?|suppliers?|processors?|sources?)\b(?! (?:with|in|of) \w+ (?:plants|customers)| (?:who|that) (?:need|use|want|struggle|hate|lack|run))|\bmoqs?\b|\bminimum order|\b(?:that|who|which) can (?:make|produce|fill|mou?ld|print|machine|assemble|ship|injection)|\b(?:spare|open|free) capacity\b|\bsmall (?:batches|runs)\b|^(?:an? )?(?:second-hand|used) (?![\w-]+ (?:dealers?|dealerships?|sellers?|shops?|stores?)\b)/;
/** Who tries what we make. */
const TRIES =
  /\b(?:willing|open|keen|ready|happy) to (?:pilot|test|trial|try)\b|\b(?:who|that) (?:hates?|struggles?|(?:is|are) (?:fed up|tired|sick)|complains?|suffers?|still uses?|miss(?:es)?|loses?|wastes?) |^(?:an? |two |three |one )?friendly |\bfor (?:user|customer|discovery) (?:interviews|calls|research)\b/;

/** "Design partners in retail" */
const PARTNERS =
  /\b(?:design|pilot|launch|channel|development|lighthouse|distribution) partners?$|\b(?:pilot|lighthouse|launch|reference|early|beta|first|new) customers?$|\bearly adopters?$/;

/** "An enterprise seller who's carried a quota", "one commercial who speaks German": for our team. */
const SELLS =
  /^(?:an? |one |two |our (?:first |next )?)(?:[\w-]+ ){0,2}?(?:sellers?|commercials?|salespersons?|closers?|hunters?|rainmakers?) (?:who|that|with)(?:'s| has|'ve| have| can| knows?| speaks?| likes?| sold| already| \w+ (?:experience|years))\b/;

/** Roles to fill. */
const OPENINGS =
  /\b(?:positions?|openings|opening(?! (?:[a-z]+ )?(?:stores?|shops?|offices?|sites?|locations?|clinics?|restaurants?|hotels?|branches|plants?|warehouses?|factor(?:y|ies)|studios?|schools?|markets?|up)\b))\b(?! an?\b)/;
/** "Investors for our Series B (opening in May)": what opens is the round. */
const opensRound = (kernel: string): boolean => INVESTORS.test(kernel) || ROUND.test(kernel);
const ROUND = /\b(?:series [a-f]|rounds?|seed|raise)$/;

interface Fragment {
  lead: string;
  kernel: string;
  head: string;
  rest: string;
}

function parse(text: string): Fragment | null {
  const lead = LEAD.exec(text)?.[0] ?? '';
  const body = text.slice(lead.length, lead.length + 300);
  const cut = CUT.exec(body);
  const kernel = (cut ? body.slice(0, cut.index) : body).trim();
  const words = kernel.split(' ');
  if (kernel === '' || words.length > 6 || SENTENCE.test(kernel)) return null;
  return { lead, kernel, head: words.at(-1) ?? '', rest: body.slice(kernel.length) };
}

/** "brewery", "clinic": one of the firms of the list. */
const isFirm = (word: string) => ORGS.test(`${word}s`) || ORGS.test(word.replace(/y$/, 'ies'));
const isPlural = (word: string) => /[^s']s$/.test(word);

/** True when the rest names the firms that the people work at: "of nursing-home groups". */
function isEmployed(rest: string): boolean {
  const until = DESCRIBES.exec(rest);
  if (/^, (?:at )?any /.test(rest)) return true;
  const place = (until ? rest.slice(0, until.index) : rest).slice(0, 120);
  return EMPLOYED.test(`${place} `) || IN_ORG.test(place);
}

function typeOfPronoun({ kernel, head, rest }: Fragment): AskType | null {
  if (AT_FUND.test(rest.slice(0, 80))) return 'INTRO_INVESTOR';
  if (kernel !== head) {
    if (/ (?:at|inside) /.test(rest.slice(0, 60))) return 'INTRO_CUSTOMER';
    return head === 'person' ? 'HIRING' : null;
  }
  if (JOINS.test(rest.slice(0, 80))) return 'HIRING';
  if (FREELANCE.test(rest)) return 'HIRING';
  if (OF_SIZE.test(rest)) return 'INTRO_CUSTOMER';
  return RUNS.test(rest.slice(0, 80)) ? 'INTRO_CUSTOMER' : null;
}

function typeOfTitle({ lead, kernel, head, rest }: Fragment): AskType | null {
  if (FUND_TITLE.test(head) && AT_FUND.test(rest.slice(0, 80))) return 'INTRO_INVESTOR';
  if (isEmployed(rest)) return 'INTRO_CUSTOMER';
  if (/^partners?$/.test(head)) return null;
  if (EXPERIENCE.test(rest) || (!isPlural(head) && JOINS.test(rest.slice(0, 80)))) return 'HIRING';
  if (
    /^(?:manager|lead|leader|director|head|supervisor)$/.test(head) &&
    /^ (?:with|who) /.test(rest)
  )
    return 'HIRING';
  const wanted = QUALITY.test(`${lead}${kernel}`);
  const several = isPlural(
    TITLES.test(head) || /^chief /.test(kernel) ? head : (kernel.split(' ')[0] ?? ''),
  );
  if (!several && /^[se]?vps? /.test(kernel)) return 'HIRING';
  if (!several && /^(?:an?|one) /.test(lead) && ONE_TITLE.test(head)) return 'HIRING';
  // "Claims manager, Sacramento", "Customer support lead in Boise": one, and where.
  if (!several && ONE_TITLE.test(head) && kernel !== head && PLACED.test(rest)) return 'HIRING';
  if (!several && !wanted) return /\bany\b/.test(lead) ? 'INTRO_CUSTOMER' : null;
  if (wanted || /\b(?:two|three|four|[2-4]) /.test(lead)) return 'HIRING';
  return 'INTRO_CUSTOMER';
}

/** "Interior designers": a trade of its own, which is sold to. */
const TRADE =
  /\b(?:literary|real[- ]estate|travel|insurance|talent|estate|letting|leasing|shipping|sports|booking) agents$|\b(?:interior|landscape|wedding|event|kitchen|floral|garden|fashion|jewell?ery|furniture|set) (?:designers|architects)$|\b(?:food|travel|wedding|independent|romance|freelance) (?:writers|translators|nurses)$/;

function typeOfHands({ kernel, head, rest }: Fragment): AskType | null {
  if (TRADE.test(kernel) && !QUALITY.test(kernel) && !JOINS.test(rest.slice(0, 80)))
    return 'INTRO_CUSTOMER';
  if (isPlural(head) && (isEmployed(rest) || OFFICIALS.test(kernel) || IN_CHARGE.test(rest)))
    return 'INTRO_CUSTOMER';
  if (head === 'developers' && kernel !== head && !SOFTWARE_HANDS.test(kernel))
    return 'INTRO_CUSTOMER';
  return 'HIRING';
}

/** "Kaiser, Sutter: intros to anyone in finance": the names are those of firms. */
const NAMES_FIRST =
  /^[^:]{2,60}: (?:warm |any )?(?:intros?|introductions?|connections?|contacts?)\b/;

/** The type of an item that only names what is sought, or null when its words do not tell. */
export const fragmentType = remembered((text: string): AskType | null => {
  // "Crossover funds: introductions before the summer" names funds all the same.
  if (NAMES_FIRST.test(text))
    return INVESTORS.test(parse(text.slice(0, text.indexOf(':')))?.kernel ?? '')
      ? 'INTRO_INVESTOR'
      : null;
  const fragment = parse(text);
  if (!fragment) return null;
  const { lead, kernel, head, rest } = fragment;
  if (/^leads?$/.test(kernel) && /^ (?:on|for) /.test(rest)) return null;
  if (CHANNEL.test(rest.slice(0, 80))) return 'INTRO_CUSTOMER';
  if (SUPPLIES.test(text) && !isEmployed(rest)) return 'OTHER';
  if (OPENINGS.test(opensRound(kernel) ? rest.replace(/\bopening\b/g, '') : rest)) return 'HIRING';
  if (/^number two$/.test(kernel)) return 'HIRING';
  if (/\bgrant writers?$/.test(kernel)) return 'OTHER';
  if (/^(?:any|some)(?:one|body) (?:good|great|strong|sharp|talented)$/.test(kernel))
    return 'HIRING';
  if (/^(?:any|some)(?:one|body) (?:senior|junior|experienced|hands-on)$/.test(kernel))
    return isEmployed(rest) ? 'INTRO_CUSTOMER' : JOINS.test(rest.slice(0, 80)) ? 'HIRING' : null;
  if (INVESTORS.test(kernel) && !/\b(?:portfolio|pension|hedge)\b/.test(kernel))
    return 'INTRO_INVESTOR';
  if (INVESTS.test(rest) || OR_FUNDS.test(rest)) return 'INTRO_INVESTOR';
  if (PARTNERS.test(kernel)) return 'INTRO_CUSTOMER';
  if (TRIES.test(text) && !HANDS.test(head)) return 'INTRO_CUSTOMER';
  if (/\bresponsible (?:persons?|people)$/.test(kernel) && isEmployed(rest))
    return 'INTRO_CUSTOMER';
  if (isPlural(head) && OF_VOLUME.test(rest) && !HANDS.test(head) && !QUALITY.test(kernel))
    return 'INTRO_CUSTOMER';
  if (SELLS.test(text)) return 'HIRING';
  if (NOBODY.test(head)) return typeOfPronoun(fragment);
  if (/^(?:chief|head) [a-z-]+s$/.test(kernel) && isPlural(head)) return 'INTRO_CUSTOMER';
  if (
    /^(?:former|ex-) ?[a-z-]+s$/.test(kernel) &&
    /\bpart[- ]time\b|\bfull[- ]time\b|^ for (?:our|customer|sales|support|success|implementation)\b/.test(
      rest,
    )
  )
    return 'HIRING';
  if (MARKET.test(head) && !/\bproduct owner/.test(kernel)) return 'INTRO_CUSTOMER';
  if (HANDS.test(head) || EDITORS.test(kernel) || TRADE.test(kernel)) return typeOfHands(fragment);
  const titled = TITLES.test(head) || /^(?:[se]?vp|head|chief|director) /.test(kernel);
  if (titled && /^(?! of staff\b)/.test(rest)) {
    const type = typeOfTitle(fragment);
    if (type !== null || !ORGS.test(head)) return type;
  }
  if (QUALITY.test(kernel) && /[a-z]{3}(?:ists|ians)$/.test(head) && !isEmployed(rest))
    return 'HIRING';
  const plain = !QUALITY.test(kernel);
  // "Fractional CFO firms": the word tells what they are rather than how they are to work for us.
  const manner = kernel.replace(/^(?:fractional|interim|contract|freelance|part-time) /, '');
  if (ORGS.test(head) && isPlural(head))
    return plain || !QUALITY.test(manner) ? 'INTRO_CUSTOMER' : null;
  if (
    /\b(?:any|an?|one|another) /.test(lead) &&
    plain &&
    isFirm(head) &&
    !/^ (?:for|that|to) /.test(rest)
  )
    return 'INTRO_CUSTOMER';
  if (isPlural(head) && plain && !HANDS.test(head) && AGENTS.test(head)) return 'INTRO_CUSTOMER';
  if (/\b(?:part|full)[- ]time\b|\b(?:days?|hours?) a week\b|\bmaternity cover\b/.test(rest))
    return 'HIRING';
  if (SINGLE.test(head) && !isEmployed(rest) && !/\bany\b/.test(lead)) return 'HIRING';
  return null;
});
