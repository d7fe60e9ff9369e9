'use client';

import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { stageBeside, STAGES, isStage, type Stage } from '../../../_lib/deals';
import type { Deal } from '../../../_lib/outputs';
import { useShortcut } from '../../../_lib/shortcuts';
import { BoardColumn } from './board-column';

interface Props {
  deals: readonly Deal[];
  mayEdit: boolean;
  onMove: (deal: Deal, to: Stage) => void;
}

const CARD = 'a[data-deal]';

const focusedCard = (board: HTMLElement | null): HTMLElement | null => {
  const { activeElement } = document;
  const card =
    activeElement instanceof HTMLElement ? activeElement.closest<HTMLElement>(CARD) : null;
  return card !== null && board?.contains(card) ? card : null;
};

/** Focuses the card `step` below the focused one in its column, else the board's first card. */
function stepCard(board: HTMLElement | null, step: -1 | 1): void {
  const card = focusedCard(board);
  if (!card) return board?.querySelector<HTMLElement>(CARD)?.focus();
  const column = card.closest('[data-stage]');
  const cards = [...(column?.querySelectorAll<HTMLElement>(CARD) ?? [])];
  cards[cards.indexOf(card) + step]?.focus();
}

/** Focuses the card at the same height in the next column that has one. */
function stepColumn(board: HTMLElement | null, step: -1 | 1): void {
  const card = focusedCard(board);
  const column = card?.closest('[data-stage]');
  if (!card || !column || !board) return stepCard(board, 1);
  const filled = [...board.querySelectorAll('[data-stage]')].filter((one) =>
    one.querySelector(CARD),
  );
  const row = [...column.querySelectorAll(CARD)].indexOf(card);
  const cards = filled[filled.indexOf(column) + step]?.querySelectorAll<HTMLElement>(CARD);
  cards?.[Math.min(row, cards.length - 1)]?.focus();
}

/** The deals by stage: moved with the mouse, with the keyboard, or from each card's menu. */
export function Board({ deals, mayEdit, onMove }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const latest = useRef({ deals, onMove });
  useEffect(() => {
    latest.current = { deals, onMove };
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const stage = location.current.dropTargets[0]?.data.stage;
          const deal = latest.current.deals.find(({ id }) => id === source.data.dealId);
          if (deal && isStage(stage)) latest.current.onMove(deal, stage);
        },
      }),
    [],
  );
  // The card is drawn anew in its new column, and back where the move is refused; the focus goes
  // along, unless it was taken elsewhere.
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    const moved = `a[data-deal="${followed.current}"]`;
    board.current?.querySelector<HTMLElement>(moved)?.focus();
  }, [deals]);
  const leave = ({ target, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(target)) followed.current = null;
  };
  const move = (deal: Deal, to: Stage) => {
    followed.current = deal.slug;
    onMove(deal, to);
  };
  const moveFocused = (step: -1 | 1) => {
    const slug = focusedCard(board.current)?.dataset.deal;
    const deal = deals.find((one) => one.slug === slug);
    const to = deal && stageBeside(deal.stage, step);
    if (!deal || !to) return;
    move(deal, to);
  };
  const group = 'Board';
  useShortcut('j', 'Next deal', () => stepCard(board.current, 1), { group });
  useShortcut('k', 'Previous deal', () => stepCard(board.current, -1), { group });
  useShortcut('[', 'Move the deal a stage back', () => moveFocused(-1), {
    group,
    enabled: mayEdit,
  });
  useShortcut(']', 'Move the deal a stage on', () => moveFocused(1), { group, enabled: mayEdit });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!focusedCard(board.current) || event.metaKey || event.ctrlKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step !== 1 && step !== -1) return;
    event.preventDefault();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') stepCard(board.current, step);
    else stepColumn(board.current, step);
  };
  return (
    <div
      ref={board}
      onKeyDown={onKeyDown}
      onBlur={leave}
      className="-mx-4 flex snap-x snap-proximity scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 print:grid print:grid-cols-3 md:-mx-8 md:scroll-px-8 md:px-8"
    >
      {STAGES.map((stage) => (
        <BoardColumn
          key={stage}
          stage={stage}
          deals={deals.filter((deal) => deal.stage === stage)}
          mayEdit={mayEdit}
          onMove={move}
        />
      ))}
    </div>
  );
}
