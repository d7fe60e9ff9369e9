import type { FocusEvent } from 'react';
import { asText } from './register-as';
import { withScheme } from './with-scheme';

const read = (value: unknown) =>
  asText.setValueAs(typeof value === 'string' ? withScheme(value) : value);

/**
 * For `register(name, asAddress(…))`: the schema gets an address with its scheme, which the field
 * shows once it is left.
 */
export const asAddress = (show: (address: string) => void) => ({
  setValueAs: read,
  onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
    const address = withScheme(target.value);
    if (address !== target.value) show(address);
  },
});
