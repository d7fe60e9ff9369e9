'use client';

const WRONG = 'The e-mail address or the password is not right.';
const TOO_MANY = 'Too many attempts. Wait a minute, then try again.';
const OFFLINE = 'The service cannot be reached. Check your connection and try again.';
const BROKEN = 'Signing in did not work. Try again in a moment.';

async function post(path: string, body: unknown): Promise<Response | null> {
  try {
    return await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return null;
  }
}

/**
 * Starts a session. The refusal is the same for an unknown address and a wrong password.
 * @returns null, or what to tell the person
 */
export async function signIn(credentials: {
  email: string;
  password: string;
}): Promise<string | null> {
  const response = await post('sign-in/email', credentials);
  if (response === null) return OFFLINE;
  if (response.ok) return null;
  if (response.status === 429) return TOO_MANY;
  return response.status < 500 ? WRONG : BROKEN;
}

/** Ends this browser's session; true if the service has ended it. */
export async function signOut(): Promise<boolean> {
  return (await post('sign-out', {}))?.ok ?? false;
}
