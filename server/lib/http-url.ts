/** True for an absolute http or https address. */
export const isHttpUrl = (value: string): boolean =>
  /^https?:\/\/[^\s\\/?#][^\s\\]*$/i.test(value) && URL.canParse(value);
