'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Card } from '../../../_components/ui/card';
import { cn } from '../../../_lib/cn';
import { count, NONE, percent, usdShort } from '../../../_lib/format';
import type { FundSummary } from '../../../_lib/outputs';
import { useOrganization } from '../../../_lib/world';
import { largestPosition, valuationNote } from './concentration';

interface FigureProps {
  label: string;
  value: string;
  note: ReactNode;
  /** How much of the whole (100) is filled. */
  filled?: number | null;
  over?: boolean;
}

function Figure({ label, value, note, filled = null, over = false }: FigureProps) {
  return (
    <Card className="flex min-w-0 flex-col px-4 py-3.5">
      <p className="text-xs font-medium text-muted">{label}</p>
      <p className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">{value}</p>
      <p className="mt-0.5 line-clamp-2 text-xs text-faint">{note}</p>
      {filled !== null && (
        <div aria-hidden className="mt-auto pt-2.5">
          <div className="h-1 overflow-hidden rounded-full bg-pressed">
            <div
              className={cn('h-full rounded-full', over ? 'bg-negative' : 'bg-accent')}
              style={{ width: `${Math.min(filled, 100)}%` }}
            />
          </div>
        </div>
      )}
    </Card>
  );
}

/** Says that the plan lacks a number, and leads managers to where it is set. */
function NoTarget({ what }: { what: string }) {
  const { role } = useOrganization();
  return (
    <>
      No target {what} is set
      {role === 'MANAGER' && (
        <>
          .{' '}
          <Link href="/settings/vehicles" prefetch={false} className="text-accent underline">
            Set it
          </Link>
        </>
      )}
    </>
  );
}

/** How the fund stands against its plan. */
export function SummaryCards({ summary: { fund, companies } }: { summary: FundSummary }) {
  const largest = largestPosition(companies, fund);
  const limit = fund.maxConcentrationPct;
  const over = largest !== null && limit > 0 && largest.percentage > limit;
  return (
    <div className={cn('grid grid-cols-2 gap-3', companies.length === 0 && 'lg:grid-cols-4')}>
      <Figure
        label="Deployed"
        value={usdShort(fund.totalDeployed)}
        note={
          fund.targetFundSize > 0 ? (
            `${percent(fund.deploymentPct)} of ${usdShort(fund.targetFundSize)} target`
          ) : (
            <NoTarget what="fund size" />
          )
        }
        filled={fund.targetFundSize > 0 ? fund.deploymentPct : null}
      />
      <Figure
        label="Companies"
        value={count(fund.companyCount)}
        note={
          fund.targetCompanyCount > 0 ? (
            `of ${count(fund.targetCompanyCount)} planned`
          ) : (
            <NoTarget what="count" />
          )
        }
        filled={
          fund.targetCompanyCount > 0 ? (fund.companyCount / fund.targetCompanyCount) * 100 : null
        }
      />
      <Figure
        label={`Largest position, of ${fund.targetFundSize > 0 ? 'target' : 'deployed'}`}
        value={largest ? percent(largest.percentage) : NONE}
        note={
          largest ? (
            <>
              {largest.name}
              {limit > 0 && (
                <span className={cn(over && 'font-medium text-negative')}>
                  {over ? ` is over the ${percent(limit)} limit` : ` · limit ${percent(limit)}`}
                </span>
              )}
            </>
          ) : (
            'No companies yet'
          )
        }
        filled={largest && limit > 0 ? (largest.percentage / limit) * 100 : null}
        over={over}
      />
      <Figure
        label="Average check"
        value={fund.companyCount > 0 ? usdShort(fund.avgCheckSize) : NONE}
        note={valuationNote(companies, fund.avgValuation)}
      />
    </div>
  );
}
