import { enumLabel } from '../../../_lib/enum-options';
import type { Inputs, Member } from '../../../_lib/outputs';

type Place = Pick<Member, 'role' | 'vehicleIds'>;
export type MemberChange = Pick<Inputs['members']['update'], 'role' | 'grant' | 'revoke'>;

/** A member once a change is made. */
export const changedMember = <M extends Place>(member: M, change: MemberChange): M => {
  const { role = member.role, grant = [], revoke = [] } = change;
  const vehicleIds = [...new Set([...member.vehicleIds, ...grant])];
  return { ...member, role, vehicleIds: vehicleIds.filter((id) => !revoke.includes(id)) };
};

/** What makes the chosen vehicles of those that a page showed: nothing is sent of the others. */
export const vehicleChange = (shown: readonly string[], chosen: readonly string[]) => ({
  grant: chosen.filter((id) => !shown.includes(id)),
  revoke: shown.filter((id) => !chosen.includes(id)),
});

/** What takes a change of a member back. */
export const takenBack = (
  before: Place,
  { role, grant = [], revoke = [] }: MemberChange,
): MemberChange => ({
  ...(role === undefined ? {} : { role: before.role }),
  grant: revoke.filter((id) => before.vehicleIds.includes(id)),
  revoke: grant.filter((id) => !before.vehicleIds.includes(id)),
});

/** True if a member still is what a change made of them. */
export const stillChanged = (member: Place | undefined, change: MemberChange): boolean =>
  member !== undefined &&
  (change.role === undefined || member.role === change.role) &&
  (change.grant ?? []).every((id) => member.vehicleIds.includes(id)) &&
  !(change.revoke ?? []).some((id) => member.vehicleIds.includes(id));

/** A role in a sentence: an editor. */
export const roleInWords = (role: Member['role']): string =>
  `${role === 'EDITOR' ? 'an' : 'a'} ${enumLabel(role).toLowerCase()}`;

/** What is said where another manager changed a role since the page showed it. */
export const roleMeanwhile = ({ name, role }: Pick<Member, 'name' | 'role'>): string =>
  `Somebody else made ${name} ${roleInWords(role)} meanwhile, so it is left so. Choose again to put yours in its place.`;
