import type { Token } from '../tokens/tokenize';
import { raw } from './name-letters';

const LABELS =
  /^(?:forecasts?|outlook|headlines?|results?|overview|guidance|reminder|reasons?|cause|context|background|lessons?|takeaways?|comments?|commentary|remarks?|details?|totals?|risks?|caveats?|corrections?|fyi|bonus|lowlights?|questions?|answers?|timeline|impact|outcomes?|progress|decision|timing|evidence|action|actions|focus|theme|mood|bottom line|verdict|status|upshot|meaning|effect|online|offline)$/;

/** What a team of engineers heads its own news with; a firm may have such a name too. */
const OWN_WORK =
  /^(?:infra|stack|tech|backend|back-end|frontend|front-end|devops|tooling|firmware|evals?)$/;

/** "Forecast: …", "Result: …", "Infra: moved off …": what the line is about, no firm. */
export function isLabel(tokens: readonly Token[], at: number, listsCustomers: boolean): boolean {
  if (tokens[at + 1]?.text !== ':') return false;
  const word = tokens[at]?.text ?? '';
  return LABELS.test(word) || (!listsCustomers && OWN_WORK.test(word));
}

/** Written so, they are units wherever they stand. */
const SURE_UNITS =
  /^(?:[kMGT]W(?:h|p|e|th)|k[WVA]|kVA|kHz|MHz|GHz|kB|[KMGTP]iB|mAh|kWh|tCO2e?|Mbps|Gbps|Mtpa)$/;
/** Of capitals alone, as firms are too: units behind a number. */
const COUNTED_UNITS =
  /^(?:[MGT]W|[MG]VA|[KMGTP]B|MT|TEUs?|BTUs?|BOE|BBLs?|RPM|PSI|TFLOPS|PFLOPS|QPS|TPS|GPUs?|MGD|CFM|kg|km|ha)$/;

/** "2 MWh live", "12 TB deployed": a unit of measure, no firm. */
export function isUnit(tokens: readonly Token[], masked: string, at: number): boolean {
  const written = raw(masked, tokens[at]);
  return (
    SURE_UNITS.test(written) || (tokens[at - 1]?.kind === 'number' && COUNTED_UNITS.test(written))
  );
}
