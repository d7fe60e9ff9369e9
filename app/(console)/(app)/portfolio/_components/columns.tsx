'use client';

import { createColumnHelper } from '@tanstack/react-table';
import Link from 'next/link';
import { CompanyLogo } from '../../../_components/company-logo';
import { Badge } from '../../../_components/ui/badge';
import { NUMERIC } from '../../../_components/ui/table';
import { companyHref } from '../../../_lib/company-href';
import { enumLabel } from '../../../_lib/enum-options';
import { day, hostOf, NONE, stageLabel, usd, usdShort } from '../../../_lib/format';
import type { Company } from '../../../_lib/outputs';
import { MISSING_LAST, orLast, TEXT_OR_MISSING } from '../../../_lib/sorting';
import { spelledAs, stageAs } from '../../../_lib/spellings';
import { STATUS_TONES } from '../../../_lib/tones';

const column = createColumnHelper<Company>();
/** Keeps the rows whose value is among those wanted, by what their spellings have in common. */
const onlyAs =
  (keyOf: (text: string) => string) =>
  (row: { getValue: (id: string) => unknown }, id: string, wanted: unknown): boolean => {
    if (!Array.isArray(wanted) || wanted.length === 0) return true;
    const value = row.getValue(id);
    const key = keyOf(typeof value === 'string' ? value : '');
    return wanted.some((text) => keyOf(String(text)) === key);
  };
const only = onlyAs(spelledAs);

/** The columns of the companies table; on phones only name and check show. */
export const COLUMNS = [
  column.accessor('name', {
    header: 'Company',
    enableHiding: false,
    sortingFn: 'text',
    cell: ({ row: { original: company } }) => (
      <span className="flex items-center gap-2.5">
        <CompanyLogo company={company} />
        <span className="min-w-0">
          <Link
            href={companyHref(company, company.vehicleId)}
            prefetch={false}
            className="block truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {company.name}
          </Link>
          <span className="block truncate text-xs text-faint in-data-[density=compact]:md:hidden">
            <span className="md:hidden">
              {[company.sector, enumLabel(company.status)].filter(Boolean).join(' · ')}
            </span>
            <span className="max-md:hidden">{company.website && hostOf(company.website)}</span>
          </span>
        </span>
      </span>
    ),
  }),
  column.accessor((company) => orLast(company.sector), {
    ...TEXT_OR_MISSING,
    id: 'sector',
    header: 'Sector',
    filterFn: only,
    cell: ({ getValue }) => (
      <span className="block max-w-44 truncate">
        {getValue() ?? <span className="text-faint">{NONE}</span>}
      </span>
    ),
  }),
  column.accessor((company) => orLast(company.stage), {
    ...TEXT_OR_MISSING,
    id: 'stage',
    header: 'Stage',
    filterFn: onlyAs(stageAs),
    cell: ({ getValue }) => (
      <span className="block max-w-36 truncate">
        {stageLabel(getValue() ?? '') || <span className="text-faint">{NONE}</span>}
      </span>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    filterFn: only,
    cell: ({ getValue }) => <Badge tone={STATUS_TONES[getValue()]}>{enumLabel(getValue())}</Badge>,
  }),
  column.accessor('instrumentType', {
    header: 'Instrument',
    filterFn: only,
    cell: ({ getValue }) => enumLabel(getValue()),
  }),
  column.accessor('checkSize', {
    header: 'Check',
    cell: ({ getValue }) => usd(getValue()),
  }),
  column.accessor((company) => orLast(company.postMoneyValuation), {
    id: 'postMoneyValuation',
    header: 'Post-money',
    ...MISSING_LAST,
    cell: ({ getValue }) => usdShort(getValue()),
  }),
  column.accessor('investmentDate', {
    header: 'Invested',
    cell: ({ getValue }) => day(getValue()),
  }),
];

/** What a column's cells and heading carry beside the usual. */
export const COLUMN_STYLES: Readonly<Record<string, string>> = {
  sector: 'max-md:hidden',
  stage: 'max-md:hidden',
  status: 'max-md:hidden',
  instrumentType: 'max-lg:hidden',
  checkSize: `${NUMERIC} max-md:pr-0`,
  postMoneyValuation: `${NUMERIC} max-md:hidden`,
  investmentDate: `${NUMERIC} max-md:hidden whitespace-nowrap print:whitespace-nowrap`,
};
