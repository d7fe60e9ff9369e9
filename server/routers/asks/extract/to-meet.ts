import { seeksPerson } from './sought-role';
import { INTRO } from './vocabulary';

const CHAT_DOES =
  /\b(?:coffees?|(?:coffee |quick |short |informal |video |phone )?(?:chats?|calls?)|(?:ten|fifteen|twenty|thirty|\d+|a few) minutes)(?: \w+)? (?:is|are|would be|will be|does|would|will)(?: do)?(?: (?:just|more than|absolutely|perfectly|totally|already))? ?(?:fine|enough|plenty|ok|okay|all (?:we|i) (?:need|ask|want)|do)\b/;

const MEETING = new RegExp(`\\b(?:knows?|meet|talk|speak|reach|${INTRO})\\b`);

/** "Know any tailings engineers in Chile? Coffee chats are fine": to be met, not hired. */
export function isToMeet(text: string): boolean {
  return (
    CHAT_DOES.test(text) &&
    MEETING.test(text) &&
    !seeksPerson(text) &&
    !/\b(?:hir(?:e|es|ed|ing)|recruit\w*|candidates?|roles?|positions?|jobs?|join (?:us|our)|open to (?:moving|work)|relocat\w+|freelance|part-time|full-time)\b/.test(
      text,
    )
  );
}
