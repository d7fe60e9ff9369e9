import { sectionKind } from '../text/sections';
import type { Token } from '../tokens/tokenize';
import { labelBefore } from './by-heading';
import { isAmongGone } from './gone-label';
import { isLastOnTrial } from './last-on-trial';
import { withShared } from './labelled-sums';
import { readList, type Listed } from './lists';
import { SIGNED_ON } from './signing-date';
import { isLostPilot } from './lost-pilot';
import { isDenied, isOnPremises, WOULD_GO } from './unsaid';
import type { Name } from './name';
import { clauseEnd, CUSTOMER_TALK, mention, sole, type Mention, type Scene } from './scene';
import { isColleague, isFirstName, isOnlyTool } from './name-kinds';
import { isNoFirm } from './no-firm';
import { GAINS, TURNS } from './object-start';
import { goesSoon, OF_OTHER_FIRM } from './customer-until';
import { leavesLater } from './leaves-later';
import { asideOf } from './not-with-us';
import { gainAside } from './gains-elsewhere';
import { isException, neitherBefore, statusOfException } from './all-but';
import { isBacker, isFund } from './backers';
import { isOwnAffair, isOwnNews } from './own-affairs';
import { ruleFor, tailBehind, type Told } from './told-of';
import { CAME_BACK, isOnTrial } from './subject-told';
import { INTENT, isProspect } from './talk';
import {
  isInRole,
  isExampleOf,
  isKindOfPeople,
  isRegion,
  isShop,
  serves,
  isHire,
} from './no-subject';
import { presentedAs } from './subject-presented';
import { AS_SUPPLIER, RUNS_FOR_US } from './subject-spoken';

/** "Taylor Wessing churned": said of no person. */
const OF_NO_PERSON =
  /^ ?(?:(?:has|have|also|sadly|unfortunately) ){0,2}(?:(?:churned|renewed|did not renew|didn't renew)\b(?! (?:his|her|my)\b)|extended for (?:another|(?:an?|one|two|three|\d)(?: (?:more|further))?) (?:years?|terms?)\b)/;

/** "X – lost the deal to Y", "X: lost to Y". */
const LOST_BEHIND =
  /^(?:[–—:=|-]|…|\.{3,40}) ?(?:(?:we )?(?:closed[- ]?)?lost\b|(?:we )?(?:were |was )?(?:came|come|placed|finished|ended up)? ?(?:second(?= ?$| ?[,;(.]| (?:place|to|behind)\b)|runners?-up\b)|we (?:were|are) not (?:chosen|selected|picked))/;

/** "X: lost to Y at renewal": who could have renewed was a customer. */
const lostBehind = (tail: string) =>
  /\b(?:at|on|during|before|instead of) (?:the |its |their )?(?:contract )?renew(?:al|ing)\b|\bas an? (?:customer|client)\b/.test(
    tail,
  )
    ? 'CHURNED'
    : 'LOST_DEAL';

/** "X closed a $30M round": another company's news. */
const FINANCING =
  /\b(?:term sheets?|round|raise|funding|financing|series [a-f]|seed|fund|ipo|acquisition|layoffs?)\b/;

/** "signed an LOI", "verbally committed": asked about. */
const INTENDS =
  /^(?:signed (?:an? |the |our )?(?:non-binding )?(?:lois?|letters? of intent|mous?|memorandum of understanding)\b(?!.{0,40}\b(?:partner|resell|invest|acqui|distribut|research))|(?:has |have )?verbally (?:committed|agreed|accepted)\b|(?:gave|given) (?:us )?(?:an? |their )?verbal (?:yes|commit|ok|agreement|go-ahead))/;

/** "X renewed", "X and Y did not renew". */
export function bySubject(scene: Scene, first: number): [Name, Mention][] {
  const { tokens, masked, sentence } = scene;
  const list = readList(tokens, scene.names, first);
  const { next } = list;
  const head = tokens[next];
  // "signed A and B, and C is in pilot": a verb in the singular has the last name alone.
  if (list.listed.length > 1 && /^(?:is|has|was|who|which)$/.test(head?.text ?? '')) return [];
  const { listed } = list;
  const before = tokens[first - 1]?.text ?? '';
  // "closed A, B started a pilot": the last alone is the subject, the others the object.
  if (listed.length > 1 && GAINS.test(before) && TURNS.test(head?.text ?? '')) return [];
  if (isKindOfPeople(scene, first, list) || isShop(list, before)) return [];
  if (isNoFirm(tokens, listed, next)) return [];
  // "Guy's and St Thomas' renewed": one name, of which only parts are read.
  if (head === undefined || (head.text === "'" && (listed.length > 1 || before === 'and')))
    return [];
  if (listed.some((l) => l.name.person) && !OF_NO_PERSON.test(tailBehind(scene, next))) return [];
  const told = head.text === ',' && /^(?:who|which)$/.test(tokens[next + 1]?.text ?? '');
  if (
    !(before === 'from' && told) &&
    // "the intro to X, who signed"
    !(/^intro/.test(tokens[first - 2]?.text ?? '') && told) &&
    /^(?:from|by|at|via|through|with|to|ex|of|vs|than|led|thanks|like|against|over|ex-|for|in|across|near|outside|into)$/.test(
      before,
    )
  )
    return [];
  if (isRegion(tokens, first) && listed.every((l) => !l.name.company)) return [];
  if (isHire(scene, first, next) || isOnPremises(tokens, first, next)) return [];
  // "our investor X closed a fund", "competitors such as X"
  if (isInRole(tokens, first) || isExampleOf(tokens, first)) return [];
  const raw = masked.slice(head.start, head.start + 20).toLowerCase();
  if (LOST_BEHIND.test(raw) && listed.length === 1)
    return listed.map((item) =>
      mention(scene, item, lostBehind(tailBehind(scene, next)), 'subject.lost', 0.85, [
        next,
        tokens.length,
      ]),
    );
  if (head.text === ',' && GONE_CUE.test(before)) return [];
  if (serves(scene, first, next)) return [];
  const tail = tailBehind(scene, next);
  if (isLostPilot(tokens, first, tail))
    return byRule(scene, first, list, { id: 'lost', status: 'LOST_DEAL' }, tail);
  const { rule, words } = ruleFor(scene, tail, listed, before);
  // "We lost three: A froze its spend": not for now only.
  if ((rule === null || rule.status === 'PAUSED') && isAmongGone(scene, first, next))
    return byRule(scene, first, list, GONE_RULE, words);
  // "Two churned: X, which closed": the label tells what closed.
  if (before === ':' && rule?.status === 'ACTIVE' && isGone(scene, first - 1)) return [];
  if (rule !== null) return byRule(scene, first, list, rule, words);
  if ((INTENDS.test(words) || INTENDS.test(tail)) && sentence.goal[first] !== true)
    return listed.map((item) => mention(scene, item, null, 'intent', 0.4, [next, tokens.length]));
  const presented = presentedAs(masked, head.start);
  if (presented !== null && !isProspect(words) && sentence.goal[first] !== true)
    return listed.map((item) =>
      mention(scene, item, presented, 'subject.presented', 0.8, [next, clauseEnd(scene, next)]),
    );
  return [];
}

const isGone = (scene: Scene, colon: number) =>
  /^(?:churned|lost)$/.test(sectionKind(labelBefore(scene, colon)));

/** "We lost X, our second-largest customer": what stands behind does not make it one again. */
const GONE_CUE =
  /^(?:left|quit|ditched|leaving|lost|lose|losing|fired|dropped|off-?boarded|goodbye|churned|cancell?ed)$/;

/** Of colleagues as often as of customers. */
const LEFT_FOR = /^left for @/;
const maybePerson = (scene: Scene, { name, detail }: Listed) =>
  !name.company &&
  !name.known &&
  detail === null &&
  /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name.text) &&
  !/^(?:customers|churned|lost)$/.test(scene.section) &&
  !CUSTOMER_TALK.test(scene.words);

const PLACED =
  /^(?:went |gone |go |fully )?(?:live|deployed|rolled out|in production|launched|running) (?:at|to|across|for) @/;
/** "New logos: Siemens, a pilot with Bosch": the trial is of the second alone. */
const TRIAL_OF_OTHER =
  /^,? ?(?:and )?(?:an?|one|another) (?:[a-z-]+ )?(?:pilot|poc|trial) (?:with|at|for) @/;

const JOINING = /^(?:came|come|on ?board|joined|joins)\b/;
/** Of a fund they are said of the round. */
const INVESTING = /^(?:came|come|on ?board|joined|joins|signed on|committed|doubled|upped)\b/;
/** "There are 27 of us, after X and Y came on board". */
const OF_STAFF =
  /\b(?:payroll|of us|head ?count|staff|our team|the team|hires?|hired|colleagues?|employees|joiners?)\b/i;
/** "came on board as agronomist". */
const AS_STAFF =
  /\bas (?:an? |our |the )?(?:[a-z-]+ ){0,3}(?:[a-z]{2,}(?:ist|ineer|igner|ager|eloper|alyst)|lead)\b/;
/** "renewed and asked for the fuel module": what is asked for besides undoes nothing. */
const ONCE_DONE =
  /^(?:renewed|re-?signed|re-?upped|extended|expanded|upgraded|went live|reordered|converted)\b/;
const CONVERTS = /convert(?:ed|ing) (?:to|into)|signed (?:a|an) (?:annual|full)/;
/** "finished its pilot and signed a one-year contract". */
const SIGNS_AFTER =
  /(?:\band|\bthen|,) (?:they |it |is |are |have |has |now |then )*(?:signed|converted|closed|committed|bought|became|upgraded|roll(?:s|ed|ing) (?:us|it|our [a-z-]+) out)\b(?! [^.;]{0,24}(?:pilot|poc|trial))/;
const HONOUR =
  /\b(?:\d+ under \d+|list|cohort|batch|fellowship|residency|demo day|accelerator|program|awards?|finalists?|top \d+|best)\b/;
/** "renewed our contract at better rates": of a tool, who serves whom is open. */
const SERVES_US =
  /^(?:renewed|extended|upgraded|cancell?ed|terminated|suspended|paused|increased|raised|approved) our (?:[a-z-]+ ){0,2}(?:contract|agreement|account|plan|terms|credits?|subscription|limits?|rates?|pricing)\b/;
/** Verbs that say little of a common tool. */
const VAGUE =
  /^(?:[a-z]+ (?:over |back )?(?:on |to |onto )?(?:an? )?month-to-month|(?:(?:first|second|third|initial|new|big) )?(?:pos?|purchase orders?|orders?|invoice|deposit)\b|our (?:single )?(?:first|largest|biggest|newest|longest)\b|live|went live|in production|expanded|extended|launched|upgraded|deployed|rolled|left|discontinued|shut|went up|grew|rose|increased|jumped|gave|(?:runs?|handles?|hosts?|powers?|manages?) our)/;

export function byRule(
  scene: Scene,
  first: number,
  { listed, next }: { listed: Listed[]; next: number },
  rule: Told,
  words: string,
): [Name, Mention][] {
  const { tokens, sentence } = scene;
  const start = tokens[first]?.start ?? 0;
  // "Beacon is live at X": a product of the company at a customer.
  if (PLACED.test(words) || isOwnAffair(words)) return [];
  if (isDenied(tokens, first) || WOULD_GO.test(words)) return [];
  if (rule.status === 'PILOT' && (TRIAL_OF_OTHER.test(words) || RUNS_FOR_US.test(words))) return [];
  if (isOwnNews(scene, words, listed)) return [];
  if (isException(scene.masked.slice(Math.max(0, start - 60), start))) {
    const status = rule.status === 'ACTIVE' ? statusOfException(words) : null;
    return [...neitherBefore(scene, first), ...listed].map((item) =>
      mention(scene, item, status, 'subject.exception', 0.7, [next, tokens.length]),
    );
  }
  if (
    JOINING.test(words) &&
    (scene.section === 'team' || OF_STAFF.test(scene.words) || AS_STAFF.test(words)) &&
    !CUSTOMER_TALK.test(scene.words) &&
    !listed.some((l) => l.name.company || l.name.known)
  )
    return [];
  if (
    INVESTING.test(words) &&
    listed.some((l) => isFund(l.name)) &&
    !CUSTOMER_TALK.test(scene.words)
  )
    return [];
  const gone = /^(?:CHURNED|LOST_DEAL|PAUSED)$/.test(rule.status);
  if (gone ? isSupposed(tokens, first) : sentence.goal[first - 1] === true) return [];
  if (isBacker(scene, first, listed, words)) return [];
  const aside = gone ? asideOf(words) : gainAside(scene, rule.status, words, next, listed);
  if (aside === 'other') return [];
  if (aside === 'perhaps')
    return listed.map((item) => mention(scene, item, null, 'aside', 0.4, [next, tokens.length]));
  // Of people it is not said that they are paused.
  const colleague = (l: Listed) =>
    rule.status === 'PAUSED' ? isFirstName(l.name) : isColleague(scene, l);
  if (gone && listed.some(colleague)) return [];
  if (gone && LEFT_FOR.test(words) && listed.some((l) => maybePerson(scene, l))) return [];
  if (gone && scene.section === 'team' && !CUSTOMER_TALK.test(scene.words)) return [];
  // "Our AWS account was paused"
  const ours = tokens[first - 1]?.text === 'our';
  if (
    (ours || VAGUE.test(words) || SERVES_US.test(words)) &&
    listed.some((l) => isOnlyTool(scene, l.name))
  )
    return [];
  if (rule.status === 'PAUSED' && listed.some((l) => /^project /i.test(l.name.text))) return [];
  if (
    rule.status === 'ACTIVE' &&
    (INTENT.test(scene.words) || goesSoon(words, tailBehind(scene, next)))
  )
    return listed.map((item) => mention(scene, item, null, 'intent', 0.4, [next, tokens.length]));
  if (
    rule.status === 'ACTIVE' &&
    (isProspect(ONCE_DONE.test(words) ? (words.split(' and ')[0] ?? '') : words) ||
      FINANCING.test(words.slice(0, 60)) ||
      (/^(?:picked|chose|selected) us\b/.test(words) && HONOUR.test(words.slice(0, 60))) ||
      /\bas (?:(?:an?|our|the) )?(?:partner|reseller|investor|advisor|vendor)/.test(words) ||
      AS_SUPPLIER.test(words) ||
      OF_OTHER_FIRM.test(words))
  )
    return [];
  const onTrial = rule.status === 'ACTIVE' && isOnTrial(words);
  const status = onTrial
    ? 'PILOT'
    : (gone && rule.status !== 'LOST_DEAL' && CAME_BACK.test(words)) ||
        (aside === 'kept' && rule.status !== 'PAUSED')
      ? 'ACTIVE'
      : (rule.status === 'PILOT' || /^(?:pilot|poc|trial)/.test(words)) &&
          (CONVERTS.test(words) || SIGNS_AFTER.test(words))
        ? 'ACTIVE'
        : rule.status;
  // "decided not to extend after the pilot": no customer yet.
  const early =
    status === 'CHURNED' &&
    /\bafter (?:the|their|its|our|a) (?:[a-z-]+ )?(?:pilot|poc|trial)\b(?! of @)/.test(words);
  const later = status === 'CHURNED' && leavesLater(words);
  const lone = status === 'PILOT' && isLastOnTrial(scene, first, words);
  return listed.map((item, i) => {
    const kept = lone && i < listed.length - 1 ? 'ACTIVE' : status;
    const [name, told] = mention(
      scene,
      item,
      early ? 'LOST_DEAL' : kept,
      `subject.${status === 'ACTIVE' && SIGNED_ON.test(words) ? 'signed' : rule.id}`,
      0.85,
      sole(listed)
        ? [isContractOf(tokens, first) ? first - 4 : next, clauseEnd(scene, next)]
        : [next, next],
    );
    // "gave notice and leaves at year end": without its day it would count as gone today.
    const shared = withShared(scene, item, told, next, FOR_A_YEAR.exec(words)?.[0] ?? '');
    return [name, later && told.deal.date === null ? { ...shared, status: null } : shared];
  });
}

const GONE_RULE: Told = { id: 'gone', status: 'CHURNED' };
/** "A at $120k and B at $80k signed annual contracts". */
const FOR_A_YEAR =
  /^(?:signed|closed|renewed|took|bought|are on|on|agreed to|came in on) (?:up )?(?:for |on |to )?(?:(?:new|our|their|one-year|12-month) )?(?:annual|yearly) (?:contracts|deals|agreements|plans|subscriptions|licen[cs]es)\b/;

/** "the three-year contract that X awarded us". */
const isContractOf = (tokens: readonly Token[], first: number) =>
  first >= 4 &&
  /^(?:that|which)$/.test(tokens[first - 1]?.text ?? '') &&
  /^(?:contract|agreement|deal|subscription|order)$/.test(tokens[first - 2]?.text ?? '');

/** "If Acme churned …" is no churn; a budget mentioned before does not matter here. */
function isSupposed(tokens: readonly Token[], first: number): boolean {
  return (
    tokens
      .slice(Math.max(0, first - 4), first)
      // "As expected, …"
      .filter((t, i, near) => near[i - 1]?.text !== 'as')
      .some((t) => /^(?:if|would|could|might|may|expect|expected|unless|fear|risk)$/.test(t.text))
  );
}
