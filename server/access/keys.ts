import { createHash, randomBytes } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32; // 32 × log2(62) = 190 bits
const CHECKSUM_LENGTH = 6;

function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 in a byte; the rest would favour some letters.
      if (byte < 248 && text.length < length) text += BASE62.charAt(byte % 62);
    }
  }
  return text;
}

function checksum(body: string): string {
  let rest = createHash('sha256').update(body).digest().readUIntBE(0, 6);
  let text = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i += 1) {
    text += BASE62.charAt(rest % 62);
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** A new key: `PREFIX_`, 190 random bits in base62, and a checksum by which scanners tell it from noise. */
export function generateKey(prefix: string): string {
  const body = randomBase62(RANDOM_LENGTH);
  return `${prefix}_${body}${checksum(body)}`;
}

/** What is stored of a key. A fast hash is enough: the key itself is random. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * The first characters of a key, by which its owner recognizes it: the prefix and four more, never
 * above 21, since a provisioned key may have its underscore anywhere.
 */
export const keyStart = (key: string): string => key.slice(0, Math.min(key.indexOf('_') + 5, 21));

/** True for a key of our own making whose checksum holds. */
export function hasValidChecksum(key: string): boolean {
  const body = key.slice(key.lastIndexOf('_') + 1);
  const random = body.slice(0, -CHECKSUM_LENGTH);
  return random.length === RANDOM_LENGTH && checksum(random) === body.slice(-CHECKSUM_LENGTH);
}
