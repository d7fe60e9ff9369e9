import type postgres from 'postgres';
import type { Caller } from './access';

type Sql = postgres.Sql;
type Row = Record<string, unknown>;

const COMPANY = `c.id, c.vehicle_id as "vehicleId", c.slug, c.name, c.website, c.sector, c.stage,
  c.why_we_invested as "whyWeInvested", c.check_size as "checkSize", c.post_money_valuation as "postMoneyValuation",
  c.investment_date as "investmentDate", c.instrument_type as "instrumentType", c.status, c.notes, c.logo_url as "logoUrl",
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.deleted_at as "deletedAt"`;
const CUSTOMER = `r.id, r.company_id as "companyId", r.customer_name as "customerName",
  r.customer_name_normalized as "customerNameNormalized", r.tier, r.status, r.deal_value_annual_usd as "dealValueAnnualUsd",
  r.contract_term as "contractTerm", r.first_signed_at as "firstSignedAt", r.churned_at as "churnedAt", r.notes,
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.deleted_at as "deletedAt"`;
const SNAPSHOT = `r.id, r.company_id as "companyId", r.as_of as "asOf", r.reported_period as "reportedPeriod", r.mrr_usd as "mrrUsd",
  r.arr_usd as "arrUsd", r.cash_on_hand_usd as "cashOnHandUsd", r.burn_monthly_usd as "burnMonthlyUsd",
  r.runway_months as "runwayMonths", r.post_money_marked_usd as "postMoneyMarkedUsd",
  r.post_money_implied_usd as "postMoneyImpliedUsd", r.last_round_revenue_multiple as "lastRoundRevenueMultiple",
  r.headcount, r.gross_margin_pct as "grossMarginPct", r.notes, r.source_update_id as "sourceUpdateId", r.created_at as "createdAt"`;
const UPDATE = `r.id, r.company_id as "companyId", r.received_at as "receivedAt", r.reported_period as "reportedPeriod", r.source,
  r.source_ref as "sourceRef", r.from_address as "fromAddress", r.subject, r.raw_body as "rawBody", r.raw_html as "rawHtml",
  r.attachments_json as "attachmentsJson", r.processed_metrics_at as "processedMetricsAt",
  r.processed_customers_at as "processedCustomersAt", r.created_at as "createdAt", r.updated_at as "updatedAt", r.deleted_at as "deletedAt"`;
const DEAL = `id, slug, company_name as "companyName", website, description, source, source_detail as "sourceDetail", stage,
  thesis_fit_score as "thesisFitScore", estimated_valuation as "estimatedValuation", estimated_check_size as "estimatedCheckSize",
  sector, company_stage as "companyStage", notes, logo_url as "logoUrl", links->'v' as links, vehicle_id as "vehicleId",
  scouted_by_agent_id as "scoutedByAgentId", created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"`;
const GAP = `g.id, g.company_id as "companyId", g.update_id as "updateId", g.gap_type as "gapType", g.status, g.description,
  g.suggested_field as "suggestedField", g.hint, g.resolved_value->'v' as "resolvedValue", g.resolved_at as "resolvedAt",
  g.resolved_by as "resolvedBy", g.created_at as "createdAt", g.updated_at as "updatedAt"`;

const prepared = { prepare: true };
/** Ids as an array literal: the server is not asked for types. */
export const list = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** The company of a slug within the caller's vehicles, or null. */
export async function companyBySlug(sql: Sql, caller: Caller, slug: string): Promise<Row | null> {
  const [row] = await sql.unsafe<Row[]>(
    `select ${COMPANY} from companies c where c.slug = $1 and c.vehicle_id = any(cast($2::text as text[])) and c.deleted_at is null`,
    [slug, list(caller.vehicleIds)],
    prepared,
  );
  return row ?? null;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => (values.length ? sum(values) / values.length : 0);

interface Company extends Row {
  checkSize: number;
  postMoneyValuation: number | null;
  sector: string | null;
}
interface Targets {
  targetFundSize: number;
  targetCompanyCount: number;
  maxConcentrationPct: number;
}

function sectorsOf(companies: readonly Company[]) {
  const sectors = new Map<string, { sector: string; count: number; deployed: number }>();
  for (const { sector, checkSize } of companies) {
    const name = sector ?? 'Unspecified';
    const entry = sectors.get(name) ?? { sector: name, count: 0, deployed: 0 };
    entry.count += 1;
    entry.deployed += checkSize;
    sectors.set(name, entry);
  }
  return [...sectors.values()].sort((a, b) => b.deployed - a.deployed);
}

/** A vehicle's fund numbers and companies. */
export async function summaryOf(sql: Sql, vehicle: Caller['vehicles'][number]) {
  const rows = await sql.unsafe<(Company & Targets)[]>(
    `select v.target_fund_size as "targetFundSize", v.target_company_count as "targetCompanyCount",
      v.max_concentration_pct as "maxConcentrationPct", ${COMPANY}
     from vehicles v left join companies c on c.vehicle_id = v.id
     where v.id = $1 order by c.name, c.id`,
    [vehicle.id],
    prepared,
  );
  const [first] = rows;
  const companies = rows.flatMap((row) => {
    const { targetFundSize: _, targetCompanyCount: __, maxConcentrationPct: ___, ...company } = row;
    return company.id === null || company.deletedAt !== null ? [] : [company];
  });
  const totalDeployed = sum(companies.map((company) => company.checkSize));
  const targetFundSize = first?.targetFundSize ?? 0;
  return {
    vehicle: { id: vehicle.id, name: vehicle.name, type: vehicle.type, slug: vehicle.slug },
    fund: {
      targetFundSize,
      targetCompanyCount: first?.targetCompanyCount ?? 0,
      maxConcentrationPct: first?.maxConcentrationPct ?? 0,
      totalDeployed,
      deploymentPct: targetFundSize === 0 ? 0 : (totalDeployed / targetFundSize) * 100,
      avgCheckSize: mean(companies.map((company) => company.checkSize)),
      avgValuation: mean(companies.flatMap((company) => company.postMoneyValuation ?? [])),
      companyCount: companies.length,
    },
    companies,
    sectors: sectorsOf(companies),
  };
}

/** Rows of a company's child table, or null when there is no such company. */
function itemsOf(rows: Row[]): Row[] | null {
  if (rows.length === 0) return null;
  return rows[0]?.id === null ? [] : rows;
}

/** A company's customers by name. */
export async function customersOf(sql: Sql, caller: Caller, slug: string) {
  const rows = await sql.unsafe<Row[]>(
    `select ${CUSTOMER} from companies c left join customers r on r.company_id = c.id and r.deleted_at is null
     where c.slug = $1 and c.vehicle_id = any(cast($2::text as text[])) and c.deleted_at is null
     order by c.id, r.customer_name, r.id`,
    [slug, list(caller.vehicleIds)],
    prepared,
  );
  const items = itemsOf(rows);
  return items && { items };
}

/** A company's snapshots, the latest first. */
export async function snapshotsOf(sql: Sql, caller: Caller, slug: string, limit: number) {
  const rows = await sql.unsafe<Row[]>(
    `select ${SNAPSHOT} from companies c left join lateral (
       select * from metric_snapshots s where s.company_id = c.id
       order by s.as_of desc nulls last, s.created_at desc nulls last, s.id desc limit $3) r on true
     where c.slug = $1 and c.vehicle_id = any(cast($2::text as text[])) and c.deleted_at is null
     order by r.as_of desc nulls last, r.created_at desc nulls last, r.id desc`,
    [slug, list(caller.vehicleIds), limit],
    prepared,
  );
  const items = itemsOf(rows);
  return items && { items };
}

/** A page of a company's updates behind a cursor, received last first. */
export async function updatesOf(
  sql: Sql,
  caller: Caller,
  slug: string,
  limit: number,
  cursor: string | undefined,
) {
  const rows = await sql.unsafe<(Row & { nextId: string | null })[]>(
    `select ${UPDATE}, r."nextId" from companies c
     left join investor_updates seen on seen.company_id = c.id and seen.id = $4
     left join lateral (
       select s.*, lead(s.id) over (order by s.received_at desc nulls last, s.id) as "nextId"
       from investor_updates s where s.company_id = c.id and s.deleted_at is null
         and ($4::text is null or (s.received_at <= seen.received_at and (s.received_at < seen.received_at or s.id > seen.id)))
       order by s.received_at desc nulls last, s.id limit $3) r on true
     where c.slug = $1 and c.vehicle_id = any(cast($2::text as text[])) and c.deleted_at is null
     order by r.received_at desc nulls last, r.id`,
    [slug, list(caller.vehicleIds), limit + 1, cursor ?? null],
    prepared,
  );
  const items = itemsOf(rows);
  if (!items) return null;
  const page = items.slice(0, limit).map(({ nextId: _, ...row }) => row);
  return { items: page, nextCursor: items.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** A page of deals by stage and batch, newest first, with how many match. */
export async function dealsOf(sql: Sql, caller: Caller, stage: string, batch: string) {
  const matching = `organization_id = any(cast($1::text as text[])) and (vehicle_id is null or vehicle_id = any(cast($2::text as text[])))
    and deleted_at is null and stage = $3 and position($4 in source_detail_folded) > 0`;
  const rows = await sql.unsafe<(Row & { total: string })[]>(
    `select counted.total, page.* from (select count(*) as total from deals where ${matching}) counted
     left join (select ${DEAL} from deals where ${matching} order by created_at desc, id limit 50) page on true
     order by page."createdAt" desc, page.id`,
    [list(caller.organizationIds), list(caller.vehicleIds), stage, batch],
    prepared,
  );
  const deals = rows.flatMap(({ total: _, vehicleId, ...deal }) => {
    const vehicle = caller.vehicles.find((v) => v.id === vehicleId);
    if (deal.id === null) return [];
    const { id, slug, name } = vehicle ?? {};
    return [{ ...deal, vehicle: vehicle ? { id, slug, name } : null }];
  });
  return { total: Number(rows[0]?.total ?? 0), limit: 50, offset: 0, deals };
}

/** The newest open gaps of every vehicle of the caller. */
export async function gapsOf(sql: Sql, caller: Caller) {
  const items = await sql.unsafe<Row[]>(
    `select ${GAP} from unnest(cast($1::text as text[])) as v(id) cross join lateral (
       select d.* from data_gaps d where d.vehicle_id = v.id and d.status = 'OPEN'
         and d.company_id not in (select id from companies where vehicle_id = any(cast($1::text as text[])) and deleted_at is not null)
       order by d.created_at desc nulls last, d.id limit 50) g
     order by g.created_at desc nulls last, g.id limit 50`,
    [list(caller.vehicleIds)],
    prepared,
  );
  return { items };
}

/** The list behind a public link, or null. */
export async function bundleOf(sql: Sql, publicId: string) {
  const rows = await sql.unsafe<Row[]>(
    `select s.public_id as "publicId", s.title, s.created_at as "createdAt", c.id is not null as found,
      c.name, c.website, c.sector, c.stage, c.logo_url as "logoUrl"
     from public_shares s
     left join public_share_items i on i.organization_id = s.organization_id and i.share_id = s.id
     left join companies c on c.organization_id = i.organization_id and c.id = i.company_id and c.deleted_at is null
     where s.public_id = $1 and s.revoked_at is null order by i.position`,
    [publicId],
    prepared,
  );
  const [first] = rows;
  if (!first) return null;
  const companies = rows
    .filter((row) => row.found)
    .map(({ name, website, sector, stage, logoUrl }) => ({
      name,
      website,
      description: null,
      sector,
      stage,
      logoUrl,
    }));
  const { title, createdAt } = first;
  return { share: { publicId, title, companyCount: companies.length, createdAt }, companies };
}
