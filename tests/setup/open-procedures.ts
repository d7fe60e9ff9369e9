/** The procedures that need no caller: a link is the right to what it opens. */
export const OPEN_PROCEDURES: ReadonlySet<string> = new Set([
  'publicShares.bundle',
  'invitations.offer',
  'invitations.accept',
  'setup.status',
  'setup.complete',
]);
