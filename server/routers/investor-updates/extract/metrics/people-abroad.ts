import type { Token } from '../tokens/tokenize';
import { link, type Link } from './link';

const ARE = new Map([
  ['somos', ''],
  ['sommes', 'nous'],
  ['sind', 'wir'],
  ['beschäftigen', 'wir'],
]);
const STILL =
  /^(?:ahora|ya|hoy|agora|hoje|já|maintenant|désormais|actuellement|aujourd|hui|'|’|jetzt|nun|aktuell|derzeit|heute|weiterhin|inzwischen|mittlerweile|insgesamt|en|em|total|au)$/;
const PEOPLE =
  /^(?:personas|personnes|pessoas|leute|personen|köpfe|mitarbeiter|mitarbeitende|mitarbeiterinnen|beschäftigte|colaboradores|collaborateurs|salariés|empleados|funcionários)$/;
/** "in the team", which is all of it. */
const IN_TEAM =
  /^(?:dans (?:l ?['’]? ?)?(?:équipe|l'équipe|l’équipe)|im team|en el equipo|en (?:la )?équipe|n[ao] (?:equipe|time))\b/u;
const REACH = 4;

/** "Somos 9 personas", "nous sommes 22 dans l'équipe", "wir beschäftigen 47 Mitarbeiter": everybody who works here. */
export function peopleAbroad(tokens: readonly Token[], at: number): Link | null {
  let verb = at - 1;
  while (verb > 0 && verb > at - REACH && STILL.test(tokens[verb]?.text ?? '')) verb--;
  const subject = ARE.get(tokens[verb]?.text ?? '');
  if (subject === undefined || (subject !== '' && tokens[verb - 1]?.text !== subject)) return null;
  const noun = PEOPLE.test(tokens[at + 1]?.text ?? '') ? at + 1 : at;
  if (!closes(tokens, noun + 1)) return null;
  return link(verb, at, 'prose', 0.8);
}

/** Nothing behind makes it a part, a time or anything but people. */
function closes(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || (next.kind === 'punct' && /^[.,;:!(–—]$/.test(next.text))) return true;
  // "Mitarbeiterinnen und Mitarbeiter"
  if (/^(?:und|et|y|e)$/.test(next.text) && PEOPLE.test(tokens[at + 1]?.text ?? ''))
    return closes(tokens, at + 2);
  if (STILL.test(next.text) && !/^(?:en|em|au)$/.test(next.text)) return closes(tokens, at + 1);
  const words = tokens
    .slice(at, at + 4)
    .map((t) => t.text)
    .join(' ');
  return /^(?:en|em|au) total\b/.test(words) || IN_TEAM.test(words);
}
