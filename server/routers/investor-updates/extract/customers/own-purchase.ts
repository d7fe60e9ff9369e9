import type { Scene } from './scene';

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
