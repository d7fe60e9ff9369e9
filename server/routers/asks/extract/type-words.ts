import { CUSTOMER, INVESTOR, ROLE } from './vocabulary';

/* Words of the types, over text in lower case. */

export const HIRING_WORD =
  /\b(?:candidates?|hire|hires|hiring|recruit(?:ers?|ing|ment)?|backfill(?:s|ing)?|headhunters?|search firms?|roles?|positions?(?! of\b)|open reqs?|job|jobs|jd|resumes?|cvs?|applicants?|talent|referr?als? for|refer (?:anyone|someone|people|any|your|good|great)|to join (?:us|our|the team)|join our team|teammates?|employees?(?<!(?:[\d+k]|\b(?:hundreds?|thousands?|more|fewer|of|hourly|frontline|deskless|their)) employees?))\b/;
export const ROLE_WORD = new RegExp(`\\b${ROLE}\\b`);
export const INVESTOR_WORD = new RegExp(
  `\\b(?:${INVESTOR}|raising (?:a|an|our|up to)?(?: ?[$€£]| \\\\d|(?= (?:round|bridge|extension)))|(?:we're|we are|currently|also) raising|invest(?:ing)?(?= |$)|pro[- ]rata|extension round|participat(?:e|ing) in)(?![a-z])`,
);
export const CUSTOMER_WORD = new RegExp(`\\b${CUSTOMER}\\b`);
export const HANDS_ON =
  /\b(?:engineers?|developers?|devs?|programmers?|designers?|product managers?|pms|sdrs?|bdrs?|aes?|account executives?|data scientists?|scientists?|marketers?|product marketers?|sales ?(?:people|reps?)|interns?|freelancers?|technicians?|devops|copywriters?|bookkeepers?|fractional|contractors?)\b/;
