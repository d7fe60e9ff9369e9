import { htmlToText } from './html-to-text';

const STUB =
  /\bhtml\b.{0,60}\b(?:viewer|clients?|readers?|capable|compatible|support(?:s|ed)?|formats?|e-?mails?|messages?|versions?|enabled?|mail)\b|\b(?:requires?|enable|supports?|view|in|needs?|use) (?:\w+ ){0,4}html\b|\bview (?:this|it|the) (?:e-?mail|message|update|newsletter) (?:in|online|on)\b/i;

/** True for a plain part that says nothing, or only that the mail is in HTML. */
export function isStub(text: string): boolean {
  const words = text.slice(0, 1_000).replace(/\s+/g, ' ').trim();
  return !/[\p{L}\p{N}]/u.test(words) || (words.length <= 250 && STUB.test(words));
}

/**
 * The text all spans of an update point into: the plain body, unless it is blank or a stub
 * ("needs an HTML viewer"); then the HTML body turned into text. Deterministic, so a page can
 * derive it again to highlight the evidence.
 */
export function deriveText(rawBody: string, rawHtml: string | null): string {
  if (rawHtml === null || !isStub(rawBody)) return rawBody;
  return htmlToText(rawHtml);
}
