/** What a DATABASE_URL says, as far as it can be used. */
export interface DatabaseUrl {
  /** What is wrong with it; never with a value of it, which may be the password. */
  problem: string | undefined;
  /** The URL without the parameters that are ignored. */
  url: string;
  /** Names of parameters that are meant for other clients, or that the service sets itself. */
  ignored: string[];
  /** It says that a pooler stands before the database. */
  isPooled: boolean;
}

const TLS = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Parameters that the driver takes from the URL, with the values that it knows. */
const KNOWN: ReadonlyMap<string, readonly string[]> = new Map([
  ['sslmode', TLS],
  ['ssl', [...TLS, 'true', 'false']],
  ['sslnegotiation', ['postgres', 'direct']],
  ['target_session_attrs', ['read-write', 'read-only', 'primary', 'standby', 'prefer-standby']],
]);

/**
 * What other clients take (libpq, Prisma, poolers' guides), what the service has variables for, and
 * what it must set itself so that values are read as they were written.
 */
const IGNORED = new Set(
  `channel_binding gssencmode gsslib krbsrvname require_auth pgbouncer connection_limit pool_timeout
  pool_size max idle_timeout max_lifetime max_pipeline backoff keep_alive prepare debug fetch_types
  publications connect_timeout socket_timeout statement_cache_size sslaccept keepalives
  keepalives_idle keepalives_interval keepalives_count tcp_user_timeout fallback_application_name
  client_encoding timezone datestyle intervalstyle bytea_output extra_float_digits
  standard_conforming_strings default_transaction_isolation`.split(/\s+/),
);

/** What would mean something here and cannot be taken, with what to do instead. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['schema', 'Take it out; for another schema than public write search_path=NAME instead.'],
  ['statement_timeout', 'Take it out, and set DATABASE_STATEMENT_TIMEOUT_MS.'],
  ...['sslrootcert', 'sslcert', 'sslkey', 'sslpassword', 'sslcrl', 'sslidentity'].map(
    (name) =>
      [
        name,
        'Take it out; for an authority of your own set NODE_EXTRA_CA_CERTS to its file and sslmode=verify-full.',
      ] as const,
  ),
  ...['host', 'hostaddr', 'port', 'user', 'password', 'passfile', 'dbname', 'service'].map(
    (name) => [name, 'Write it as postgres://user:password@host:port/database.'] as const,
  ),
]);

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Several hosts, each with a port or none, as libpq writes them: `db1:5433,db2:5433`. */
const HOSTS = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]*,[^/?#@]*)/i;

/** Several hosts as a URL names them, '' for one, and the URL with each of them alone. */
function hostsOf(text: string): { hosts: string; urls: string[] } {
  const [whole = '', before = '', hosts = ''] = HOSTS.exec(text) ?? [];
  if (hosts === '') return { hosts, urls: [text] };
  const behind = text.slice(whole.length);
  return { hosts, urls: hosts.split(',').map((host) => before + host + behind) };
}

const withHosts = ({ href }: URL, hosts: string): string =>
  hosts === ''
    ? href
    : href.replace(/^([a-z]+:\/\/(?:[^/?#@]*@)?)[^/?#]*/, (_, before: string) => before + hosts);

function problemOf(name: string, value: string): string | undefined {
  const values = KNOWN.get(name);
  if (values !== undefined && !values.includes(value)) {
    return `must be a URL whose parameter ${name} is one of ${values.join(', ')}.`;
  }
  const remedy = REFUSED.get(name);
  if (remedy !== undefined) return `must be a URL without the parameter ${name}. ${remedy}`;
  // What stands here otherwise is a part of a password with a question mark.
  return /^[a-z_][a-z0-9_.]*$/i.test(name)
    ? undefined
    : 'must be a URL with names of parameters behind its question mark. In a password write ? as %3F.';
}

/** Whether a parameter says what would hold without it. */
const isDefault = (name: string, value: string): boolean =>
  (name === 'schema' && value === 'public') || (name === 'target_session_attrs' && value === 'any');

/** Reads a DATABASE_URL as the service can use it. Other parameters are PostgreSQL's to judge. */
export function readDatabaseUrl(text: string): DatabaseUrl {
  const unusable = (problem: string) => ({ problem, url: text, ignored: [], isPooled: false });
  const { hosts, urls } = hostsOf(text);
  const each = urls.flatMap((url) => (URL.canParse(url) ? new URL(url) : []));
  const [parsed] = each;
  if (!parsed || each.length < urls.length || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    return unusable(
      'must be a postgres:// or postgresql:// URL with ports up to 65535; in its password write @ : / ? # % as %40 %3A %2F %3F %23 %25.',
    );
  }
  const { username, password, pathname } = parsed;
  const names = each.map(({ hostname }) => hostname);
  if (![username, password, pathname, ...names].every(isDecodable)) {
    return unusable(
      'must be a URL without bare percent signs in user, password, host and database. Write them as %25.',
    );
  }
  if (names.some((name) => /^\[|%2f/i.test(name))) {
    return unusable(
      'must be a URL with a host name or an IPv4 address. The driver reads neither IPv6 addresses nor folders of sockets: give the address a name in DNS or /etc/hosts.',
    );
  }
  const ignored: string[] = [];
  let isPooled = false;
  for (const [name, value] of [...parsed.searchParams]) {
    const isIgnored = IGNORED.has(name.toLowerCase()) || isDefault(name, value);
    const problem = isIgnored ? undefined : problemOf(name, value);
    if (problem !== undefined) return unusable(problem);
    if (!isIgnored) continue;
    isPooled ||= name === 'pgbouncer' && value === 'true';
    if (name !== 'pgbouncer' || value !== 'true') ignored.push(name);
    parsed.searchParams.delete(name);
  }
  const isWhole = !isPooled && ignored.length === 0;
  return {
    problem: undefined,
    // As it stands where nothing is taken off.
    url: isWhole ? text : withHosts(parsed, hosts),
    ignored,
    isPooled,
  };
}
