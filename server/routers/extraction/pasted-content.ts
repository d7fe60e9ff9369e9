import { deriveText } from '@/server/routers/investor-updates/extract/text/derive-text';

const HTML = /^\s*<(?:!doctype|html|head|body|table|div|section|article|p|h[1-6]|ul|ol)\b/i;

/** Pasted content as the body of an update: as HTML where it begins like a page, else as text. */
export const bodyOfContent = (content: string): { rawBody: string; rawHtml: string | null } =>
  HTML.test(content) ? { rawBody: '', rawHtml: content } : { rawBody: content, rawHtml: null };

/** The text that the spans of findings in pasted content point into. */
export function textOfContent(content: string): string {
  const { rawBody, rawHtml } = bodyOfContent(content);
  return deriveText(rawBody, rawHtml);
}
