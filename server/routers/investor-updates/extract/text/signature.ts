import type { Line } from './lines';
import type { Unit } from './unit';

/** A line that closes a letter. */
export const SIGN_OFF =
  /^(?:best|best regards|kind regards|warm regards|regards|cheers|thanks|thank you|many thanks|sincerely|warmly|yours|onward|onwards|talk soon|all the best|with gratitude|gratefully|saludos|all my best|with best regards|with (?:kind|warm) regards|best wishes|warmest|see you soon|see you|until next (?:month|time|quarter)|take care|cordially|bye|ciao|greetings|with thanks|um abraço|abraços?|un abrazo|abrazos|un (?:cordial )?saludo|saludos cordiales|um grande abraço|atenciosamente|atentamente|(?:bien )?cordialement|bien à vous|amicalement|à bientôt|(?:mit )?(?:viele|liebe|beste|herzliche|schöne|freundlichen?) gr(?:ü|u)(?:ß|ss)en?|grüße|gruß|lg|mfg|(?:med )?venlige? hilsen|mvh|hilsen|(?:med )?vänliga? hälsning(?:ar)?|hälsningar|met vriendelijke groet(?:en)?|(?:hartelijke )?groet(?:en|jes)|cordiali saluti|un caro saluto|a presto|pozdrawiam|terveisin|warmest regards|respectfully|hugs|in gratitude|more soon|fair winds|have a (?:good|great|nice) (?:week|month|weekend|summer))[,!.]?$/i;

const NAMES =
  /^(?:(?:hugs|love|cheers|best|thanks|xx?|xoxo?|warmly|onwards?|yours|ciao|peace|regards|talk soon),? |[-–—~ ]{1,3})?\p{L}[\p{L}'.-]*(?: (?:&|\p{L}[\p{L}'.-]*)){0,3}$/u;
const isShort = (unit: Unit | undefined) =>
  unit?.kind === 'prose' &&
  NAMES.test(
    unit.lines
      .map((l) => l.text)
      .join(' ')
      .slice(0, 60),
  );

/** The filled lines without those right behind a closing: "Thanks," and then "June", who wrote it. */
function withoutSigners(lines: readonly Line[]): Line[] {
  const filled = lines.filter((l) => l.text !== '');
  return filled.filter(
    ({ text }, i) => !(NAMES.test(text.slice(0, 60)) && SIGN_OFF.test(filled[i - 1]?.text ?? '')),
  );
}

const OPENING_LINES = 60;

/** The first filled lines, in which a letter tells what it reports on. */
export const openingLines = (lines: readonly Line[]): Line[] =>
  withoutSigners(lines).slice(0, OPENING_LINES);

/** "Marta", "Gabe & Lin": a letter's last words stand in no section, whatever was spoken of before. */
export function freeSignature(units: readonly Unit[], lines: readonly Line[]): void {
  let last = units.length - 1;
  while (last > 0 && /^p\.?s\b/i.test(units[last]?.lines[0]?.text ?? '')) last--;
  const unit = units[last];
  const [line] = unit?.lines ?? [];
  if (unit === undefined || line === undefined || !isShort(unit)) return;
  const before = units[last - 1];
  // Names below a heading, or a line each, are a list.
  if (before === undefined || before.kind === 'heading' || isShort(before)) return;
  const above = lines[lines.indexOf(line) - 1]?.text ?? '';
  if (above === '' || /[!,]$/.test(above)) unit.section = 'neutral';
}
