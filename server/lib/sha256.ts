import { createHash } from 'node:crypto';

/** SHA-256 of a text's UTF-8 bytes in hexadecimal, for unique indexes over texts of any length. */
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
