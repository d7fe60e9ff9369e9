import { percent, plural, usdShort } from '../../../_lib/format';
import type { FundSummary } from '../../../_lib/outputs';

/** So many sectors have a bar of their own; the rest share one. */
const SHOWN = 6;

type Sector = FundSummary['sectors'][number];

function grouped(sectors: readonly Sector[]): Sector[] {
  if (sectors.length <= SHOWN + 1) return [...sectors];
  const rest = sectors.slice(SHOWN);
  return [
    ...sectors.slice(0, SHOWN),
    {
      sector: `${rest.length} others`,
      count: rest.reduce((total, { count }) => total + count, 0),
      deployed: rest.reduce((total, { deployed }) => total + deployed, 0),
    },
  ];
}

/**
 * Money by sector, the most first. Bars of plain boxes: they come with the page itself, where a
 * chart library would weigh more than everything else on it.
 */
export function SectorChart({ sectors }: { sectors: readonly Sector[] }) {
  const rows = grouped(sectors);
  const total = rows.reduce((sum, { deployed }) => sum + deployed, 0);
  const longest = Math.max(...rows.map(({ deployed }) => deployed), 1);
  return (
    <ul className="flex flex-col gap-[0.4375rem] text-xs">
      {rows.map(({ sector, count, deployed }) => (
        <li
          key={sector}
          title={plural(count, 'company', 'companies')}
          className="grid grid-cols-[7.25rem_minmax(0,1fr)] items-center gap-2"
        >
          <span className="truncate">{sector}</span>
          <span className="flex items-center gap-2 pr-27">
            <span
              aria-hidden
              className="h-2 min-w-0.5 shrink-0 rounded-xs bg-accent"
              style={{ width: `${(deployed / longest) * 100}%` }}
            />
            <span className="whitespace-nowrap text-muted tabular-nums">
              {usdShort(deployed)} · {percent(total === 0 ? 0 : (deployed / total) * 100)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
