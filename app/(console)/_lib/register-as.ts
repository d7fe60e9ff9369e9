import { readMonths, readNumber, readPercentage } from './read-number';

/** What is no number stays the text it is, so that it stands there again where a form is kept. */
const orAsTyped = (read: (value: unknown) => unknown) => (value: unknown) => {
  const found = read(value);
  return Number.isNaN(found) ? value : found;
};

/** For `register(name, asNumber)`: the schema gets a number, or nothing. */
export const asNumber = { setValueAs: orAsTyped(readNumber) };

/** For `register(name, asNumberOrNull)`: an empty field is null, which clears it. */
export const asNumberOrNull = { setValueAs: (value: unknown) => readNumber(value) ?? null };

/** For a number of percent, whose sign may stand; an empty field is null. */
export const asPercentageOrNull = {
  setValueAs: (value: unknown) => readPercentage(value) ?? null,
};

/** For the metric of that name: those that end in `Pct` are percentages, and `Months` are no millions. */
export function asMetric(field: string) {
  if (field.endsWith('Pct')) return { setValueAs: orAsTyped(readPercentage) };
  return field.endsWith('Months') ? { setValueAs: orAsTyped(readMonths) } : asNumber;
}

/** For `register(name, asTextOrNull)`: an empty field is null, which clears it. */
export const asTextOrNull = {
  setValueAs: (value: unknown) => (value === '' ? null : value),
};

/** For a name of a kind, such as a sector, whose spellings are compared: without outer white space. */
export const asTrimmed = {
  setValueAs: (value: unknown) =>
    typeof value === 'string' ? value.trim() || undefined : undefined,
};

/** For `register(name, asText)`: an empty field is absent. */
export const asText = {
  setValueAs: (value: unknown) => (value === '' || value === null ? undefined : value),
};
