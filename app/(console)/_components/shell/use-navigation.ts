'use client';

import { isReader } from '../../_lib/is-reader';
import { useWorld } from '../../_lib/world';
import { NAVIGATION, type NavigationItem } from './navigation';

/** The pages that the person has in the vehicle shown; who may not edit has few, and who belongs nowhere fewer. */
export function useNavigation(): readonly NavigationItem[] {
  const world = useWorld();
  if (world.organizations.length === 0) return NAVIGATION.filter(({ href }) => FOR_ALL.has(href));
  return isReader(world) ? NAVIGATION.filter(({ href }) => FOR_READERS.has(href)) : NAVIGATION;
}

const FOR_ALL: ReadonlySet<string> = new Set(['/portfolio', '/settings']);
const FOR_READERS: ReadonlySet<string> = new Set(['/portal', '/settings']);
