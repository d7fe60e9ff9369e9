import type { z } from 'zod';
import type { Db } from '@/db/client';
import { countAttempt } from '@/server/access/attempts';
import { hashPassword, holdPassword, isPassword } from '@/server/access/passwords';
import { invalid } from '@/server/errors';
import { newPassword, PASSWORD_LENGTH } from '@/server/lib/fields';
import { type InvitationLink, linkNotFound } from './link';
import {
  accountOf,
  insertMembership,
  insertPerson,
  type Invitation,
  invitationOf,
  useUp,
} from './link-queries';
import type { acceptInvitationInput } from './schemas';

type AcceptInput = z.output<typeof acceptInvitationInput>;

/**
 * Makes the invited person a member. An address that has an account keeps its name and password,
 * and only that password lets it in: a link must not take over what another firm's person has.
 * @throws NOT_FOUND a link that does not work; BAD_REQUEST another password than the account's,
 *   or one that a new account may not have
 */
export async function acceptInvitation(
  db: Db,
  link: InvitationLink,
  { name, password }: AcceptInput,
): Promise<{ email: string }> {
  const invitation = await invitationOf(link);
  if (!invitation) throw linkNotFound();
  const account = await accountOf(link, invitation);
  // Whoever invites one address again and again guesses at one password all the same.
  await countAttempt(account ? `password:${account.userId}` : `invitation:${invitation.id}`);
  if (account && !(await isPassword(account.hash, password))) throw wrongPassword(invitation);
  if (!account && !newPassword().safeParse(password).success) throw unfitPassword(password);
  const hash = account ? '' : await hashPassword(password);
  await link.write(db, invitation, async (writing) => {
    if (!(await useUp(writing))) throw linkNotFound();
    if (account && !(await holdPassword(writing.db, account.userId, account.hash))) {
      throw wrongPassword(invitation);
    }
    const userId = account?.userId ?? (await insertPerson(writing, invitation, { name, hash }));
    await insertMembership(writing, invitation, userId);
  });
  return { email: invitation.email };
}

const wrongPassword = ({ email }: Invitation) =>
  invalid(['password'], `is not the one of ${email}, which has an account here. Use that one`);

const unfitPassword = ({ length }: string) =>
  length < PASSWORD_LENGTH.min
    ? invalid(['password'], `must be at least ${PASSWORD_LENGTH.min} characters`)
    : invalid(['password'], `must be at most ${PASSWORD_LENGTH.max} characters`);
