import { randomUUID } from 'node:crypto';

/** An id by which one request is found in the logs. */
export const newRequestId = (): string => randomUUID();
