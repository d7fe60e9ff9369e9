import { randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{32}$/;

/** A token for a link that is a secret: 192 random bits. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url');

/** True for text that could be a token; nothing else reaches the database. */
export const isLinkToken = (text: string): boolean => TOKEN.test(text);
