import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '@/server/routers/app';
import { enumLabel } from './enum-options';

/** One field's complaint, as the service lists it. */
export interface FieldIssue {
  path: (string | number)[];
  code: string;
  message: string;
}

/** An error as a person sees it. */
export interface Problem {
  message: string;
  /** HTTP status; null if no answer came. */
  status: number | null;
  /** By which the service's log finds the request. */
  requestId: string | null;
  issues: FieldIssue[];
}

/** What is said where no answer came. */
export const OFFLINE =
  'The service cannot be reached. Check your connection and try again; nothing you typed is lost.';

/** What is said where the service knows no session any more. */
const SESSION_ENDED = 'Your session has ended. Sign in, then send this again.';

/** Who got somewhere by a page has no address or key to check, and knows roles by their names. */
export const forPeople = (message: string): string =>
  message
    .replace(
      'Check the address, and that your key may reach it.',
      'Somebody may have deleted it meanwhile, or your access to it has ended.',
    )
    .replace(/(?<=\bthe role )[A-Z]+(?: or [A-Z]+)*/, (roles) =>
      roles.replace(/[A-Z]+/g, enumLabel),
    );

const isProcedureError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;

function requestIdOf(error: TRPCClientError<AppRouter>): string | null {
  const response = error.meta?.response;
  return response instanceof Response ? response.headers.get('x-request-id') : null;
}

/** What happened, out of whatever was thrown by a call of a procedure. */
export function problemOf(error: unknown): Problem {
  if (!isProcedureError(error)) {
    const message = error instanceof Error ? error.message : 'Something went wrong.';
    return { message, status: null, requestId: null, issues: [] };
  }
  const requestId = requestIdOf(error);
  const { data } = error;
  if (!data) {
    const answered = error.meta?.response instanceof Response;
    const message = answered ? 'The service gave an answer that cannot be read.' : OFFLINE;
    return { message, status: null, requestId, issues: [] };
  }
  const { httpStatus: status, issues = [] } = data;
  // The service's own words are for those who call it with a key.
  if (status === 401) return { message: SESSION_ENDED, status, requestId: null, issues };
  return { message: forPeople(error.message), status, requestId, issues };
}

/** What happened in one sentence, with the request id for whoever looks after the service. */
export function sentenceOf(error: unknown): string {
  const { message, requestId } = problemOf(error);
  return requestId === null ? message : `${message} (request ${requestId})`;
}
