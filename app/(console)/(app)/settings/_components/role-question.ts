import type { Member, Organization } from '../../../_lib/outputs';
import { roleInWords } from './member-change';

interface Asked {
  title: string;
  description: string;
  action: string;
}

interface About {
  member: Pick<Member, 'name' | 'role' | 'vehicleIds'>;
  to: Member['role'];
  /** Whether it is the manager's own role. */
  isOwn: boolean;
  organization: {
    name: Organization['name'];
    vehicles: readonly Pick<Organization['vehicles'][number], 'id' | 'name'>[];
  };
}

const RANK: Record<Member['role'], number> = { VIEWER: 0, EDITOR: 1, MANAGER: 2 };

/** What a role that gives more opens to whoever gets it. */
const gained = ({ member, to, organization: { name } }: About): string =>
  to === 'MANAGER'
    ? `${member.name} will see and change everything in every vehicle of ${name}, now and later, and decide who belongs to it.`
    : `${member.name} will see check sizes, valuations, notes, the pipeline and shares of the vehicles granted, and may change them.`;

/** What a manager keeps: what was granted counts once the role is gone. */
function lost({ member, isOwn, organization: { name, vehicles } }: About): string {
  const left = vehicles
    .filter(({ id }) => member.vehicleIds.includes(id))
    .map((vehicle) => vehicle.name);
  if (isOwn) {
    const kept =
      left.length === 0 ? 'reach none of its vehicles' : `reach ${left.join(', ')} alone`;
    return `You no longer manage ${name}, and ${kept}. Invitations you made no longer work. Only another manager can give it back.`;
  }
  const granted = left.length === 0 ? 'none are granted yet' : left.join(', ');
  return `${member.name} no longer manages ${name}, and sees only the vehicles granted: ${granted}. Invitations they made no longer work.`;
}

/**
 * What is asked before a role is changed, as what somebody has seen meanwhile no undo takes
 * back. Null where nothing is opened and the undo makes up for it.
 */
export function roleQuestion(about: About): Asked | null {
  const { member, to, isOwn } = about;
  const gives = RANK[to] > RANK[member.role];
  const takes = member.role === 'MANAGER' && to !== 'MANAGER';
  if (!gives && !takes) return null;
  const role = roleInWords(to);
  return {
    title: isOwn ? `Become ${role}?` : `Make ${member.name} ${role}?`,
    description: gives ? gained(about) : lost(about),
    action: isOwn ? `Become ${role}` : `Make ${role}`,
  };
}
