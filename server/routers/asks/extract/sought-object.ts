import { fragmentType } from './fragments';
import type { AskType } from './types';
import { HANDS_ON } from './type-words';
import { ROLE } from './vocabulary';

/*
 * Sentences that name whom they seek behind a verb: "if you know managing partners of law
 * firms, we'd love an intro". The words behind it tell the type as a bare item would.
 */

const BEHIND =
  /\b(?:(?:if|should|in case) (?:you|anyone|anybody|someone|somebody|any of you|one of you)(?: (?:happen to|also|already|personally|might|may|do|ever|should))* (?:knows?|(?:comes? across|runs? into|bumps? into|spots?|meets?)(?! an? ))|(?:want|like|love) to know(?= (?:funds?|investors?|angels?|people|heads))|referrals? (?:to|for)|refer(?! (?:us|me|to)\b)|keep (?:an eye|an ear|your eyes)(?: out| open)? for|(?:we|i)(?: also| still| now)* look for|your networks?(?: the)?(?: most| best)? (?:is|are|would be) (?:with|for|to|among)|\b(?:leads|tips) (?:for|to|on)|(?:enjoy|welcome) (?:getting to know|meeting|speaking (?:to|with)|talking (?:to|with)|connecting with)|\b(?:help|a hand) (?:in |with )?(?:reaching|finding|meeting|getting (?:to|in front of))|(?:(?:is|are) there|there(?: is|'s| are))(?= [\w -]{3,60} (?:in|among|amongst|within|inside) your\b)|(?:love|like|welcome|appreciate|value|enjoy|take|use) (?:an? |some )(?:[\w-]+ ){0,2}?(?:with|over \w+ with)|\bif (?:you(?:'re| are)|anyone is|someone is|any of you (?:is|are)) (?:close|connected|friendly|friends|in touch|tight|on good terms) (?:to|with)|among (?:your|their) \w+ (?:there )?(?:is|are)|(?:make|give) (?:us |me )?(?:the|an?) contact (?:to|with)|(?:point|acquaint|steer|direct|guide|nudge|bring|walk|lead|match|pair|hook) (?:us|me)(?: up| together)? (?:to|towards?|with|at|in the direction of|before|into)|put (?:us|me) (?:before|in front of)|(?:establish|make|create|arrange|broker|open|facilitate|provide|set up|mediate|procure) (?:the |an? |some |any )?(?:first |direct |personal |warm )?(?:contacts?|connections?|links?|meetings?|conversations?|dialogues?|doors?|access)(?: for (?:us|me))? (?:to|with|at|into)|\b(?:connects (?:to|with)|(?:links?|words?|bridge|exposure|access) (?:to|into))|(?:where|what) [\w' -]{3,60}? (?:is|are|would be) (?:with|to|among)|(?:if|should)(?= (?:an?|the|any) [^,]{3,90} owes? you)|who (?:of|among|amongst) you(?: all)? (?:knows?|has (?:contacts?|ties|access) (?:to|with|at))|(?:make|let) (?:us|me) (?:know(?! (?:how|what|when|why|where|if|whether|who|by|your|about|you)\b)|meet)|(?:to be|being|be) (?:presented|introduced|connected)(?: \w+)? (?:to|with)|(?:some|any|one) of you ha(?:ve|s) (?:\w+ )?(?:relations?|relationships?|ties|contacts?) (?:with|to)|glad (?:about|of) (?:any )?(?:recommendations?|names?|suggestions?) (?:of|for)|(?:could|can|would|will) (?:you|any of you|anyone|anybody|someone|somebody|one of you|somebody of you|someone of you)(?: please| possibly)? (?:introduce|connect) (?:us|me) (?:to|with)|if (?:you|any of you|anyone) (?:can|could) (?:introduce|connect) (?:us|me) (?:to|with)) (?:of )?(.{3,200})/;

const HIRED = new RegExp(
  `\\b(?:${ROLE}|person|who (?:could|can|might|would)|part-time|contract|freelance|editor|(?:support|service|claims|booking|field|call cent(?:er|re)) agents?|chefs?|cooks?|liaison|actuary|paralegal|(?:[\\w-]+ )?(?:head|supervisor|operators)(?= (?:in|for|of|with)\\b|[,.;]|$)|[a-z]{3,}(?:ists?|ians?))\\b|^an? (?:really |very )?(?:good|great|strong|decent|reliable|talented|sharp|solid) [a-z]`,
);

/** "Send me any welder you know": somebody for us. */
const SENT =
  /\b(?:send|refer|forward) (?:us|me) ((?:any|the (?:best|sharpest|smartest|strongest|most \w+)|your (?:best|sharpest|favou?rite|strongest)) .{3,120})/;

/** "If you know account executives who sold to hospices, send them our way": to work for us. */
const SENT_TO_US =
  /\b(?:send|point|steer|throw) (?:them|him|her) (?:our way|to (?:me|us)\b|to \S+@)/;

/** "Meetings with heads of claims". */
const MET =
  /\b(?:meetings?|calls?|coffees?|lunch(?:es)?|conversations?|words?|chats?) with (?:of )?(.{3,160})/;

/** True for words that name somebody to hire, rather than a trade of people to meet. */
export const isHired = (whom: string): boolean => HIRED.test(whom);

/** The type of whom a sentence seeks behind "if you know" and the like, or null. */
export function soughtObjectType(text: string): AskType | null {
  const sent = SENT.exec(text)?.[1];
  if (sent !== undefined && fragmentType(sent) !== null) return fragmentType(sent);
  const met = MET.exec(text)?.[1];
  const metType = met === undefined ? null : fragmentType(met);
  if (metType === 'INTRO_CUSTOMER' || metType === 'INTRO_INVESTOR') return metType;
  const object = BEHIND.exec(text)?.[1];
  if (object === undefined) return null;
  if (SENT_TO_US.test(object) && HANDS_ON.test(object)) return 'HIRING';
  const type = fragmentType(object.replace(/ (?:would|will|may|is|are) .*$/, ''));
  // "If you know a hotelier": a trade alone does not tell that somebody is to be hired.
  return type === 'HIRING' && !HIRED.test(object) ? null : type;
}
