import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({ extend: { theme: { text: ['2xs'] } } });

/** Joins class names; of two utilities for the same property the later wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
