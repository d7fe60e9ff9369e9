/** What postgres.js sets on a query that has been handed to a connection. */
export const isSent = (query: object): boolean => 'state' in query && Boolean(query.state);

/**
 * Rejects a query that waits for a connection with SQLSTATE 57014; it never reaches the server.
 * postgres.js 3.4.9 leaves a connection that was opened for a cancelled query in the midst of its
 * opening, where nobody takes it into use; so what such a connection begins with says nothing.
 */
export function giveUp(query: { cancel: () => void }): void {
  query.cancel();
  Object.assign(query, {
    cancelled: null,
    strings: ['select'],
    args: [],
    options: { simple: true },
  });
}
