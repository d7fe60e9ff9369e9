'use client';

import { isReader } from '../../_lib/is-reader';
import { useWorld } from '../../_lib/world';
import { NAVIGATION, type NavigationItem } from './navigation';

/** The pages that the person has in the vehicle shown; those without the right to edit have few. */
export function useNavigation(): readonly NavigationItem[] {
  const reads = isReader(useWorld());
  return reads ? NAVIGATION.filter(({ href }) => FOR_READERS.has(href)) : NAVIGATION;
}

const FOR_READERS: ReadonlySet<string> = new Set(['/portal', '/settings']);
