import { useChildRoom } from './child-room';

/** The fields of the contract, sorted. */
export const UPDATE_FIELDS = [
  'id',
  'companyId',
  'receivedAt',
  'reportedPeriod',
  'source',
  'sourceRef',
  'fromAddress',
  'subject',
  'rawBody',
  'rawHtml',
  'attachmentsJson',
  'processedMetricsAt',
  'processedCustomersAt',
  'deletedAt',
  'createdAt',
  'updatedAt',
].sort();

/** A short update, unless told otherwise. */
export const someUpdate = (extra: Record<string, unknown> = {}) => ({
  receivedAt: '2026-03-01T09:00:00Z',
  source: 'email',
  rawBody: 'All is well.',
  ...extra,
});

/** A room of updates; `post` adds a short one unless told otherwise. */
export function useUpdateRoom() {
  const room = useChildRoom('investor-updates');
  const post = (slug: string, extra: Record<string, unknown> = {}) =>
    room.act('POST', slug, '', someUpdate(extra));
  return { ...room, post };
}
