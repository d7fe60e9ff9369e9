/** The calendar day it is where the person is, as a date input holds it; UTC may be a day off. */
export const today = (now = new Date()): string =>
  [
    String(now.getFullYear()).padStart(4, '0'),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-');

/**
 * The person's day, or the one before where it has not begun in UTC: numbers as of a moment to come
 * are left out of every sum until then.
 */
export const dayBegun = (now = new Date()): string => {
  const inUtc = now.toISOString().slice(0, 10);
  const here = today(now);
  return here < inUtc ? here : inUtc;
};
