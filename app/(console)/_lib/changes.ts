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

/** As changesOf, with what the record said of those fields as it was shown last. */
export const changesFrom = (began: object, values: object, shown: object) => {
  const changes = changesOf(began, values);
  return { ...changes, from: fieldsOf(shown, changes) };
};

/** What a record says of the fields that a change names. */
export const fieldsOf = (record: object, change: object): object =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field in change));
