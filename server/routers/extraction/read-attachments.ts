import { z } from 'zod';
import type { Attachment } from '@/server/routers/investor-updates/extract/types';

const MAX_ATTACHMENTS = 100;
const name = z.string().trim().min(1).max(300);

const described = z.object({
  filename: name.optional().catch(undefined),
  fileName: name.optional().catch(undefined),
  name: name.optional().catch(undefined),
  contentType: name.optional().catch(undefined),
  mimeType: name.optional().catch(undefined),
});

const nested = z.object({ attachments: z.array(z.unknown()) });

function toAttachment(item: unknown): Attachment[] {
  const bare = name.safeParse(item);
  if (bare.success) return [{ filename: bare.data }];
  const { data } = described.safeParse(item);
  const filename = data?.filename ?? data?.fileName ?? data?.name;
  if (filename === undefined) return [];
  const contentType = data?.contentType ?? data?.mimeType;
  return [contentType === undefined ? { filename } : { filename, contentType }];
}

/**
 * The attachments that an update's metadata tells of. The contract leaves its shape open: names,
 * objects with a name, or an object that holds such a list; anything else tells of none.
 */
export function readAttachments(metadata: unknown): Attachment[] {
  const { data } = nested.safeParse(metadata);
  const items: unknown[] = data?.attachments ?? (Array.isArray(metadata) ? metadata : []);
  return items.slice(0, MAX_ATTACHMENTS).flatMap(toAttachment);
}
