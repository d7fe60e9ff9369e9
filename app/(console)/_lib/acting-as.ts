let shown: string | null = null;

/** Remembers whose console the window shows. */
export function actAs(userId: string | null): void {
  shown = userId;
}

/**
 * Goes along with every call: in another tab of the browser somebody else may have signed in, and
 * what is done here must not be done in their name.
 */
export const actingAs = (): Record<string, string> =>
  shown === null ? {} : { 'X-Acting-As': shown };
