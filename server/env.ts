import { z } from 'zod';
import { readDatabaseUrl } from './lib/database-url';
import { parsedUrl } from './lib/http-url';

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());
const oneOf = <T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });

/** A whole number in decimal digits; `0x10` and `1e3` are typing errors. */
const integer = (minimum: number, maximum: number, fallback: number) =>
  z.preprocess(
    blankIsAbsent,
    z
      .string()
      .default(String(fallback))
      .refine((value) => {
        const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
        return number >= minimum && number <= maximum;
      }, `must be a whole number from ${minimum} to ${maximum}`)
      .transform(Number),
  );
const flag = oneOf(['0', '1']).transform((value) => value === '1');

const isOrigin = (url: string): boolean => /^https?:\/\/[^/?#@]+\/*$/i.test(url);

const hostList = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);

function isHostAndPort(entry: string): boolean {
  const port = Number(/^(?:\[[0-9a-f:.]+\]|[^\s:/]+):(\d{1,5})$/.exec(entry)?.[1]);
  return port >= 1 && port <= 65_535;
}

const settings = z.object({
  DATABASE_URL: optional(
    z.string().superRefine((url, context) => {
      const { problem } = readDatabaseUrl(url);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    }),
  ),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  // An IPv6 address may stand in brackets, as the address that is printed has it.
  HOST: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .transform((host) => host.trim().replace(/^\[(.*)\]$/, '$1'))
      .default('127.0.0.1'),
  ),
  PORT: integer(0, 65_535, 3000),
  SITE_URL: optional(
    z
      .string()
      .refine(
        (url) => isOrigin(url) && parsedUrl(url) !== null,
        'must be an origin, such as https://fund.example',
      ),
  ),
  API_KEY_PREFIX: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9]{0,15}$/, 'must be 1 to 16 letters or digits, a letter first')
      .default('fpk'),
  ),
  AUTH_SECRET: optional(
    z
      .string()
      .refine(
        (secret) => secret.trim().length >= 32,
        'must be 32 characters or more, blanks around it not counted',
      ),
  ),
  DEMO: optional(flag),
  URL_CHECK_ALLOW_HOSTS: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .default('')
      .transform(hostList)
      .refine((hosts) => hosts.every(isHostAndPort), 'must be a comma-separated list of host:port'),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ),
  DATABASE_POOL_SIZE: integer(1, 500, 10),
  DATABASE_POOL_DEADLINE_MS: integer(50, 60_000, 3000),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(100, 600_000, 15_000),
  DATABASE_PREPARE: optional(flag),
  RATE_LIMIT_PER_MINUTE: integer(0, 1_000_000, 0),
  TRUSTED_PROXY_HOPS: integer(0, 10, 0),
  EXTRACT_MODEL_URL: optional(
    z.url({
      protocol: /^https?$/,
      error: 'must be an http or https URL, such as https://model.example/v1',
      abort: true,
    }),
  ),
  EXTRACT_MODEL_KEY: optional(z.string().max(1000, 'must be 1,000 characters or less')),
  EXTRACT_MODEL_NAME: optional(z.string().max(200, 'must be 200 characters or less')),
});

/** A model has an address and a name, or there is none. */
const schema = settings.superRefine((value, context) => {
  const { EXTRACT_MODEL_URL: url, EXTRACT_MODEL_NAME: name, EXTRACT_MODEL_KEY: key } = value;
  const missing = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (url === undefined && (name ?? key) !== undefined)
    missing('EXTRACT_MODEL_URL', 'is needed when another EXTRACT_MODEL variable is set');
  if (name === undefined && url !== undefined)
    missing('EXTRACT_MODEL_NAME', 'is needed when EXTRACT_MODEL_URL is set');
});

type Raw = z.infer<typeof schema>;

/** The validated environment (decisions §11, plus pool and abuse settings explained in the README). */
export interface Env extends Omit<Raw, 'URL_CHECK_ALLOW_HOSTS' | 'SITE_URL' | 'DEMO'> {
  SITE_URL: string;
  DEMO: boolean;
  DATABASE_PREPARE: boolean;
  /** What was taken off `DATABASE_URL`, since it means nothing here. */
  ignoredParameters: readonly string[];
  URL_CHECK_ALLOW_HOSTS: ReadonlySet<string>;
}

/** The environment is not usable; the message names each variable and what it should be. */
export class EnvError extends Error {}

/**
 * Reads and validates the environment.
 * @throws EnvError naming every variable that is wrong
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((i) => `  ${i.path.join('.')}: ${i.message}`);
    throw new EnvError(`The environment is not usable:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const database = env.DATABASE_URL === undefined ? undefined : readDatabaseUrl(env.DATABASE_URL);
  return {
    ...env,
    // As browsers spell an origin: what is TLS, and whose cookies are whose, hangs on it.
    SITE_URL: new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin,
    DEMO: env.DEMO ?? env.DATABASE_URL === undefined,
    DATABASE_URL: database?.url,
    ignoredParameters: database?.ignored ?? [],
    DATABASE_PREPARE: env.DATABASE_PREPARE ?? !database?.isPooled,
    URL_CHECK_ALLOW_HOSTS: new Set(env.URL_CHECK_ALLOW_HOSTS),
  };
}

let current: Env | undefined;

/** The environment of this process, validated on first use. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}
