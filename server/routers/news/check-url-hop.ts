import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { allowedAddresses, type TargetRules } from './check-url-target';

/** What one request told: a status and where it points to. */
export interface Answer {
  status: number;
  location: string | null;
}

const MAX_HEADER_BYTES = 16_384;
const HEADERS = {
  'user-agent': 'fund-portfolio-data-service/1.0 (news link check)',
  accept: '*/*',
  'accept-encoding': 'identity',
};

/** Answers every look-up with the checked addresses, so that DNS cannot change its mind. */
function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }));
  return (hostname, options, callback) => {
    const [first] = entries;
    if (options.all === true) callback(null, entries);
    else if (first !== undefined) callback(null, first.address, first.family);
    else callback(new Error(`no address for ${hostname}`), '');
  };
}

/** Settles with the promise, or rejects once the signal aborts. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(new Error('aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Node gives header bytes as Latin-1; locations that are not ASCII are UTF-8 in practice. */
function decodeLocation(location: string | undefined): string | null {
  return location === undefined ? null : Buffer.from(location, 'latin1').toString();
}

/**
 * Sends the request on a connection of its own and drops it as soon as the headers are in. The
 * signal cuts connecting and the TLS handshake too, which a pooling client would let linger.
 */
function head(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<Answer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup = pinnedLookup(addresses);
  const options = {
    headers: HEADERS,
    lookup,
    signal,
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  return new Promise((resolve, reject) => {
    const request = send(url, options, ({ statusCode = 0, headers }) => {
      resolve({ status: statusCode, location: decodeLocation(headers.location) });
      request.destroy();
    });
    request.on('upgrade', () => request.destroy());
    request.on('error', reject);
    request.on('close', () => reject(new Error('closed without an answer')));
    request.end();
  });
}

/**
 * One GET whose body is never read and whose connection goes to a checked address only.
 * @returns null when the target is refused
 * @throws on network, TLS, protocol and resolver errors, and when the signal aborts
 */
export async function requestHop(
  url: URL,
  rules: TargetRules,
  signal: AbortSignal,
): Promise<Answer | null> {
  const addresses = await untilAborted(allowedAddresses(url, rules, signal), signal);
  return addresses === null ? null : head(url, addresses, signal);
}
