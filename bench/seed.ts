import { createHash } from 'node:crypto';

/** Keys that the data lets in: one organization of two vehicles, and ten organizations. */
export const KEYS = {
  firm: 'fpk_benchmark-key-of-one-organization-000',
  sweep: 'fpk_benchmark-key-of-ten-organizations-00',
};

export const PUBLIC_ID = 'ps_benchmarkbenchmarkbench1';

/** How much the growing tables hold, beside what is always there (500 companies × 36 months). */
export interface Size {
  snapshots: number;
  updates: number;
  deals: number;
  gaps: number;
}

/**
 * Rows in the proportion of 1,000,000 snapshots to 200,000 updates and 100,000 deals; gaps enough
 * that each page of them is full.
 */
export const sizeOf = (snapshots: number): Size => ({
  snapshots,
  updates: snapshots / 5,
  deals: snapshots / 10,
  gaps: 5_000 + snapshots / 20,
});

/** Ids look like those of the service and grow with n. */
const id = (kind: string, n: string) =>
  `'${kind}000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0')`;

/** The id that the nth row of a kind has: `c0` companies, `a0` updates, `d0` deals, `e0` gaps. */
export const idOf = (kind: string, n: number): string =>
  `${kind}000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const START = `timestamptz '2026-01-01'`;

const tenants = [
  `insert into organizations (id, slug, name, created_at)
    select ${id('b0', 'n')}, 'firm-' || n, 'Firm ' || n, ${START} + n * interval '1 minute'
    from generate_series(0, 9) n`,
  `insert into vehicles (id, organization_id, slug, name, type, target_fund_size, target_company_count, max_concentration_pct, created_at)
    select ${id('f0', 'n')}, ${id('b0', 'n / 2')}, case when n % 2 = 0 then 'main' else 'history' end,
      'Fund ' || n, 'FUND', 5e8, 500, 10, ${START} + n * interval '1 minute'
    from generate_series(0, 19) n`,
  `insert into users (id, email, name) values ('u-firm', 'firm@bench.test', 'Firm'), ('u-sweep', 'sweep@bench.test', 'Sweep')`,
  `insert into memberships (id, user_id, organization_id, role)
    select 'm-firm', 'u-firm', ${id('b0', '0')}, 'MANAGER'
    union all select 'm-sweep-' || n, 'u-sweep', ${id('b0', 'n')}, 'MANAGER' from generate_series(0, 9) n`,
  `insert into api_keys (id, user_id, name, start, hash, last_used_at) values
    ('k-firm', 'u-firm', 'bench', 'fpk_', '${sha256(KEYS.firm)}', now()),
    ('k-sweep', 'u-sweep', 'bench', 'fpk_', '${sha256(KEYS.sweep)}', now())`,
];

// Companies 0 to 499 are the main vehicle's, 500 is the one with the long history, the rest are
// other firms'.
const OWNER = 'case when n <= 500 then 0 else 1 + n % 9 end';
const VEHICLE = `case when n < 500 then 0 when n = 500 then 1 else 2 * (1 + n % 9) + n % 2 end`;
const companies = [
  `insert into companies (id, organization_id, vehicle_id, slug, name, website, sector, stage,
      why_we_invested, check_size, post_money_valuation, investment_date, instrument_type, status, notes, created_at, updated_at)
    select ${id('c0', 'n')}, ${id('b0', OWNER)}, ${id('f0', VEHICLE)}, 'company-' || n, 'Company ' || n,
      'https://company-' || n || '.example', (array['AI', 'Fintech', 'Health', 'Climate', 'Security', null])[1 + n % 6],
      (array['seed', 'series-a', 'series-b'])[1 + n % 3], 'A strong team in a market that grows, met through a founder of the portfolio.',
      100000 + n * 250, 1e7 + n * 1e4, ${START} - n * interval '1 day', (array['SAFE', 'EQUITY', 'CONVERTIBLE'])[1 + n % 3],
      (array['ACTIVE', 'ACTIVE', 'MARKED_UP', 'WRITTEN_DOWN'])[1 + n % 4], 'Board seat: observer.', ${START}, ${START}
    from generate_series(0, 1999) n`,
  `insert into customers (id, company_id, customer_name, customer_name_normalized, customer_name_hash, tier, status,
      deal_value_annual_usd, contract_term, first_signed_at, notes, created_at, updated_at)
    select ${id('ca', 'n')}, ${id('c0', 'n % 500')}, 'Customer ' || n, 'customer ' || n,
      encode(sha256(convert_to('customer ' || n, 'UTF8')), 'hex'), (array['F100', 'F500', 'ENTERPRISE', 'SMB'])[1 + n % 4],
      (array['ACTIVE', 'ACTIVE', 'PILOT', 'CHURNED'])[1 + n / 7 % 4], n * 100, '24 months', ${START} - n * interval '1 hour',
      'Signed after a pilot of three months.', ${START}, ${START}
    from generate_series(0, 4999) n where n % 500 <> 1`,
  `insert into customers (id, company_id, customer_name, customer_name_normalized, customer_name_hash, tier, status,
      deal_value_annual_usd, contract_term, first_signed_at, notes, created_at, updated_at)
    select ${id('cb', 'n')}, ${id('c0', '1')}, 'Logo ' || n, 'logo ' || n, encode(sha256(convert_to('logo ' || n, 'UTF8')), 'hex'),
      (array['F100', 'F500', 'ENTERPRISE', 'SMB'])[1 + n % 4], 'ACTIVE', n * 1000, '24 months', ${START} - n * interval '1 hour',
      'Signed after a pilot of three months.', ${START}, ${START}
    from generate_series(0, 199) n`,
  `insert into public_shares (id, organization_id, public_id, title, company_count, duplicate_company_count,
      unshareable_deals, request_hash, created_by, created_at)
    values ('share', ${id('b0', '0')}, '${PUBLIC_ID}', 'One hundred', 100, 0, '{"v": []}', 'hash', 'firm@bench.test', ${START})`,
  `insert into public_share_items (share_id, organization_id, position, company_id)
    select 'share', ${id('b0', '0')}, n, ${id('c0', 'n')} from generate_series(0, 99) n`,
];

const snapshotColumns = `insert into metric_snapshots (id, company_id, as_of, reported_period, mrr_usd, arr_usd,
    cash_on_hand_usd, burn_monthly_usd, runway_months, headcount, gross_margin_pct, notes, created_at)`;
const snapshotValues = `'2025-Q1', 1e5 + n, 12 * (1e5 + n), 5e6, 2e5, 25, 40, 71.5, null, ${START}`;

/** One tenth of a growing table is the long history's, the rest is spread over other firms. */
const OWNER_COMPANY = `case when n % 10 = 0 then 500 else 501 + n % 1499 end`;

const growing = (size: Size) => [
  `${snapshotColumns} select ${id('50', 'n')}, ${id('c0', 'n % 500')}, ${START} - (n / 500) * interval '1 month', ${snapshotValues}
    from generate_series(0, 17999) n`,
  `${snapshotColumns} select ${id('51', 'n')}, ${id('c0', OWNER_COMPANY)}, ${START} - n * interval '5 minutes', ${snapshotValues}
    from generate_series(0, ${size.snapshots - 1}) n`,
  `insert into investor_updates (id, company_id, received_at, reported_period, source, source_ref, source_ref_hash,
      from_address, subject, raw_body, processed_metrics_at, created_at, updated_at)
    select ${id('a0', 'n')}, ${id('c0', `case when n % 2 = 0 then 500 else 501 + n % 1499 end`)}, ${START} - n * interval '10 minutes',
      '2025-Q1', 'email', 'mail-' || n, encode(sha256(convert_to('mail-' || n, 'UTF8')), 'hex'), 'founder@company.example',
      'Update ' || n, repeat('We grew, we hired and we shipped. ', 20), case when n % 3 = 0 then ${START} end, ${START}, ${START}
    from generate_series(0, ${size.updates - 1}) n`,
  `insert into deals (id, organization_id, slug, company_name, website, description, source, source_detail,
      source_detail_folded, stage, thesis_fit_score, sector, company_stage, notes, created_at, updated_at)
    select ${id('d0', 'n')}, ${id('b0', 'n % 2')}, 'deal-' || n, 'Deal ' || n, 'https://deal-' || n || '.example',
      'Robots that sort parcels in small warehouses.', 'YC', 'YC W' || 10 + n / 16 % 20, 'yc w' || 10 + n / 16 % 20,
      (array['DISCOVERED', 'RESEARCHING', 'PRE_MEETING', 'MEETING', 'DECISION', 'TERMS', 'COMMITTED', 'PASSED'])[1 + n / 2 % 8],
      n % 5, 'Robotics', 'seed', '', ${START} - n * interval '1 minute', ${START}
    from generate_series(0, ${size.deals - 1}) n`,
  `insert into data_gaps (id, vehicle_id, company_id, gap_type, status, description, suggested_field, created_at, updated_at)
    select ${id('e0', 'n')}, c.vehicle_id, c.id, 'METRIC_MISSING', case when n % 5 = 0 then 'OPEN' else 'RESOLVED' end,
      'Headcount of the month is missing', 'headcount', ${START} - n * interval '1 minute', ${START}
    from generate_series(0, ${size.gaps - 1}) n join companies c on c.id = ${id('c0', 'n % 2000')}`,
  // What the bulk calls resolve, apart from what the lists show.
  `insert into data_gaps (id, vehicle_id, company_id, gap_type, description, suggested_field, created_at, updated_at)
    select ${id('e1', 'n')}, ${id('f0', '0')}, ${id('c0', '2')}, 'METRIC_MISSING', 'Headcount is missing', 'headcount',
      ${START} - interval '9 years', ${START} from generate_series(0, 9999) n`,
  `insert into news_items (id, vehicle_id, company_id, title, url, url_normalized, url_hash, published_at, hidden,
      hold_reason, material_negative, discovered_at)
    select ${id('90', 'n')}, c.vehicle_id, c.id, 'News ' || n, 'https://news.example/' || n, 'https://news.example/' || n,
      encode(sha256(convert_to('https://news.example/' || n, 'UTF8')), 'hex'), ${START} - n * interval '1 minute', n % 4 = 0,
      case when n % 4 = 0 then 'attestation_missing' end, n % 50 = 0, ${START} - n * interval '1 minute'
    from generate_series(0, ${size.gaps - 1}) n join companies c on c.id = ${id('c0', 'n % 2000')}`,
  `insert into asks (id, vehicle_id, company_id, update_id, type, status, title, description, span_start, span_end, published_at, created_at, updated_at)
    select ${id('80', 'n')}, ${id('f0', '1')}, ${id('c0', '500')}, ${id('a0', 'n * 2')}, 'HIRING', case when n % 5 = 0 then 'OPEN' else 'RESOLVED' end,
      'A senior engineer', 'A senior engineer', 0, 10, ${START}, ${START} - n * interval '1 minute', ${START}
    from generate_series(0, ${size.updates / 2 - 1}) n`,
  `insert into stats_snapshots (id, vehicle_id, computed_at, as_of, portfolio_arr_usd, computation_json)
    select ${id('70', 'n')}, ${id('f0', 'n % 20')}, ${START} - n * interval '1 hour', ${START} - n * interval '1 hour', n, '{"v": {"companies": []}}'
    from generate_series(0, ${size.snapshots / 100 - 1}) n`,
  `insert into audit_events (organization_id, at, actor_kind, actor_id, actor_email, operation, change, target_kind, target_ids, request_id)
    select ${id('b0', 'n % 10')}, ${START} - n * interval '1 minute', 'apiKey', 'k-firm', 'firm@bench.test', 'portfolio.patch',
      'update', 'companies', '{"v": ["x"]}', 'request-' || n
    from generate_series(${size.snapshots / 4 - 1}, 0, -1) n`,
];

/** The statements that fill a migrated, empty database; the same on every run. */
export const seedStatements = (size: Size): string[] => [
  ...tenants,
  ...companies,
  ...growing(size),
  'analyze',
];
