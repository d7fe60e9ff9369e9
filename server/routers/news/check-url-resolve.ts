import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** Gives every address of a host name, none for a name that does not exist. Ends with the signal. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

interface ResolverOptions {
  /** DNS servers as `address:port`; the machine's own if absent. */
  servers?: readonly string[];
  hostsFile?: string;
  /** How often a server is asked, and how long it has the first time, in milliseconds. */
  patience?: Patience;
}

interface Patience {
  timeout: number;
  tries: number;
}

// Two tries fit into the time of one URL, whose end cancels what is left.
const PATIENCE: Patience = { timeout: 2_000, tries: 2 };

/** Loopback by definition (RFC 6761), whatever a DNS server says. */
const isLocalhost = (name: string): boolean => /(?:^|\.)localhost$/.test(name);

async function inHostsFile(file: string, name: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    return isIP(address) !== 0 && names.includes(name) ? [address] : [];
  });
}

/** No address of one family is an answer; any other failure leaves the name undecided. */
function noneIfMissing(error: unknown): string[] {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === NODATA || code === NOTFOUND) return [];
  throw error;
}

async function ask(
  name: string,
  { servers, patience = PATIENCE }: ResolverOptions,
  signal: AbortSignal,
): Promise<string[]> {
  const resolver = new Resolver(patience);
  if (servers !== undefined) resolver.setServers(servers);
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    signal.throwIfAborted();
    const families = [resolver.resolve4(name), resolver.resolve6(name)];
    return (await Promise.all(families.map((family) => family.catch(noneIfMissing)))).flat();
  } finally {
    signal.removeEventListener('abort', cancel);
    // One family may have failed while the other is still asked for.
    cancel();
  }
}

/**
 * Resolves names as the system would, by its hosts file and its DNS servers, but without search
 * domains and without getaddrinfo: that holds a thread of the process per name until DNS answers,
 * however long its caller has given up, and files and database connections wait for the same few.
 */
export function resolverOf(options: ResolverOptions = {}): Resolve {
  const { hostsFile = '/etc/hosts' } = options;
  return async (hostname, signal) => {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    const known = await inHostsFile(hostsFile, name);
    if (known.length > 0) return known;
    return isLocalhost(name) ? ['127.0.0.1', '::1'] : ask(name, options, signal);
  };
}
