export const DEALS_PER_PAGE = 200;

/** How many pages to read: what the last answers tell of may be more than was asked for. */
export const pagesFor = (asked: number, totals: readonly number[]): number =>
  Math.max(asked, ...totals.map((total) => Math.ceil(total / DEALS_PER_PAGE)));
