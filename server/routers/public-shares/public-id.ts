import { randomBytes } from 'node:crypto';

const RANDOM_LENGTH = 24; // 24 × log2(62) = 142 bits
const SHAPE = /^ps_[A-Za-z0-9]{24}$/;

/** A new public identifier of a share: `ps_` and 142 random bits in base62. */
export function newPublicId(): string {
  let random = '';
  // Leaving out the two letters beside base62 keeps the others equally likely.
  while (random.length < RANDOM_LENGTH) {
    random += randomBytes(24)
      .toString('base64')
      .replace(/[^A-Za-z0-9]/g, '');
  }
  return `ps_${random.slice(0, RANDOM_LENGTH)}`;
}

/** True for text that has the shape of a public identifier. */
export const isPublicId = (text: string): boolean => SHAPE.test(text);

/** Path of the rendered public page, on the site and not under the API's base. */
export const sharePath = (publicId: string): string => `/share/companies/${publicId}`;
