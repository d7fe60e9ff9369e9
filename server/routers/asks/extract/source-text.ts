import { isStub } from '@/server/routers/investor-updates/extract/text/derive-text';
import { htmlToText } from './html';
import type { SourceText } from './types';

const BLOCK_TAG = /<(?:p|div|br|li|ul|ol|h[1-6]|table|td|tr|body|html|blockquote|span)(?=[\s/>])/gi;

/** True when a body holds markup rather than text about markup. */
function looksLikeHtml(body: string): boolean {
  const head = body.slice(0, 50_000);
  if (/^\s*<(?:!doctype|html|head|body|div|p|table|h[1-6]|ul|ol)(?=[\s/>])/i.test(head))
    return true;
  return (head.match(BLOCK_TAG)?.length ?? 0) >= 4;
}

/**
 * The text to read: rawBody as it is, or with its tags taken out when it is HTML; rawHtml when
 * rawBody has no readable text of its own.
 */
export function sourceText(rawBody: string, rawHtml: string | null = null): SourceText {
  const body = looksLikeHtml(rawBody) ? htmlToText(rawBody) : { text: rawBody, offsets: null };
  if (rawHtml === null || !isStub(body.text)) return body;
  return { ...htmlToText(rawHtml), detached: true };
}

/** Offsets into rawBody for a range of the readable text. */
export function sourceSpan(source: SourceText, start: number, end: number) {
  if (source.detached) return { start: 0, end: 0 };
  if (!source.offsets) return { start, end };
  const from = source.offsets[start] ?? 0;
  const last = source.offsets[Math.max(start, end - 1)] ?? from;
  return { start: from, end: Math.max(from, last) + 1 };
}
