import { TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { ZodError } from 'zod';
import { TooMuchToReadError } from '@/db/bounded-read';

/** The contract's six codes: HTTP status and tRPC's name of each. */
const TABLE = {
  BAD_REQUEST: { status: 400, trpc: 'BAD_REQUEST' },
  UNAUTHORIZED: { status: 401, trpc: 'UNAUTHORIZED' },
  FORBIDDEN: { status: 403, trpc: 'FORBIDDEN' },
  NOT_FOUND: { status: 404, trpc: 'NOT_FOUND' },
  CONFLICT: { status: 409, trpc: 'CONFLICT' },
  INTERNAL: { status: 500, trpc: 'INTERNAL_SERVER_ERROR' },
} as const;

export type ErrorCode = keyof typeof TABLE;

/** tRPC's number of a code. */
export const trpcNumberOf = (code: ErrorCode) => TRPC_ERROR_CODES_BY_KEY[TABLE[code].trpc];

/** One problem with a request: where (field names and array positions), which kind, what to do. */
export interface Issue {
  path: (string | number)[];
  code: string;
  message: string;
  params?: Record<string, unknown>;
}

/** Every error a client sees, on every door. */
export interface ErrorView {
  status: number;
  code: ErrorCode;
  message: string;
  issues?: Issue[];
  /** Seconds after which a try again makes sense. */
  retryAfter?: number;
}

interface Details {
  issues?: Issue[];
  status?: number;
  retryAfter?: number;
}

/** An error meant for the client; the message says what to do. */
export class ServiceError extends TRPCError {
  readonly details: Details;
  readonly serviceCode: ErrorCode;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    // Nobody reads the stack of a refusal, and taking it costs as much as half a request.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super({ code: TABLE[code].trpc, message });
    Error.stackTraceLimit = stackTraceLimit;
    this.serviceCode = code;
    this.details = details;
  }
}

/** 400 for one field, in the shape of a validation failure. */
export function invalid(path: (string | number)[], message: string, code = 'custom'): ServiceError {
  const where = path.length > 0 ? `${path.join('.')}: ` : '';
  return new ServiceError('BAD_REQUEST', `${where}${message}`, {
    issues: [{ path, code, message }],
  });
}

/** 404 with one wording per kind of resource, so that foreign, missing and deleted look the same. */
export const notFound = (what: string): ServiceError =>
  new ServiceError(
    'NOT_FOUND',
    `${what} not found. Check the address, and that your key may reach it.`,
  );

/** 403 for something the caller may read but not do. */
export const forbidden = (message: string): ServiceError => new ServiceError('FORBIDDEN', message);

export const conflict = (message: string): ServiceError => new ServiceError('CONFLICT', message);

const busy = (): ErrorView => ({
  status: 503,
  code: 'INTERNAL',
  message: 'The database is overloaded or unreachable. Try again in a few seconds.',
  retryAfter: 2,
});

/** PostgreSQL's code for a disk without room. */
const DISK_FULL = '53100';

export const isDiskFull = (error: unknown): boolean => databaseCode(error) === DISK_FULL;

const diskFull = (): ErrorView => ({
  status: 503,
  code: 'INTERNAL',
  message:
    'The disk of the database is full or nearly so: nothing can be written, but reading goes on. Whoever runs the service must free space on it (the embedded database is in DATA_DIR); then writing works again.',
  retryAfter: 30,
});

/** Validation problems as the contract lists them; at most 100. */
export function issuesOf(error: ZodError): Issue[] {
  return error.issues.slice(0, 100).map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    code: issue.code,
    message: issue.message,
    ...('params' in issue && issue.params ? { params: issue.params } : {}),
  }));
}

function validationView(issues: Issue[]): ErrorView {
  const [first] = issues;
  const where = first && first.path.length > 0 ? `${first.path.join('.')}: ` : '';
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more, see issues)` : '';
  return {
    status: 400,
    code: 'BAD_REQUEST',
    message: `The request is not valid. ${where}${first?.message ?? ''}${more}`,
    issues,
  };
}

const tooMuch = ({ mebibytes }: TooMuchToReadError): ErrorView => ({
  status: 400,
  code: 'BAD_REQUEST',
  message: `What you ask for holds more than ${mebibytes} MiB of text. Ask for less at a time: set a lower limit, narrow it with filters, or read one by one.`,
});

/** What PostgreSQL, or the driver on its way there, refused: its code and its own words. */
export interface DatabaseFault {
  /** SQLSTATE, or the driver's or the system's code. */
  code: string;
  message: string;
}

/** The fault of the database in an error, however deep it is wrapped; without the statement. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (let e = error, depth = 0; e instanceof Error && depth < 6; e = e.cause, depth += 1) {
    if (
      'code' in e &&
      typeof e.code === 'string' &&
      /^([0-9A-Z]{5}|E[A-Z]+|CONN[A-Z_]+)$/.test(e.code)
    ) {
      return { code: e.code, message: e.message };
    }
  }
  return undefined;
}

/** The code of the database's fault, if the error has one. */
export const databaseCode = (error: unknown): string | undefined => databaseFault(error)?.code;

const UNREACHABLE =
  /^(08...|28...|3D000|53...|55000|57P0.|57014|40001|40P01|25006|55P03|ECONN.*|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|CONNECT_TIMEOUT|CONNECTION_.*)$/;

function viewOfDatabaseError(code: string): ErrorView | undefined {
  if (code === DISK_FULL) return diskFull();
  if (UNREACHABLE.test(code)) return busy();
  if (code === '23505') {
    return {
      status: 409,
      code: 'CONFLICT',
      message: 'Another request wrote the same thing. Read it again, then retry.',
    };
  }
  if (code === '22021' || code === '22P05') {
    return {
      status: 400,
      code: 'BAD_REQUEST',
      message: 'A text holds characters that cannot be stored. Remove control characters.',
    };
  }
  return undefined;
}

/**
 * What a client may see of any error that was thrown. Unknown errors become a plain 500: no
 * stack, SQL or internal name leaves.
 */
export function viewOf(error: unknown): ErrorView {
  if (error instanceof ServiceError) {
    const { status, ...rest } = error.details;
    const code = error.serviceCode;
    return { status: status ?? TABLE[code].status, code, message: error.message, ...rest };
  }
  if (error instanceof ZodError) return validationView(issuesOf(error));
  if (error instanceof TooMuchToReadError) return tooMuch(error);
  const code = databaseCode(error);
  const fromDatabase = code === undefined ? undefined : viewOfDatabaseError(code);
  if (fromDatabase) return fromDatabase;
  if (error instanceof TRPCError) {
    const { cause } = error;
    if (cause instanceof ServiceError || cause instanceof TooMuchToReadError) return viewOf(cause);
    if (error.cause instanceof ZodError && error.code === 'BAD_REQUEST') return viewOf(error.cause);
    if (error.code === 'NOT_FOUND')
      return { status: 404, code: 'NOT_FOUND', message: 'There is no such procedure.' };
    if (error.code === 'METHOD_NOT_SUPPORTED') {
      return {
        status: 404,
        code: 'NOT_FOUND',
        message: 'There is no such procedure for this method.',
      };
    }
    if (
      error.code === 'PARSE_ERROR' ||
      error.code === 'BAD_REQUEST' ||
      error.code === 'UNSUPPORTED_MEDIA_TYPE'
    ) {
      return {
        status: 400,
        code: 'BAD_REQUEST',
        message: 'The request cannot be read. Send JSON as the documentation says.',
      };
    }
  }
  return {
    status: 500,
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Try again; if it stays, report the request id.',
  };
}
