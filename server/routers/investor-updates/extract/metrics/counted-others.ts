import type { Token } from '../tokens/tokenize';

/** What the staff of others, or places of work, are counted in. */
const OTHERS =
  /^(?:customers?|clients?|countries|cities|states|regions|offices?|stores?|shops?|locations?|sites?|plants?|factories|warehouses?|banks?|hospitals?|clinics?|schools?|universities|firms?|companies|accounts?|brands?|merchants?|partners?|suppliers?|vendors?|markets?|time ?zones?|continents?|campuses|departments?|agencies|hotels?|restaurants?|municipalities)$/;
const ADJECTIVE =
  /^(?:largest|biggest|top|main|key|major|new|different|other|first|of|our|the|big|large|local|regional|national|enterprise|pilot|separate|remaining|own)$/;
const LEADS = /^(?:in|at|of|across|from|over|for|our|the|their)$/;

/** "Employees at our 3 largest customers", "headcount in 2 countries": of places or firms, not people. */
export function countsOthers(tokens: readonly Token[], at: number): boolean {
  if (isAudience(tokens, at) || isOfSomeFirm(tokens, at)) return true;
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

const AUDIENCE =
  /^(?:people|persons|folks|humans) (?:(?:already|now|currently|actively|who are|that are|are) )*(?:on (?:the|our|its|a) (?:[a-z]+ )?(?:waiting list|waiting-list|wait list|waitlist|list|newsletter|mailing list|e-?mail list|platform|app|beta|server|channel)|signed up|registered|enrolled|subscribed|(?:beta-)?testing|using|trying|applying|interviewing|following|waiting|queue?ing|attending|watching|reading|playing|paying|piloting|visiting|competing|in (?:line|the queue|our (?:discord|slack|community)))(?= |$)/;

/** "We have 1,200 people on the waiting list", "60 people testing the app": none of them works here. */
const isAudience = (tokens: readonly Token[], at: number): boolean =>
  AUDIENCE.test(
    tokens
      .slice(at + 1, at + 9)
      .map((t) => t.text)
      .join(' '),
  );

const FIRM =
  /^(?:company|firm|startup|start-up|business|corporation|organi[sz]ation|agency|bank|retailer|manufacturer|competitor|subsidiary)$/;
const OURS = /^(?:are|we're|is|as|now|became|become|remain|still|like)$/;

/** "She ran finance at a $90M company with 400 employees": of a firm that is not said to be ours. */
function isOfSomeFirm(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:with|of)$/.test(tokens[at - 1]?.text ?? '')) return false;
  if (!FIRM.test(tokens[at - 2]?.text ?? '')) return false;
  const from = Math.max(0, at - 9);
  const article = tokens
    .slice(from, at - 2)
    .findLastIndex((t) => /^(?:an?|another|some|any)$/.test(t.text));
  return article >= 0 && !OURS.test(tokens[from + article - 1]?.text ?? 'are');
}
