const PERIOD = /^\d{4}(?:-(?:0[1-9]|1[0-2]|Q[1-4]|H[12]))?$/;

/** Whether a text names a period as the service writes one: a month, quarter, half or year. */
export const isPeriod = (text: string): boolean => PERIOD.test(text.trim());
