import type { Line } from '../text/lines';
import type { Unit } from '../text/unit';
import type { DocumentContext } from './candidate';

/**
 * The context of each unit by its index. "($ in thousands)" holds for what stands below it up to the
 * next heading, a note on all figures for everything; one over a table leaves other lines open.
 */
export function scaledContexts(
  units: readonly Unit[],
  inTable: ReadonlySet<Line>,
  context: DocumentContext,
): (index: number) => DocumentContext {
  const { scaleNote } = context;
  if (scaleNote === null) return () => context;
  const at = units.findIndex(({ end }) => end > scaleNote.start);
  const first = units.findIndex((unit, i) => i > at && !isTitle(unit));
  const next = units.findIndex((unit, i) => i > first && isTitle(unit));
  // The last unit may hold its own note.
  const last = next < 0 || first < 0 ? units.length : next;
  const overTable = units[first]?.lines.some((line) => inTable.has(line)) === true;
  const within = { ...context, lineScale: scaleNote.scale };
  const open = { ...context, lineScale: null };
  return (i) => {
    if (scaleNote.ofAll) return within;
    return !overTable && at >= 0 && i >= at && i < last ? within : open;
  };
}

/** A heading, but no "ARR: 1,200" in capitals. */
const isTitle = ({ kind, heading }: Unit) => kind === 'heading' && !/: ?\S{0,3}\d/.test(heading);
