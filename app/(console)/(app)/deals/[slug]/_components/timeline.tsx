'use client';

import { ArrowRight, Bot, Cog, Landmark, type LucideIcon, User } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { Badge } from '../../../../_components/ui/badge';
import { Section } from '../../../../_components/ui/card';
import { cn } from '../../../../_lib/cn';
import { companyHref } from '../../../../_lib/company-href';
import { wordsOf } from '../../../../_lib/deals';
import { enumLabel } from '../../../../_lib/enum-options';
import { moment } from '../../../../_lib/format';
import type { CompanyOfDeal, DealActivity, DealComment } from '../../../../_lib/outputs';
import { useWorld } from '../../../../_lib/world';
import { AddComment } from './add-comment';
import { useDeal } from './deal-context';
import { useCompaniesOfDeal } from './use-companies-of-deal';

const Markdown = dynamic(() => import('../../../../_components/markdown').then((m) => m.Markdown));

const AUTHORS: Record<DealComment['authorType'], { icon: LucideIcon; badge: string | null }> = {
  human: { icon: User, badge: null },
  agent: { icon: Bot, badge: 'Agent' },
  system: { icon: Cog, badge: 'System' },
};

interface EntryProps {
  icon: LucideIcon;
  at: string;
  head: ReactNode;
  quiet?: boolean;
  children?: ReactNode;
}

const Entry = ({ icon: Icon, at, head, quiet, children }: EntryProps) => (
  <li className="relative flex gap-3 pb-5 last:pb-0">
    <span aria-hidden className="absolute top-7 bottom-1 left-3 w-px bg-line" />
    <span
      aria-hidden
      className={cn(
        'flex size-6 shrink-0 items-center justify-center rounded-full',
        quiet ? 'text-faint' : 'bg-pressed text-muted',
      )}
    >
      <Icon className="size-3.5" strokeWidth={1.75} />
    </span>
    <div className="min-w-0 flex-1">
      <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm">
        {head}
        <time dateTime={at} className="text-xs text-faint">
          {moment(at)}
        </time>
      </p>
      {children}
    </div>
  </li>
);

/** A comment; what people, agents and the system say is told apart. */
function Comment({ comment, rendered }: { comment: DealComment; rendered: ReactNode }) {
  const { icon, badge } = AUTHORS[comment.authorType];
  const body = rendered ?? <Markdown>{wordsOf(comment)}</Markdown>;
  return (
    <Entry
      icon={icon}
      at={comment.createdAt}
      quiet={comment.authorType === 'system'}
      head={
        <>
          <bdi className="min-w-0 font-medium [overflow-wrap:anywhere]">{comment.authorName}</bdi>
          {badge !== null && <Badge>{badge}</Badge>}
        </>
      }
    >
      <div className={cn('mt-0.5', comment.authorType === 'system' && 'text-muted')}>{body}</div>
    </Entry>
  );
}

type FundMove = DealActivity['items'][number];
type StageMove = DealActivity['stages'][number];

const place = (vehicle: FundMove['from'], hidden: boolean): string =>
  vehicle?.name ?? (hidden ? 'a fund that you do not reach' : 'no fund');

/** Who moved the deal, from where to where. */
const Move = ({ move, from, to }: { move: FundMove | StageMove; from: string; to: string }) => (
  <Entry
    icon={ArrowRight}
    at={move.createdAt}
    quiet
    head={
      <span className="text-muted">
        <bdi className="[overflow-wrap:anywhere]" title={move.actor ?? undefined}>
          {move.actorName ?? move.actor ?? 'Somebody'}
        </bdi>{' '}
        moved it from {from} to <span className="text-fg">{to}</span>
      </span>
    }
  />
);

const toFund = (move: FundMove) => (
  <Move move={move} from={place(move.from, move.fromHidden)} to={place(move.to, move.toHidden)} />
);

const toStage = (move: StageMove) => (
  <Move move={move} from={enumLabel(move.from)} to={enumLabel(move.to)} />
);

/** That the deal went into the portfolio. */
function Invested({ company }: { company: CompanyOfDeal }) {
  const shown = useWorld().vehicle?.id;
  return (
    <Entry
      icon={Landmark}
      at={company.createdAt}
      quiet
      head={
        <span className="text-muted">
          The investment in{' '}
          <Link
            href={companyHref(company, shown)}
            prefetch={false}
            className="rounded text-fg underline underline-offset-2 [overflow-wrap:anywhere]"
          >
            <bdi>{company.name}</bdi>
          </Link>{' '}
          was logged
        </span>
      }
    />
  );
}

interface Props {
  comments: readonly DealComment[];
  moves: DealActivity;
  rendered: Readonly<Record<string, ReactNode>>;
}

/** What was said and where the deal went, oldest first, with a place to say more. */
export function Timeline({ comments, moves, rendered }: Props) {
  const { deal, mayEdit } = useDeal();
  // One that was in the portfolio before is no outcome of the deal.
  const became = useCompaniesOfDeal().filter(({ createdAt }) => createdAt >= deal.createdAt);
  const entries = [
    ...comments.map((comment) => ({
      id: comment.id,
      at: comment.createdAt,
      node: <Comment comment={comment} rendered={rendered[comment.id]} />,
    })),
    ...moves.items.map((move) => ({ id: move.id, at: move.createdAt, node: toFund(move) })),
    ...moves.stages.map((move) => ({ id: move.id, at: move.createdAt, node: toStage(move) })),
    ...became.map((company) => ({
      id: company.id,
      at: company.createdAt,
      node: <Invested company={company} />,
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return (
    <Section title="Comments and activity">
      {entries.length === 0 ? (
        <p className="text-sm text-muted">Nothing has been said yet.</p>
      ) : (
        <ol className="max-w-[46rem]">
          {entries.map(({ id, node }) => (
            <Fragment key={id}>{node}</Fragment>
          ))}
        </ol>
      )}
      {mayEdit && <AddComment />}
    </Section>
  );
}
