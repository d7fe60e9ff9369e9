import { stageLabel } from './format';

/** What the spellings of one thing have in common: people write "Fintech" and "fintech ". */
export const spelledAs = (text: string): string => text.trim().toLowerCase();

/** The same of a funding stage, which is shown under a name of its own. */
export const stageAs = (stage: string): string => stageLabel(stage.trim()).toLowerCase();

/** Of each thing the spelling that stands first, in order. */
export function spellingsOf(texts: readonly string[], keyOf = spelledAs): string[] {
  const first = new Map<string, string>();
  for (const text of texts) if (!first.has(keyOf(text))) first.set(keyOf(text), text.trim());
  return [...first].sort(([a], [b]) => a.localeCompare(b)).map(([, text]) => text);
}
