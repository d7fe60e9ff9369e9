'use client';

import Link from 'next/link';
import { Badge } from '../../../_components/ui/badge';
import { NUMERIC, Table, Td, Th } from '../../../_components/ui/table';
import { cn } from '../../../_lib/cn';
import { companyHref } from '../../../_lib/company-href';
import { day, NONE, usd, usdShort, multiple } from '../../../_lib/format';
import type { CompanyLine } from '../../../_lib/outputs';
import { largestFirst } from '../../../_lib/sorting';
import { explainExclusions } from './exclusions';

const byArr = (a: CompanyLine, b: CompanyLine) =>
  largestFirst(a.arrUsd, b.arrUsd) || (a.name ?? a.slug).localeCompare(b.name ?? b.slug);

function Line({ line, vehicleId, most }: { line: CompanyLine; vehicleId: string; most: number }) {
  const why = explainExclusions(line);
  const name = line.name ?? line.slug;
  return (
    <tr
      className={cn(
        'relative transition-colors hover:bg-hover',
        line.arrUsd === null && 'text-muted',
      )}
    >
      <Td className="w-full max-w-0 min-w-36 md:w-[24%]">
        {line.name === null ? (
          <span className="block truncate font-medium">{name}</span>
        ) : (
          <Link
            href={companyHref({ slug: line.slug, vehicleId }, vehicleId)}
            prefetch={false}
            className="block truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        )}
        <span className="block text-xs text-pretty text-muted lg:hidden">
          {why !== null && `Left out: ${why}`}
        </span>
      </Td>
      <Td className={cn(NUMERIC, 'align-top md:align-middle')}>
        <span className="max-md:hidden">{usd(line.arrUsd)}</span>
        <span className="md:hidden">{usdShort(line.arrUsd)}</span>
      </Td>
      <Td className="w-32 max-md:hidden">
        {line.arrUsd !== null && line.arrUsd > 0 && (
          <span
            aria-hidden
            className="block h-2 min-w-0.5 rounded-xs bg-accent"
            style={{ width: `${(line.arrUsd / most) * 100}%` }}
          />
        )}
      </Td>
      <Td className={cn(NUMERIC, 'max-md:hidden')}>
        {line.yoy === null ? NONE : multiple(line.yoy)}
      </Td>
      <Td className={cn(NUMERIC, 'max-md:hidden')}>
        {line.qoq === null ? NONE : multiple(line.qoq)}
      </Td>
      <Td className="whitespace-nowrap max-md:hidden">
        <span className="whitespace-nowrap">{day(line.asOf)}</span>{' '}
        {line.stale === true && <Badge tone="warning">Stale</Badge>}
      </Td>
      <Td className="w-[30%] text-xs text-pretty text-muted max-lg:hidden">{why ?? NONE}</Td>
    </tr>
  );
}

interface Props {
  lines: readonly CompanyLine[];
  vehicleId: string;
}

/** What each company gives to the numbers, the largest first, and what it is left out of. */
export function Breakdown({ lines, vehicleId }: Props) {
  const most = Math.max(...lines.map(({ arrUsd }) => arrUsd ?? 0), 1);
  return (
    <Table aria-label="Companies">
      <thead>
        <tr>
          <Th>Company</Th>
          <Th className={NUMERIC}>ARR</Th>
          <Th className="max-md:hidden">
            <span className="sr-only">Share</span>
          </Th>
          <Th className={cn(NUMERIC, 'max-md:hidden')}>YoY</Th>
          <Th className={cn(NUMERIC, 'max-md:hidden')}>QoQ</Th>
          <Th className="max-md:hidden">As of</Th>
          <Th className="max-lg:hidden">Left out of</Th>
        </tr>
      </thead>
      <tbody>
        {[...lines].sort(byArr).map((line) => (
          <Line key={line.id} line={line} vehicleId={vehicleId} most={most} />
        ))}
      </tbody>
    </Table>
  );
}
