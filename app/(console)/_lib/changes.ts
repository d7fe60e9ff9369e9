/**
 * What a form's values changed of those that it began with; others come along. A page may be older
 * than what others saved since, so that what it did not change must not be sent back.
 */
export const changesOf = (began: object, values: object): Record<string, unknown> => {
  const before = new Map<string, unknown>(Object.entries(began));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => !before.has(field) || (before.get(field) ?? null) !== (value ?? null),
    ),
  );
};

/** True if a record still says what somebody set, so that taking it back undoes nothing of others. */
export const stillSays = (record: object, set: object): boolean => {
  const now = new Map<string, unknown>(Object.entries(record));
  return Object.entries(set).every(
    ([field, value]) => JSON.stringify(now.get(field) ?? null) === JSON.stringify(value ?? null),
  );
};

/** What a record says of the fields that a change names. */
export const fieldsOf = (record: object, change: object): object =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field in change));
