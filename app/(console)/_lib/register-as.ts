import { readNumber } from './read-number';

/** For `register(name, asNumber)`: the schema gets a number, or nothing. */
export const asNumber = { setValueAs: readNumber };

/** For `register(name, asText)`: an empty field is absent. */
export const asText = {
  setValueAs: (value: unknown) => (value === '' || value === null ? undefined : value),
};
