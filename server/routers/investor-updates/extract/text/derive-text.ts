import { htmlToText } from './html-to-text';

/**
 * The text all spans of an update point into: the plain body where it holds any text,
 * else the HTML body turned into text. Deterministic, so a page can derive it again to
 * highlight the evidence.
 */
export function deriveText(rawBody: string, rawHtml: string | null): string {
  if (rawBody.trim() !== '') return rawBody;
  return rawHtml === null ? '' : htmlToText(rawHtml);
}
