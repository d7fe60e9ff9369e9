import type { Token } from '../tokens/tokenize';

const EVENT =
  /^(?:dinners?|lunch|lunches|breakfast|brunch|drinks|offsites?|off-site|retreat|party|outing|events?|workshop|webinars?|meetup|summit|conference|trip|hackathon|gathering|meeting|call|session|barbecue|bbq|roundtable|panel|training)$/;
const MET =
  /^(?:met|meet|meeting|visited|visiting|hosted|saw|trained|pitched|interviewed|acquired|support|supports|serve|serves)$/;
const OUTSOURCED = /^(?:outsourced|outsource|subcontracted|delegated|contracted|handed)$/;
const PLACE =
  /^(?:vacanc(?:y|ies)|openings?|open|offers?|positions?|requisitions?|reqs?|candidates?|interviews?|starters?|leavers?|departures?|ceo|cto|coo|cfo|cpo|cro|cmo|managers?|analysts?|marketers?|salesperson)$/;
const MOVED =
  /^(?:joined|left|joining|leaving|started|starting|resigned|departed|hired|hires?|joiners?|promotions?|promoted|accepted|signed|returned|arrived)$/;
const ROLE = /^(?:sales|product|marketing|ops|operations|finance|support|cs|founders?|admin)$/;
const SEATED =
  /^(?:people |employees |persons |ftes? )?(?:on (?:the )?payroll|in seats?|on board|onboard|on the team|employed|people|employees|ftes?)(?= [,.;)]|$)/;
const REACH = 8;

/** "a team dinner with 12 people": guests at an event. */
export const atEvent = (tokens: readonly Token[], governor: number) =>
  /^(?:with|for|of)$/.test(tokens[governor]?.text ?? '') &&
  EVENT.test(tokens[governor - 1]?.text ?? '');

/** "we met a team of 40", "we visited their team of 12": people of another firm. */
export function metElsewhere(tokens: readonly Token[], team: number): boolean {
  if (!/^(?:an?|their|his|her)$/.test(tokens[team - 1]?.text ?? '')) return false;
  const near = tokens.slice(Math.max(0, team - 3), team);
  // "with a team of 6 under Dara", "a team of 9 led by her"
  const led = tokens.slice(team + 2, team + 6).map((t) => t.text);
  const under =
    led.includes('under') || / (?:led|headed|run|managed) by\b/.test(` ${led.join(' ')}`);
  return under || near.some((t) => MET.test(t.text) || OUTSOURCED.test(t.text));
}

/**
 * "Team: 2 open roles", "Team: 4 vacancies", "Team: 1 CEO, 3 engineers": places to fill, offers, or one of
 * several roles open the line, and no count of all.
 */
export function isNotInSeat(tokens: readonly Token[], number: number): boolean {
  const next = tokens[number + 1]?.text.split(' ')[0] ?? '';
  if (PLACE.test(next) || MOVED.test(next)) return true;
  const goesOn = /^(?:,|and|\+|\/)$/.test(tokens[number + 2]?.text ?? '');
  return ROLE.test(next) && goesOn && tokens[number + 3]?.kind === 'number';
}

/** ", 24 people on payroll", ", 31 in seat": the place of the count behind the places to fill; 0 without one. */
export function seatedBehind(tokens: readonly Token[], number: number): number {
  if (!isNotInSeat(tokens, number)) return 0;
  const at = tokens.findIndex(
    (t, i) =>
      i > number &&
      i <= number + REACH &&
      t.kind === 'number' &&
      /^[,;]$/.test(tokens[i - 1]?.text ?? ''),
  );
  if (at < 0 || isNotInSeat(tokens, at)) return 0;
  const behind = tokens.slice(at + 1, at + 6).map((t) => t.text);
  return SEATED.test(behind.join(' ')) ? at : 0;
}

/** "We are now 19 (17 full time, 2 interns)": a bracket that tells of whom the count is made up. */
export const isCountedInside = (tokens: readonly Token[], open: number) =>
  tokens[open]?.text === '(' &&
  tokens[open + 1]?.kind === 'number' &&
  /^(?:full|full-time|fulltime|ft|ftes?|employees|people|interns?|contractors?|engineers?|founders?|part-time)/.test(
    tokens[open + 2]?.text ?? '',
  );
