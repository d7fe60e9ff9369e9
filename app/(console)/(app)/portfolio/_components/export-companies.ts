import { downloadCsv } from '../../../_lib/csv';
import { dateInput } from '../../../_lib/format';
import type { CompaniesTableState } from './use-companies-table';

const HEADER = [
  'Name',
  'Slug',
  'Website',
  'Sector',
  'Stage',
  'Status',
  'Instrument',
  'Check size (USD)',
  'Post-money valuation (USD)',
  'Investment date',
];

/** Hands the companies as the table shows them, filtered and sorted, to the browser's downloads. */
export function exportCompanies({ table }: CompaniesTableState, fileName: string): void {
  const rows = table
    .getRowModel()
    .rows.map(({ original: company }) => [
      company.name,
      company.slug,
      company.website,
      company.sector,
      company.stage,
      company.status,
      company.instrumentType,
      company.checkSize,
      company.postMoneyValuation,
      dateInput(company.investmentDate),
    ]);
  downloadCsv(fileName, [HEADER, ...rows]);
}
