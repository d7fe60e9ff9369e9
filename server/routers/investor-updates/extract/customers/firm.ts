import { isFortuneName } from './tier';
import { COMPANY_WORDS } from './words';

/** Whether a cell's words can only be a firm or a public body, no place, product or shelf. */
export const isFirm = (name: string) =>
  isFortuneName(name) ||
  /\b(?:district|county|university|college|department)\b|^(?:city|port|town) of /i.test(name) ||
  (name.includes(' ') && COMPANY_WORDS.has(name.toLowerCase().split(' ').at(-1) ?? ''));
