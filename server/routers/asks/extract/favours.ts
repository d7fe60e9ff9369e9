import { ROLE } from './vocabulary';

/*
 * Things that the founder wants readers to do or to lend, over one sentence in lower case:
 * "also share our launch post", "send me clothes you don't wear", "a spare camera to borrow".
 */

const LEAD =
  '^(?:[-*•] )?(?:(?:and|also|so|then|finally|lastly|oh,? and|oh|ps|p\\.s\\.|please|pls|plz|kindly|do|just|(?:would|could|can) you|if you can|if you like us|one more thing|last one|next|if you\\b[^.;:!?]{0,40} (?:use|like|love|enjoy|have) [^.,;:!?]{2,40},),?:? )*';
const THE = '(?:the|our|my|this|that|your|a|an|her|his|their|its)';
const POSTED =
  '(?:posts?|launch|announcement|video|article|story|news|thread|tweet|episode|survey|campaign|crowdfunding|kickstarter|listing|benchmark|report|petition|waitlist|trailer)';
/** What is shared to find people or customers is an ask of its own kind. */
const NOT_JOB = '(?!.{0,60}\\b(?:jobs?|roles?|openings?|hiring|vacanc\\w+|positions?|careers?)\\b)';

const SHARED = new RegExp(
  `${LEAD}${NOT_JOB}(?:(?:re)?share|repost|re-?post|like|boost|amplify|comment on|engage with)(?: (?:and|or|\\/) (?:re)?(?:share|post|comment on|like))? ${THE} (?:[\\w'-]+ ){0,5}?${POSTED}\\b`,
);
const TRIED = new RegExp(
  `${LEAD}(?:try|test|download|install|play with|beta[- ]test|order|taste|stress[- ]test|kick the tyres of|take) (?:out )?(?:${THE} )(?:[\\w'-]+ ){0,3}?(?:app|beta|product|demo|prototype|tool|game|feature|version|plug-?in|extension|bot|bars?|sampler|samples?|kit|box|survey|quiz|test flight|testflight|widget|browser|keyboard)\\b`,
);
const JOINED = new RegExp(
  `${LEAD}(?:join|sign up (?:for|to)|get on|get yourself on|subscribe to|put yourself on) ${THE} (?:\\w+ ){0,2}?(?:waitlist|wait list|waiting list|beta|newsletter|discord|community|mailing list|substack|petition)\\b|${LEAD}${NOT_JOB}(?:invite|tell|bring) (?:\\w+ )?(?:of )?(?:your )?(?:friends|neighbou?rs|colleagues|kids|parents|family)\\b|${LEAD}leave (?:us |me )?(?:an?|your|five|some)? ?(?:[\\w-]+ ){0,2}(?:reviews?|ratings?|stars)\\b`,
);
const VOTED = new RegExp(
  `${LEAD}(?:(?:up)?vote (?:for )?|nominate |follow )(?:us|our (?:\\w+ )?(?:page|entry|launch|company|team))\\b`,
);
/** "Need your signature: the amendment is in Carta.", "Shareholders are requested to return the resolution". */
const SIGNATURE =
  /^(?:(?:and|also|still|we|i) )*(?:need|missing|lack|waiting for|awaiting|short of) your (?:counter)?(?:signatures?|vote|votes|consent|approval|proxy|sign-?off)\b|\b(?:shareholders|stockholders|investors|noteholders|members|you) (?:are|is) (?:(?:kindly|hereby|respectfully|therefore|also) )*(?:requested|asked) to (?:return|sign|counter-?sign|complete|send back) (?!up\b)/;
/** "Would love for you to try our new app and break it". */
const WISHED = new RegExp(
  `(?:^|\\b(?:we|i)(?:'d| would)? |[,;:–—-] )(?:would |also |really )*(?:love|like|appreciate)(?: it)? (?:for you to|you to|if you(?:'d| would| could)?) (?:try|test|download|play with|taste|beta[- ]test|break)(?: out)? ${THE} (?:[\\w'-]+ ){0,3}?(?:app|beta|product|demo|prototype|tool|game|feature|version|plug-?in|extension|bot|browser|widget|samples?|kit|box)\\b`,
);
/** "We'd love more reviews on Capterra". */
const REVIEWS =
  /(?:^|\b(?:we|i)(?:'d| would) |[,;:–—-] (?:and )?would )(?:also |really )*(?:love|like|appreciate|welcome|value|use) (?:(?:an?|some|few|more|further|your|honest|another|to (?:have|get|see)) )*(?:reviews?|ratings?|stars|upvotes) on [a-z0-9]/;
/** "We are up for the Webby award, vote here". */
const UP_FOR =
  /\b(?:up for|nominat(?:ed|ion)|shortlisted|short-listed|finalists?|semi-finalists?|in the running|awards?|prize|contest|competition)\b.{0,120}?(?:[,;:] |\. | [–—-] )(?:(?:so|and|you can|please|kindly|do|now) )*(?:up)?vot(?:e|ing)\b(?! (?:went|was|were|closed|is over|ended))|^(?:(?:so|and|please|kindly|do) )*(?:up)?vote (?:here|for (?:us|our|it))\b/;
/** "Wishlist our game on Steam", "star the repo on GitHub". */
const MARKED =
  /(?:^|, |: |; )(?:(?:please|kindly|and|do|also) )*(?:wishlist|pre-?order|pre-?save|star|back|favou?rite|upvote|follow) (?!up\b)[^,.;:!?]{2,60}? on (?:steam|kickstarter|indiegogo|github|spotify|itunes|google play|the (?:app|play) store|product hunt|hacker news|linkedin|instagram|tiktok|youtube|x|twitter)\b/;
/** What stands idle with a reader, and that we would take it. */
const IDLE =
  /\b(?:if|should) [\w' ]{3,40}? (?:has|have|owns?|knows? of) .{3,80}?\b(?:to spare|(?:lying|sitting|standing|stored|left) (?:idle|around|about|unused|over|spare|in (?:the|a|your) \w+)|(?:gathering|collecting) dust|(?:nobody|no one|no-one) (?:uses?|needs?|wants?)|you no longer (?:use|need|want))\b.{0,60}?(?:, ?| [–—-] )(?:then )?(?:(?:we|i)(?:'d|'ll| will| would| can| could) (?:\w+ )?(?:collect|take|fetch|pick|come|buy|rent|use|borrow|love|give|haul|get)|please|tell (?:us|me)|let (?:us|me) know|call (?:us|me)|think of us|shout|holler|ping (?:us|me)|reply|write (?:to )?(?:us|me)|drop (?:us|me))\b/;
/** "Should your firm be getting rid of old laptops, our schools would take sixty." */
const SHED =
  /\b(?:if|should|when) [\w' ]{3,40}? (?:getting rid of|throw(?:s|ing)? (?:out|away)|replac(?:es?|ing)|retir(?:es?|ing)|clear(?:s|ing)? out|scrap(?:s|ping)?|giv(?:es?|ing) away|dispos(?:es?|ing) of|discard(?:s|ing)?|upgrad(?:es?|ing)|mov(?:es?|ing) (?:out|offices?|house|soon)|clos(?:es?|ing)(?: down)?|sublet(?:s|ting)?|gets? rid of)\b.{0,80}?(?:, ?| [–—-] )(?:then )?(?:(?:we|i|our [\w ]{2,30}?)(?:'d|'ll| will| would| can| could) (?:\w+ ){0,2}?(?:collect|take|fetch|pick|come|buy|rent|use|borrow|love|give|haul|get|have)|please|tell (?:us|me)|let (?:us|me) know|call (?:us|me)|think of us)\b/;
const NO_THING =
  '(?:an? )?(?:your )?(?:any )?(?:[\\w-]+ )?(?:names?|intros?|introductions?|contacts?|candidates?|people|folks|cvs?|resumes?|profiles?|leads?|feedback|thoughts|advice|notes?|e-?mails?|messages?|lines?|texts?|dms?|ideas?|suggestions?|tips|questions?|comments?|referrals?|recommendations?|examples?|templates?|founders|customers|investors|angels|funds|friends|anyone|someone|anybody|somebody|them|him|her|their|our|your (?:way|best|favou?rite|questions|take)|word|prox(?:y|ies)|updates?|details|info\\w*|copy|decks?|links?|over|along|wherever|hand|call|shout|ring|chance|sense|time|hour|minutes?|half|sanity|honest|second|room|pass|heads|reply|answer|opinions?|views?|experiences?|perspectives?|insights?|wisdom|advice|[\\w-]+s who|one|two|three|a few|some|more|good|great|strong|warm|way|to|it|that|this|the|[\\w-]+ who)\\b';
const SENT = new RegExp(
  `${LEAD}(?:send|lend|give|donate|mail|ship) (?:us|me) (?!${NO_THING})(?!.{0,60}\\b(?:${ROLE}|who|advice|intros?)\\b)(?:your |some |any |old |an? )?[a-z]{3,}`,
);
const LENT =
  /\b(?:have|has|got|know of|with)(?: (?:an?|any|some|access to))? (?:(?:spare|unused|surplus|second-hand)|(?:used|old)(?= [\w' ]{2,30} (?:lying|sitting|gathering|to spare|or two|you (?:don't|no longer|could)))) (?!time|hours?|minutes?|moment|cash|half|cycles|capacity\b)|\b(?:(?:could|can|to) borrow|(?:lend|sublet) us|(?:could|can) (?:lend|sublet|spare) (?:us )?(?:an?|some)) (?!from\b|money|against)(?!(?:an? |some |half an? )?(?:few )?(?:minutes?|hours?|time|\d+|debt|\$|hand\b|brains?\b))/;
/** Who is to lend a few hours to an event, which is neither a job nor advice to us. */
const HOSTED =
  /(?:^(?:[-*•] )?|[:;,] |\b(?:need|want|seek|seeking|after|find|missing|lacking|short of|(?:look|looking|search|searching) for) )(?:(?:an?|some|more|any|two|three|four|five|six|ten|\d{1,2}|few|good|guest|external|experienced|friendly|volunteer) ){0,3}(?:mentors?|judges?|jurors?|jury members?|speakers?|panell?ists?|moderators?|volunteers?)(?: from industry)? (?:for|at|on|to help at|to judge) (?:[\w'-]+ ){0,5}?(?:hackathons?|conferences?|summits?|workshops?|webinars?|meet-?ups?|demo days?|competitions?|contests?|olympiads?|summer (?:camp|school)s?|boot ?camps?|open days?|science fairs?|career days?|panels?|(?:customer|user|team|family|strategy) (?:days?|events?|conferences?)|off-?sites?|town halls?|all-hands|retreats?)\b/;
/** "Roles for the twelve people we let go", "do you have openings for two engineers". */
const PLACED =
  /\b(?:do|does) (?:you|any of you|your (?:\w+ )?compan(?:y|ies)|anyone) have (?:an? |any )?(?:openings?|roles?|jobs?|positions?|places?|work) for (?:two|three|four|five|some|one|our|the)\b|\b(?:roles?|jobs?|openings?|homes?|places?|positions?|landing spots?) for (?:(?:one|any|some|two|both|all) of )?(?:the|our|those|these|two|three|four|five|some|my) (?:[\w-]+ ){0,4}?(?:(?:we|i) (?:had to |have )?(?:let go|laid off|lost|part(?:ed)? with)|(?:who|that) (?:are|were) (?:leaving|let go|laid off|affected)|whose (?:jobs?|roles?|positions?))\b/;
const ASKED = /\?|\bif (?:you|anyone|anybody|someone|somebody)\b|\bplease\b/;

/** True for a thing that readers are to do, to send or to lend. */
export function isFavour(text: string): boolean {
  return (
    SHARED.test(text) ||
    TRIED.test(text) ||
    WISHED.test(text) ||
    REVIEWS.test(text) ||
    SIGNATURE.test(text) ||
    JOINED.test(text) ||
    SENT.test(text) ||
    VOTED.test(text) ||
    MARKED.test(text) ||
    UP_FOR.test(text) ||
    HOSTED.test(text) ||
    IDLE.test(text) ||
    SHED.test(text) ||
    PLACED.test(text) ||
    (LENT.test(text) && ASKED.test(text))
  );
}

const URGED =
  /^(?:(?:and|also|so|then|oh),? )*(?:please|pls|plz|kindly|do)\b|^(?:and |also,? )+(?:send|lend|give)\b/;

/** True for a favour that running text asks for, rather than a link that invites to click. */
export function asksFavour(text: string): boolean {
  if (
    SHARED.test(text) ||
    WISHED.test(text) ||
    REVIEWS.test(text) ||
    SIGNATURE.test(text) ||
    IDLE.test(text) ||
    SHED.test(text) ||
    UP_FOR.test(text) ||
    (LENT.test(text) && ASKED.test(text))
  )
    return true;
  const urged = URGED.test(text);
  return urged && [TRIED, JOINED, SENT, VOTED, MARKED].some((it) => it.test(text));
}
