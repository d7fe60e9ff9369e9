import type { Token } from '../tokens/tokenize';

/** What the staff of others, or places of work, are counted in. */
const OTHERS =
  /^(?:customers?|clients?|countries|cities|states|regions|offices?|stores?|shops?|locations?|sites?|plants?|factories|warehouses?|banks?|hospitals?|clinics?|schools?|universities|firms?|companies|accounts?|brands?|merchants?|partners?|suppliers?|vendors?|markets?|time ?zones?|continents?|campuses|departments?|agencies|hotels?|restaurants?|municipalities)$/;
const ADJECTIVE =
  /^(?:largest|biggest|top|main|key|major|new|different|other|first|of|our|the|big|large|local|regional|national|enterprise|pilot|separate|remaining|own)$/;
const LEADS = /^(?:in|at|of|across|from|over|for|our|the|their)$/;

/** "Employees at our 3 largest customers", "headcount in 2 countries": of places or firms, not people. */
export function countsOthers(tokens: readonly Token[], at: number): boolean {
  if (!LEADS.test(tokens[at - 1]?.text ?? '')) return false;
  if (worksElsewhere(tokens, at)) return true;
  let next = at + 1;
  while (next < at + 4 && ADJECTIVE.test(tokens[next]?.text ?? '')) next++;
  return OTHERS.test(tokens[next]?.text ?? '');
}

/** "A team of 5 at Kroger uses us": people of a firm whose doings the sentence tells. */
function worksElsewhere(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== 'of' || at > 4) return false;
  if (!/^(?:at|from|inside|within)$/.test(tokens[at + 1]?.text ?? '')) return false;
  return tokens.slice(at + 3, at + 9).some((t) => THEY_DO.test(t.text));
}
const THEY_DO =
  /^(?:uses?|using|used|loves?|relies|rely|tested|tests|piloted|pilots|tried|adopted|asked|told|logs)$/;
