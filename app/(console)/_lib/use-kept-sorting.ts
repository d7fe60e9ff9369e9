'use client';

import type { SortingState } from '@tanstack/react-table';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useKeptInAddress } from './use-kept-in-address';

/** Kept where nothing is sorted, since an empty text is left out. */
const UNSORTED = '-';

const textsOf = (sorting: SortingState): string[] =>
  sorting.length === 0 ? [UNSORTED] : sorting.map(({ id, desc }) => (desc ? `-${id}` : id));

const sortingOf = (texts: readonly string[]): SortingState =>
  texts
    .filter((text) => text !== UNSORTED)
    .map((text) => ({ id: text.replace(/^-/, ''), desc: text.startsWith('-') }));

/**
 * The order of a table's rows, kept in the address as filters are: a column's name, with a minus
 * before it where the rows descend.
 * @param usual the order that is not worth a word in the address
 */
export function useKeptSorting(usual: SortingState) {
  const kept = useSearchParams().getAll('sort');
  const [sorting, setSorting] = useState(() => (kept.length === 0 ? usual : sortingOf(kept)));
  const texts = textsOf(sorting);
  useKeptInAddress({ sort: texts.join() === textsOf(usual).join() ? '' : texts });
  return { sorting, setSorting };
}
