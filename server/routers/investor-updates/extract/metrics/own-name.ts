import { normalizeName } from '../customers/normalize';

const squeeze = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Every short way to write a company's name: in one word, without its legal form, by its initials. */
export function ownNames(companyName: string | undefined): string[] {
  if (companyName === undefined) return [];
  const initials = companyName.match(/(?<![\p{L}\p{N}])\p{Lu}/gu)?.join('') ?? '';
  return [companyName, normalizeName(companyName), initials.length > 2 ? initials : '']
    .map(squeeze)
    .filter((name) => name !== '');
}

const LONG = 4;

/** Whether a name is one of the company's own, or begins like one: "DataForge" of "Data Forge Inc". */
export function isOwnName(name: string, own: readonly string[]): boolean {
  const plain = squeeze(name);
  if (plain.length < 2) return false;
  return own.some(
    (o) => o === plain || o.startsWith(plain) || (o.length >= LONG && plain.startsWith(o)),
  );
}
