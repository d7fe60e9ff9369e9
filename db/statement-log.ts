import type { Logger } from 'drizzle-orm/logger';

type Listener = (query: string, params: readonly unknown[]) => void;
const listeners = new Set<Listener>();

/** Tells every listener of each statement that drizzle sends. */
export const statementLog: Logger = {
  logQuery(query, params) {
    for (const listener of listeners) listener(query, params);
  },
};

/** Calls `listener` for each statement until the returned function is called. */
export function onStatement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
