const MIL = /^ ?mil(?![a-zà-ü])/i;

/** Whether "mil" stands behind the digits that end here. */
export const isMil = (masked: string, end: number): boolean => MIL.test(masked.slice(end, end + 5));

/** "mil millones": of a number beyond any here. */
export const isThousandMillions = (masked: string, end: number): boolean =>
  /^ ?mil mil(?:l|h)/i.test(masked.slice(end, end + 9));

/** Words of money and months that no English letter has. */
const STRONG =
  /(?<![a-zà-ü])(?:con|por|mes|mês|meses|mensual(?:es)?|mensal|caja|caixa|d[oó]lares|somos|clientes|ingresos|receita|quema|queima|efectivo|equipo|equipe)(?![a-zà-ü])/i;
const DIRECTLY = /(?<![a-zà-ü])(?:de|en|em|a) {0,2}$/i;
/** Small words, of which an English letter has one or two in its names. */
const COMMON =
  /(?<![a-zà-ü])(?:de|da|do|del|dos|las|los|el|la|en|em|um|uma|una|que|para|con|com|por|os|as|e|y|o|meta|nosso|nossa|nuestro|nuestra|hola|olá|gracias|obrigad[oa]|março|abril|fevereiro|marzo|enero|febrero)(?![a-zà-ü])/gi;
const NEAR = 60;
const FAR = 300;
const ENOUGH = 4;

/** "mil" is a million in English, a thousand in Spanish and Portuguese: the words around tell which. */
export function isIberian(masked: string, start: number, end: number): boolean {
  const near = masked.slice(Math.max(0, start - NEAR), end + NEAR - 20);
  if (STRONG.test(near) || DIRECTLY.test(masked.slice(Math.max(0, start - 6), start))) return true;
  const far = masked.slice(Math.max(0, start - FAR), end + FAR).toLowerCase();
  return new Set(far.match(COMMON)).size >= ENOUGH;
}
