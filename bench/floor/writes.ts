import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { v7 } from 'uuid';
import type { Caller } from './access';
import { companyBySlug, list } from './reads';

type Sql = postgres.Sql;
type Row = Record<string, unknown>;
const prepared = { prepare: true };

/** What the audit trail takes, from the rows that a statement changed; parameters from $n on. */
const audit = (n: number, operation: string, kind: string) => `event as (
  insert into audit_events (organization_id, actor_kind, actor_id, actor_email, operation, change, target_kind, target_ids, request_id)
  select (select c.organization_id from companies c where c.id = changed."companyId"), 'apiKey', $${n}::text, $${n + 1}::text,
    '${operation}', 'insert', '${kind}', jsonb_build_object('v', jsonb_agg(changed.id)), $${n + 2}::text
  from changed group by 1)`;

const own = (company: string, vehicles: string) =>
  `(select id from companies where id = ${company} and vehicle_id = any(cast(${vehicles}::text as text[])))`;

interface CustomerBody {
  customerName: string;
  tier: string;
  status?: string;
  dealValueAnnualUsd?: number;
}

/** Adds or updates a customer; null when there is no such company. */
export async function upsertCustomer(
  sql: Sql,
  caller: Caller,
  slug: string,
  body: unknown,
  requestId: string,
) {
  const company = await companyBySlug(sql, caller, slug);
  if (!company) return null;
  const { customerName, tier, status, dealValueAnnualUsd } = body as CustomerBody;
  const normalized = customerName.toLowerCase().trim();
  const hash = createHash('sha256').update(normalized).digest('hex');
  const id = v7();
  const [row] = await sql.unsafe<Row[]>(
    `with changed as (
       insert into customers (id, company_id, customer_name, customer_name_normalized, customer_name_hash, tier, status, deal_value_annual_usd)
       values ($1, ${own('$2', '$3')}, $4, $5, $6, $7, coalesce($8::text, 'ACTIVE'), $9)
       on conflict (company_id, customer_name_hash) do update set customer_name = excluded.customer_name, tier = excluded.tier,
         status = coalesce($8::text, customers.status), deal_value_annual_usd = coalesce(excluded.deal_value_annual_usd, customers.deal_value_annual_usd),
         updated_at = now(), deleted_at = null
       returning id, company_id as "companyId", customer_name as "customerName", customer_name_normalized as "customerNameNormalized",
         tier, status, deal_value_annual_usd as "dealValueAnnualUsd", contract_term as "contractTerm", first_signed_at as "firstSignedAt",
         churned_at as "churnedAt", notes, created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"),
     ${audit(10, 'customers.upsert', 'customers')} select * from changed`,
    [
      id,
      String(company.id),
      list(caller.vehicleIds),
      customerName,
      normalized,
      hash,
      tier,
      status ?? null,
      dealValueAnnualUsd ?? null,
      caller.keyId,
      caller.email,
      requestId,
    ],
    prepared,
  );
  return row ? { ...row, inserted: row.id === id } : null;
}

interface SnapshotBody {
  asOf: string;
  arrUsd?: number;
  headcount?: number;
  notes?: string;
}

/** Appends a snapshot; null when there is no such company. */
export async function appendSnapshot(
  sql: Sql,
  caller: Caller,
  slug: string,
  body: unknown,
  requestId: string,
) {
  const company = await companyBySlug(sql, caller, slug);
  if (!company) return null;
  const { asOf, arrUsd, headcount, notes } = body as SnapshotBody;
  const [row] = await sql.unsafe<Row[]>(
    `with changed as (
       insert into metric_snapshots (id, company_id, as_of, arr_usd, headcount, notes)
       values ($1, ${own('$2', '$3')}, $4::timestamptz, $5, $6, $7)
       returning id, company_id as "companyId", as_of as "asOf", reported_period as "reportedPeriod", mrr_usd as "mrrUsd",
         arr_usd as "arrUsd", cash_on_hand_usd as "cashOnHandUsd", burn_monthly_usd as "burnMonthlyUsd", runway_months as "runwayMonths",
         post_money_marked_usd as "postMoneyMarkedUsd", post_money_implied_usd as "postMoneyImpliedUsd",
         last_round_revenue_multiple as "lastRoundRevenueMultiple", headcount, gross_margin_pct as "grossMarginPct", notes,
         source_update_id as "sourceUpdateId", created_at as "createdAt"),
     ${audit(8, 'metricSnapshots.create', 'metric_snapshots')} select * from changed`,
    [
      v7(),
      String(company.id),
      list(caller.vehicleIds),
      asOf,
      arrUsd ?? null,
      headcount ?? null,
      notes ?? null,
      caller.keyId,
      caller.email,
      requestId,
    ],
    prepared,
  );
  return row ?? null;
}
