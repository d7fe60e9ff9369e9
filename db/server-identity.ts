import { isIP } from 'node:net';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';

// What Node checks a certificate against where it is told neither a name nor an address.
const UNTOLD = 'localhost';

/**
 * The check of a server's certificate for hosts that DATABASE_URL gives by their addresses. TLS
 * names no addresses, so the driver gives Node none, which then takes a certificate for `localhost`
 * and refuses the right one.
 * @param hosts the hosts that connections are made to, names and addresses
 * @returns undefined where all are names, which Node checks itself
 */
export function addressCheck(
  hosts: readonly string[],
): ((name: string, certificate: PeerCertificate) => Error | undefined) | undefined {
  const addresses = hosts.filter((host) => isIP(host) !== 0);
  if (addresses.length === 0) return undefined;
  return (name, certificate) => {
    if (name !== UNTOLD || hosts.includes(UNTOLD)) return checkServerIdentity(name, certificate);
    const refusals = addresses.map((address) => checkServerIdentity(address, certificate));
    return refusals.includes(undefined) ? undefined : refusals[0];
  };
}
