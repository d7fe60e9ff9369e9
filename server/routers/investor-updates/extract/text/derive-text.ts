import { htmlToText } from './html-to-text';

const STUB =
  /\bhtml\b.{0,60}\b(?:viewer|clients?|readers?|capable|compatible|support(?:s|ed)?|formats?|e-?mails?|messages?|versions?|enabled?|mail)\b|\b(?:requires?|enable|supports?|view|in|needs?|use) (?:\w+ ){0,4}html\b|\bview (?:this|it|the) (?:e-?mail|message|update|newsletter) (?:in|online|on)\b/i;

const BROWSER =
  /\b(?:view|read|open|see|trouble|problems?|difficulty|difficulties|unable)\b[^.:\n]{0,50}\b(?:browser|online|web|webpage|e-?mail|message|newsletter|click here)\b/i;
const BESIDE =
  /\b(?:https?:\/\/\S{1,2000}|unsubscribe|manage preferences|update (?:your )?preferences|all rights reserved)/gi;
/** A plain part without a number says nothing that its HTML does not. */
const BARE = 120;

/** "View in browser" with its link and a way to unsubscribe beside it. */
function isLinkAlone(words: string): boolean {
  const rest = words.replaceAll(BESIDE, ' ');
  return rest.length <= BARE && !/\d/.test(rest) && BROWSER.test(rest);
}

/** True for a plain part that says nothing, or only that the mail is in HTML. */
function isStub(text: string): boolean {
  const words = text.slice(0, 1_000).replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return true;
  if (text.trim().length < 1_000 && isLinkAlone(words)) return true;
  return words.length <= 250 && STUB.test(words);
}

const BLOCK_TAG = /<(?:p|div|br|li|ul|ol|h[1-6]|table|td|tr|body|html|blockquote|span)(?=[\s/>])/gi;

/** True when a body holds markup rather than text about markup. */
function looksLikeHtml(body: string): boolean {
  const head = body.slice(0, 50_000);
  if (/^\s*<(?:!doctype|html|head|body|div|p|table|h[1-6]|ul|ol)(?=[\s/>])/i.test(head)) {
    return true;
  }
  return (head.match(BLOCK_TAG)?.length ?? 0) >= 4;
}

/**
 * The text all spans of an update point into: the body, as text where it is HTML, unless it is
 * blank or a stub ("needs an HTML viewer"); then the HTML body as text. Deterministic, so a page
 * can derive it again to highlight the evidence.
 */
export function deriveText(rawBody: string, rawHtml: string | null): string {
  const body = looksLikeHtml(rawBody) ? htmlToText(rawBody) : rawBody;
  return rawHtml === null || !isStub(body) ? body : htmlToText(rawHtml);
}
