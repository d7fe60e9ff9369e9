import type { Listed } from './lists';
import { serves } from './no-subject';
import type { Scene } from './scene';
import { tailBehind } from './told-of';

/** What was sought before somebody was signed with. */
const SOUGHT =
  '(?:asked|ask|looking|looked|look|search(?:ed|ing)?|need(?:ed|ing)?|wanted|shopp(?:ed|ing)|hunt(?:ed|ing)?|find(?:ing)?|found|interview(?:ed|ing)|chose|picked|recommend\\w*|intro\\w*|suggest\\w*|tips?|names?|replac\\w*|chang\\w*|switch\\w*|compar\\w*|quotes?|new|better|cheaper)';
/** Nobody sells to these under their name here: the company itself needs one. */
const FOR_ITSELF =
  '(?:(?:malpractice|liability|indemnity|cyber|d&o|e&o|health|key-man|product|property|marine|business) (?:insurers?|insurance|carriers?|underwriters?)|insurance (?:brokers?|carriers?|for (?:us|our|ourselves))|payroll (?:providers?|services?|bureaus?)|peos?|auditors?|audit firms?|(?:patent|immigration|employment|customs|ip|corporate|outside) (?:lawyers?|attorneys?|counsel)|law firms?|landlords?|office (?:space|landlord)|bookkeepers?|co-?packers?|contract manufacturers?|recruit(?:ers?|ing (?:firms?|agenc(?:y|ies)))|pr (?:agenc(?:y|ies)|firms?)|(?:hosting|cloud|payment|benefits|freight|fulfil?lment) providers?)';
/** These the company may need or sell to. */
const EITHER =
  '(?:insurers?|insurance (?:compan(?:y|ies)|partners?)|lawyers?|attorneys?|accountants?|accounting firms?|cpas?|banks?|lenders?|suppliers?|vendors?|manufacturers?|contractors?|consultants?|agenc(?:y|ies)|brokers?|couriers?|carriers?|distributors?)';

const after = (kind: string) =>
  new RegExp(`\\b${SOUGHT}\\b[^.?!\\n]{0,80}\\b${kind}(?![a-z])`, 'i');
const NEEDED = after(FOR_ITSELF);
const MAYBE_NEEDED = after(EITHER);
const REACH = 260;

/** Whom the company asked for before it signed with somebody: "own" is served by them, "perhaps" asks a person. */
export function soughtBefore(scene: Scene, cue: number, start: number): 'own' | 'perhaps' | null {
  const { tokens, masked } = scene;
  if (tokens[start - 1]?.text !== 'with' && tokens[start - 2]?.text !== 'with') return null;
  if (!/^(?:signed|closed|contract|agreement)$/.test(tokens[cue]?.text ?? '')) return null;
  const end = tokens[cue]?.start ?? 0;
  const from = Math.max(masked.lastIndexOf('\n\n', end), end - REACH, 0);
  const words = masked.slice(from, end).replaceAll(/[\s\u0001]+/g, ' ');
  if (NEEDED.test(words)) return 'own';
  return MAYBE_NEEDED.test(words) ? 'perhaps' : null;
}

const FOR_US =
  /^,? ?(?:and )?(?:to|who|which|they)(?:'ll|'re| will| are going to| is going to| are| is| has to)? ?(?:now |also |then )*(?:build|mak|manufactur|produc|assembl|mould|mold|fabricat|print|packag|co-?pack|ship|stor|warehous|fulfil|distribut|run|runn|manag|handl|find|audit|fil|defend|represent|design|host|recruit|sourc|supply|deliver|do|advis|insur|bank|certif|test)[a-z]* (?:us\b|our (?!customers?|clients?|platform|software)|ours\b)/;
const MAKES =
  /^,? ?(?:and )?(?:to|who|which|they)(?:'ll| will| are going to| is going to)? ?(?:now )?(?:build|make|manufacture|produce|assemble|mould|mold|fabricate|co-?pack) (?:the|all) (?:(?:first|next|new|final|second|production|pilot) )*(?:units?|boards?|devices?|chips?|batch(?:es)?|hardware|product|prototypes?|enclosures?|pcbs?|series|parts|cells|packs|housings?|robots?|sensors?|bottles|cans|cartridges?)\b/;
/** Who works for start-ups: lawyers, auditors, makers, recruiters, insurers. */
const PROVIDER =
  /^(?:cooley|wilson sonsini.*|gunderson.*|fenwick.*|orrick|goodwin(?: procter)?|latham.*|dla piper|perkins coie|osborne clarke|taylor wessing|kpmg|pwc|deloitte|ey|ernst & young|bdo|grant thornton|rsm|mazars|foxconn|jabil|celestica|sanmina|tsmc|pegatron|flextronics|chubb|hiscox|vouch|embroker|marsh|aon|korn ferry|heidrick.*|spencer stuart|russell reynolds|edelman|weber shandwick)$/i;

/** "signed X to build our units", "signed with Cooley": whom the company pays. */
export function servesUs(
  scene: Scene,
  cue: number,
  start: number,
  { listed, next }: { listed: readonly Listed[]; next: number },
): 'own' | 'perhaps' | null {
  const { tokens, words } = scene;
  if (
    !/^(?:signed|contracted|closed|renewed|contracts?|agreements?|msa)$/.test(
      tokens[cue]?.text ?? '',
    )
  )
    return null;
  const tail = tailBehind(scene, next);
  if (FOR_US.test(tail) || serves(scene, listed[0]?.name.first ?? start, next)) return 'own';
  if (SOLD.test(words)) return null;
  const provider =
    tokens[start - 1]?.text === 'with' && listed.every((l) => PROVIDER.test(l.name.text));
  return MAKES.test(tail) || provider ? 'perhaps' : null;
}

const SOLD =
  /[$€£]\d|\b(?:customers?|clients?|arr|acv|mrr|tcv|seats|licen[cs]es?|annual|subscription|pilot|logo)\b/i;
