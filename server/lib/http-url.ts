/** `URL.canParse` of Node 20, once it is compiled, refuses hosts such as `münchen.example`. */
function parses(value: string): boolean {
  try {
    new URL(value);
    return true;
  } catch {
    return false;
  }
}

/** True for an absolute http or https address. */
export const isHttpUrl = (value: string): boolean =>
  /^https?:\/\/[^\s\\/?#][^\s\\]*$/i.test(value) && parses(value);
