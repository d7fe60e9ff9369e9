import { Bot, User } from 'lucide-react';
import { isOfAgents, type Stage } from '../_lib/deals';

/** Who works on deals of a stage: agents, or the fund's people. */
export const StageOwner = ({ stage }: { stage: Stage }) =>
  isOfAgents(stage) ? (
    <span
      className="inline-flex items-center gap-1 text-xs text-faint"
      title="Agents move deals in and out of this stage by themselves."
    >
      <Bot aria-hidden className="size-3.5" strokeWidth={1.75} /> Agents
    </span>
  ) : (
    <span
      className="inline-flex items-center gap-1 text-xs text-faint"
      title="People decide here; agents comment."
    >
      <User aria-hidden className="size-3.5" strokeWidth={1.75} /> People
    </span>
  );
