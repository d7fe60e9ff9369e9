import type { Line } from './lines';

const DASHES = '-{2,12} ?';

export const FORWARD_MARKER = new RegExp(
  `^(?:${DASHES}forwarded (?:message|by) ?.{0,80}|begin forwarded message:?|${DASHES}(?:weitergeleitete nachricht|message (?:transféré|réexpédié)|mensaje reenviado|doorgestuurd bericht|messaggio inoltrato|mensagem (?:re)?encaminhada|vidarebefordrat meddelande|videresendt? meddelelse).{0,20}|(?:anfang der weitergeleiteten nachricht|début du message (?:réexpédié|transféré)|inicio del mensaje reenviado|begin doorgestuurd bericht|inizio (?:del )?messaggio inoltrato|início da mensagem (?:re)?encaminhada) ?:?)$`,
  'i',
);
const ORIGINAL_ABROAD = new RegExp(
  `^${DASHES}(?:ursprüngliche nachricht|original-?nachricht|message (?:d'origine|original|initial)|mensaje original|oorspronkelijk bericht|messaggio originale|mensagem original|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding) ?-{2,12}$`,
  'i',
);
const ORIGINAL = new RegExp(`^${DASHES}original (?:message|appointment) ?-{2,12}$`, 'i');

/** "-----Original Message-----", "-----Ursprüngliche Nachricht-----" */
export const isOriginalMarker = (text: string) =>
  text.length < 80 && (ORIGINAL.test(text) || ORIGINAL_ABROAD.test(text));

const MAIL_HEADER = /^(?:from|date|sent|subject|to|cc|bcc|reply-to|importance) ?:/i;
const FROM_ABROAD = /^(?:von|de|da|van|från|fra) ?:/i;
/** Of a head in another tongue, what no list of plain words has. */
const TELLING =
  /^(?:gesendet|datum|betreff|envoyé(?: le)?|date|objet|enviado(?: el| em)?|fecha|asunto|data|assunto|inviato|oggetto|verzonden|onderwerp|skickat|ämne|sendt|emne|sent|subject) ?:/i;
const TO_ABROAD =
  /^(?:an|kopie|à|a|para|aan|till|til|kopia|kopi|copie|copia|antwort an|répondre à|responder a|wichtigkeit|importance|importancia) ?:/i;
const SUBJECT = /^(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|ämne|emne) ?:/i;

/** A line of the head of a mail: "Sent: Monday", "Gesendet: Montag". */
export const isMailHeader = (text: string) =>
  MAIL_HEADER.test(text) || FROM_ABROAD.test(text) || TELLING.test(text) || TO_ABROAD.test(text);

/** The subject that a line of the head tells, if it is that line. */
export const subjectIn = (text: string): string | null =>
  SUBJECT.test(text) ? text.slice(text.indexOf(':') + 1).trim() : null;

/** "To: a@b.test," goes on in the next line. */
export const isReceiver = (text: string) => /^(?:to|cc) ?:/i.test(text) || TO_ABROAD.test(text);

export const isSender = (text: string) => /^from ?:/i.test(text) || FROM_ABROAD.test(text);

export const isForwardSubject = (subject: string) =>
  /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:fwd?|wg|tr|rv|enc|doorst|i|vl|vb|vs) ?:/i.test(subject);
const isReplySubject = (subject: string) =>
  /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:re|aw|antw|sv|r|res|ref) ?:/i.test(subject);

/** The head of a mail in another tongue: "Von: …", "Gesendet: …", "An: …", "Betreff: …". */
function isHeadAbroad(lines: readonly Line[], at: number): boolean {
  if (!FROM_ABROAD.test(lines[at]?.text ?? '')) return false;
  const head = lines.slice(at, at + 6).map(({ text }) => text);
  return head.filter(isMailHeader).length >= 3 && head.some((text) => TELLING.test(text));
}

/** Outlook's From:/Sent:/To:/Subject: block. */
export function isHeaderBlock(lines: readonly Line[], at: number): boolean {
  if (isHeadAbroad(lines, at)) return true;
  if (!/^from ?:/i.test(lines[at]?.text ?? '')) return false;
  let headers = 0;
  for (let i = at; i < at + 6; i++) if (isMailHeader(lines[i]?.text ?? '')) headers++;
  return headers >= 3;
}

const COVER = 25;
const ANSWERS =
  /^\W*(?:(?:hi|hello|hey|dear|hallo|liebe[rs]?|bonjour|salut|cher|chère|hola|ciao|olá|beste|hoi|dag) [^,!.]{1,30}[,!.] ?)?(?:(?:many |vielen |besten |herzlichen |mille |muchas |muito |hartelijk |ok,? |okay,? )?(?:thanks|thank you|thx|ty|danke|dank|merci|gracias|obrigad[oa]|grazie|bedankt|dankjewel)|great|super|bravo|well done|congrat[a-z]*|noted|got it|will do|understood|sounds good|nice|wow|impressive|glückwunsch|gratul[a-z]*|klasse|prima|toll|félicitations|génial|parfait|enhorabuena|felicidades|genial|perfecto|parabéns|ótimo|complimenti|ottimo|perfetto|gefeliciteerd|mooi|top|ok|okay|yes|no|ja|nein|oui|non|sí|si|sim|nee)(?![a-zà-ÿ])/i;
const PASSES_ON =
  /\b(?:fyi|fya|for your information|see below|passing (?:this )?on|forward(?:ed|ing)?|zur (?:info|kenntnis)|z\. ?k\.|siehe unten|weitergeleitet|pour (?:info|information)|voir ci-dessous|para (?:tu |su |seu |tua )?(?:info|información|conhecimento)|ver abajo|per (?:info|conoscenza)|vedi sotto|ter info(?:rmatie)?|zie onder)/i;

/** A head in another tongue below "Zur Info" and no number passes that mail on, whatever the subject says. */
export function isPassedOnAbroad(lines: readonly Line[], at: number, subject: string): boolean {
  const text = lines[at]?.text ?? '';
  if (!FROM_ABROAD.test(text) && !ORIGINAL_ABROAD.test(text)) return false;
  if (isReplySubject(subject)) return false;
  const cover = lines
    .slice(0, at)
    .filter(({ depth }) => depth === 0)
    .map((line) => line.text);
  const words = cover
    .join(' ')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length >= COVER || words.some((word) => /\d/.test(word))) return false;
  // "Thanks!" answers it.
  return !ANSWERS.test(words.join(' ')) || PASSES_ON.test(words.join(' '));
}

const REPLY_OPENS =
  /^(?:on|am|le|el|op|il|em|a|den|på|(?:man|tirs?|ons|tors?|fre|lör|lør|sön|søn|mån)[a-z]{0,4}\.?) .{0,20}\d/i;
const REPLY_ENDS =
  /(?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|geschreven|skrev) ?:$/i;
/** "… um 09:12 Uhr schrieb Jonas <j@x.test>:", the name behind the verb. */
const NAME_BEHIND = /(?:^|\s)(?:schrieb|schreef|skrev) .{1,160}:$/i;
const TIME_OR_ADDRESS = /\d[:.]\d\d|<\S{1,80}@/;

/** Lines that "On …, … wrote:" takes at this place: 0 when it is something else. */
export function replyHeaderLength(lines: readonly Line[], at: number): number {
  const first = lines[at]?.text ?? '';
  if (first.length > 200 || !REPLY_OPENS.test(first)) return 0;
  let joined = '';
  for (let length = 1; length <= 3; length++) {
    const text = lines[at + length - 1]?.text ?? '';
    joined += ` ${text}`;
    if (joined.length > 400) return 0;
    if (!text.endsWith(':')) continue;
    if (REPLY_ENDS.test(joined)) return length;
    if (NAME_BEHIND.test(joined) && TIME_OR_ADDRESS.test(joined)) return length;
  }
  return 0;
}
