/*
 * Offers of help to the reader, over one sentence in lower case. They name the same things as
 * requests do: "happy to help with intros".
 */

const YOU =
  '(?:you|your|anyone|anybody|everyone|them|others?|(?:other |fellow )?(?:founders|companies|people|investors|portfolio))';
const READER =
  '(?:you|anyone|anybody|any of (?:you|your \\w+)|one of (?:you|your \\w+)|your (?:network|portfolio|firm|fund|team|companies|founders)|someone|somebody)';
const GLAD =
  '(?:happy|glad|delighted|pleased|available|here|ready|there|willing|around|always there|thrilled|more than happy|only too happy)';

const OFFERS: readonly RegExp[] = [
  new RegExp(
    `\\b${GLAD} to (?:also |always |gladly )*(?:help|assist|support|return|reciprocate|share (?:\\w+ ){0,5}?(?:with (?:you|your|anyone|anybody|others?|everyone)|learn|learned|learnt|learnings|playbook|notes)|offer|make (?:an? |any |some |warm )*(?:intro|introduction|connection)s?|facilitate|advise|recommend|refer|pay it forward|jump on|give back)\\b`,
  ),
  new RegExp(
    `\\b${GLAD} to (?:also |always |gladly )*(?:introduce|intro|connect|put|link|send|lend|show|walk|give|host|invite) (?:\\w+ of )?${YOU}\\b`,
  ),
  // "happy to talk to any of your portfolio founders", unless they are to be customers
  new RegExp(
    `\\b${GLAD} to (?:also |always |gladly )*(?:talk|speak|chat|connect|meet|compare notes|hop on a call|jump on a call|swap notes) (?:to|with) (?:any of |any |some of |other )?(?:your|the) (?:other )?(?:(?:portfolio|fund's) )?(?:founders|companies|ceos|teams|ctos|portfolio)\\b(?!.{0,80}\\b(?:need|needs|use|uses|struggl|look|looking|evaluat|buy|pilot|could be|interested|who sell|budget))`,
  ),
  /\b(?:happy|glad|delighted|pleased|available|here|ready|can|will|'ll|able) (?:to )?(?:also |gladly )*(?:share|send|provide|write|draft|prepare|forward|supply|give)(?: (?:over|along|you|a|an|the|our|any|more|some|short|full|forwardable|quick|further|additional|customi[sz]ed))* (?:blurbs?|decks?|details|info|information|materials?|one[- ]?pagers?|memos?|job (?:descriptions?|specs?)|jds?|links?|context|e-?mails?|templates?|summary|summaries|teasers?|data ?rooms?|background|drafts?|snippets?)\b/,
  new RegExp(
    `\\b(?:if|should|in case|whenever|when) ${READER}(?: or \\w+ \\w+)?(?: (?:ever|also|might|may|should|do|does|is|are|'re|currently|happen to))* (?:needs?|requires?|(?:could|can) use|(?:want|'d like|would like) (?:us|our|me|my|any|some)? ?(?:help|assistance|support|advice|us|me|to (?:borrow|use|see)|intros?|introductions?)|struggl(?:e|es|ing))\\b`,
  ),
  /\b(?:if|how|where|what|anything|something|whatever|ways)(?: (?:there(?:'s| is| are)|else|anything|something|any way|that))* (?:we|i) (?:can|could|may|might) (?:also |ever )?(?:do for|be of|be (?:help|use)ful to|help\b(?! (?:them|him|her))|support|assist|return|offer|connect you|introduce you|put you)/,
  new RegExp(
    `\\b(?:we|i) (?:can|could|'d|would|will|'ll)(?: (?:also|gladly|always|love to|be \\w+ to|try to))* (?:help|introduce|intro|connect|make intros? for|put) (?:with (?:intros?|introductions?)|${YOU})\\b`,
  ),
  /\b(?:anyone|anybody|those|founders|companies|whoever|people|everyone)(?: \w+){0,4}? (?:who|that|which) (?:needs?|wants?|'d like|would like|is struggling|are struggling|could use) .{0,80}\b(?:reach out|ask|contact|let (?:us|me) know|e-?mail|ping|write|get in touch|come)/,
  /\bif you(?:'d| would)? (?:like|want|need|love) (?:an? |any |some )?(?:intros?|introductions?|referrals?|help|advice)\b|\bwants? an? (?:[\w-]+ ){0,3}(?:demo|trial|check|audit|review|copy|invite|tour|walkthrough|sample)\b/,
  /\bif you(?:'d| would)? (?:want|like|need) (?:us|me|our (?:team|help)) to\b|\breturn the favou?r\b|\breciprocate\b|\bour door is (?:always )?open\b/,
];
const ASKS_AFTER_ALL =
  /\b(?:introduc(?:e|ing)|connect(?:ing)?|intro|refer|put|point|send|help|advise|advising|mentor|coach|hear from) (?:us|me)\b|\b(?:our|my) way\b|\bif (?:you|anyone|someone|somebody|anybody)(?: \w+)? (?:know|knows|can introduce|could introduce|have a|has a)\b|\b(?:could|can|would) you\b|\bgrateful\b|\bplease (?:share|forward|introduce|connect|refer|send|recommend)\b/;

/** True for a sentence that offers help rather than asks for it. */
export function isOffer(text: string): boolean {
  return OFFERS.some((rule) => rule.test(text)) && !ASKS_AFTER_ALL.test(text);
}

/** True for an item that begins with an offer; one further on may follow an ask. */
export function beginsWithOffer(text: string): boolean {
  return OFFERS.some((rule) => (rule.exec(text)?.index ?? 99) <= 14) && !ASKS_AFTER_ALL.test(text);
}
