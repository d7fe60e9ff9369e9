import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';
import { metricsOf, readUpdate as read } from '@/tests/setup/read-update';

/** Each customer with its status, tier and value, and the metrics of the company. */
const readAll = (rawBody: string) => {
  const result = extractUpdate({
    subject: 'March 2026 update',
    rawBody,
    rawHtml: null,
    receivedAt: '2026-04-05T09:00:00.000Z',
    attachments: [],
    previouslyReported: [],
  });
  const customers = result.customers.map((c) =>
    [c.customerName, c.status, c.tier, c.dealValueAnnualUsd].filter((v) => v !== null).join(' '),
  );
  return { customers, metrics: metricsOf(result) };
};
const told = (body: string) => readAll(body).customers.join(', ');

describe('a tier behind a name is no second customer', () => {
  it.each([
    ['- Vogel Systems, Government, pilot', 'Vogel Systems PILOT GOV'],
    ['- Brill Software, Government', 'Brill Software ACTIVE GOV'],
    ['- Vogel Systems | Government | Active', 'Vogel Systems ACTIVE GOV'],
    ['- Vogel Systems – Public Sector – $20k per year', 'Vogel Systems ACTIVE GOV 20000'],
    ['- Korn Ltd, University', 'Korn Ltd ACTIVE EDU'],
    ['- Tar Foods, School District', 'Tar Foods ACTIVE EDU'],
    ['- Tar Foods (K-12 District)', 'Tar Foods ACTIVE EDU'],
    ['- Tar Foods, Local Government, paused', 'Tar Foods PAUSED GOV'],
    ['- University of Oslo, Enterprise', 'University of Oslo ACTIVE EDU'],
    ['- Austin School District, pilot', 'Austin School District PILOT EDU'],
  ])('%s', (item, customers) => {
    expect(told(`Customers\n\n${item}`)).toBe(customers);
  });

  it.each([
    [
      'Customers: Brill Software (GOV, live), Orin Health (F500, pilot)',
      'Brill Software ACTIVE GOV, Orin Health PILOT F500',
    ],
    [
      'Customers: Brill Software, SMB, Orin Health, F500, Korn Ltd, Government',
      'Brill Software ACTIVE SMB, Orin Health ACTIVE F500, Korn Ltd ACTIVE GOV',
    ],
    [
      'Customers: 1. Pella Bank, SMB, $8k MRR 2. Orin Health, F500, $40k ARR',
      'Pella Bank ACTIVE SMB 96000, Orin Health ACTIVE F500 40000',
    ],
    ['Customers: 1. Pella Bank 2. Orin Health', 'Pella Bank ACTIVE, Orin Health ACTIVE'],
    ['Customers: we have 12. Orin Health', ''],
  ])('%s', (body, customers) => {
    expect(told(body)).toBe(customers);
  });
});

describe('the numbers of a row are its customer’s', () => {
  it.each([
    ['New customers\n\n- Tiny Roasters, SMB, $2k ARR', 'Tiny Roasters ACTIVE SMB 2000'],
    ['Churned\n\n- Orin Health, SMB, $4k MRR', 'Orin Health CHURNED SMB 48000'],
    ['Customers: Brill Software, SMB, 35 staff, $12k ARR', 'Brill Software ACTIVE SMB 12000'],
    ['Brill Software, SMB, 35 staff, $12k ARR', ''],
    ['Wins\n\n- Orin Health, F500, $40k ARR, signed', 'Orin Health ACTIVE F500 40000'],
    ['Customers\n\n- Pella Bank, SMB, 5k MRR, 200 employees', 'Pella Bank ACTIVE SMB'],
    ['Customers\n\n- Pella Bank (SMB, 40 staff)', 'Pella Bank ACTIVE SMB'],
    ['Customers\n\n- Pella Bank | F500 | 4,000 employees | live', 'Pella Bank ACTIVE F500'],
    ['Customers\n\n- Pella Bank – pilot – $30k ARR', 'Pella Bank PILOT 30000'],
    ['Lost deals\n\n- Orin Health, Government, $40k ARR', 'Orin Health LOST_DEAL GOV'],
  ])('%s', (body, customers) => {
    expect(readAll(body)).toEqual({
      customers: customers === '' ? [] : [expect.stringContaining(customers)],
      metrics: {},
    });
  });

  it.each([
    [
      'Customers\n\n- Orin Health, F100, $40k ARR\n\nMetrics\n\n- ARR: $6.1M',
      { arrUsd: 6_100_000 },
    ],
    [
      'Customers\n\n- Pella Bank, SMB, 5k MRR, 200 employees\n\nTeam: 12 people. MRR: $31k.',
      { mrrUsd: 31_000, headcount: 12 },
    ],
    ['Signed Orin Health, F500, $40k ARR, and ARR is now $6.1M.', { arrUsd: 6_100_000 }],
    [
      'Won Orin Health (SMB, $40k ARR) and Korn Ltd (F500, 400 employees), bringing ARR to $1.2M.',
      { arrUsd: 1_200_000 },
    ],
    ['Orin Health (F500) signed and MRR hit $40k.', { mrrUsd: 40_000 }],
    ['- Revenue, SMB, $40k MRR', { mrrUsd: 40_000 }],
    ['Northwind (live) – MRR $40k, 12 people', { mrrUsd: 40_000, headcount: 12 }],
    [
      'Customers: Orin Health (F500), Korn Ltd (SMB) — ARR $1.1M, 14 people',
      { arrUsd: 1_100_000, headcount: 14 },
    ],
    ['Signed Orin Health, F500, in March, MRR $51k, 14 people.', { mrrUsd: 51_000, headcount: 14 }],
    [
      'Customers\n\n- Orin Health, F500, live. ARR $80k.\n- Korn Ltd, SMB, live; MRR $2k\n\nWe have 31 people and MRR of $51k.',
      { headcount: 31, mrrUsd: 51_000 },
    ],
    ['Customers\n\n- Korn Ltd, SMB, live. Our ARR is $80k.', { arrUsd: 80_000 }],
    ['- ARR (SMB): $400k\n- ARR (Enterprise): $1.4M\n- Total ARR: $1.8M', { arrUsd: 1_800_000 }],
    [
      'Orin Health, F500, is live. We have 14 people and $90k MRR.',
      { mrrUsd: 90_000, headcount: 14 },
    ],
  ])('and those of the company stay its own: %s', (body, metrics) => {
    expect(readAll(body).metrics).toEqual(metrics);
  });
});

describe('tiers as they are stated', () => {
  it.each([
    ['- Orin Labs (gov)', 'GOV'],
    ['- Orin Labs (government)', 'GOV'],
    ['- Orin Labs (edu)', 'EDU'],
    ['- Orin Labs (education)', 'EDU'],
    ['- Orin Labs (GOV)', 'GOV'],
    ['- Orin Labs (EDU)', 'EDU'],
    ['- Orin Labs - enterprise', 'ENTERPRISE'],
    ['- Orin Labs, enterprise, $20k per year', 'ENTERPRISE 20000'],
    ['- Orin Labs: Enterprise', 'ENTERPRISE'],
    ['- Orin Labs [Enterprise]', 'ENTERPRISE'],
    ['- Orin Labs $150,000 - enterprise - active', 'ENTERPRISE'],
    ['- Orin Labs - SMB', 'SMB'],
    ['- Orin Labs, enterprise plan', ''],
    ['- Orin Labs (education software)', ''],
    ['- Enterprise: Orin Labs ($20k ARR)', 'ENTERPRISE 20000'],
    ['- Fortune 500: Orin Labs ($120k)', 'F500'],
  ])('%s', (item, tier) => {
    expect(told(`Customers\n\n${item}`)).toBe(`Orin Labs ACTIVE ${tier}`.trim());
  });

  it.each([
    [
      'We signed three enterprise customers: Orin Labs, Korn Ltd and Brill Software.',
      'Orin Labs ACTIVE ENTERPRISE, Korn Ltd ACTIVE ENTERPRISE, Brill Software ACTIVE ENTERPRISE',
    ],
    [
      'Two SMB customers churned: Orin Labs and Korn Ltd.',
      'Orin Labs CHURNED SMB, Korn Ltd CHURNED SMB',
    ],
    [
      'Three enterprise and SMB customers churned: Orin Labs and Korn Ltd.',
      'Orin Labs CHURNED, Korn Ltd CHURNED',
    ],
    [
      'Customers\n\nEnterprise: Orin Labs, Korn Ltd\nSMB: Brill Software',
      'Orin Labs ACTIVE ENTERPRISE, Korn Ltd ACTIVE ENTERPRISE, Brill Software ACTIVE SMB',
    ],
    [
      'Customers: Enterprise: Orin Labs, Korn Ltd; SMB: Brill Software',
      'Orin Labs ACTIVE ENTERPRISE, Korn Ltd ACTIVE ENTERPRISE, Brill Software ACTIVE SMB',
    ],
    ['Pipeline\n\nEnterprise: Orin Labs, Korn Ltd', ''],
    ['Enterprise: Orin Labs, Korn Ltd', ''],
    [
      '## Customers\n\n### Enterprise\n\n- Orin Labs\n\n### Mid-market\n\n- Brill Software (SMB)\n- Korn Ltd',
      'Orin Labs ACTIVE ENTERPRISE, Brill Software ACTIVE SMB, Korn Ltd ACTIVE MIDMARKET',
    ],
    ['## Roadmap\n\n### Enterprise\n\n- Orin Labs', ''],
    [
      'Active (2): Orin Labs (mid-market), Brill Software (SMB)',
      'Orin Labs ACTIVE MIDMARKET, Brill Software ACTIVE SMB',
    ],
    ['Active (2): Orin Labs, Brill Software', ''],
    [
      '| Customer | Tier | Status |\n|---|---|---|\n| Orin Labs | Gov | Active |\n| Korn Ltd | Edu | Pilot |',
      'Orin Labs ACTIVE GOV, Korn Ltd PILOT EDU',
    ],
    [
      '| Customer | Tier |\n|---|---|\n| Orin Labs | SMB |\n| Korn Ltd | Enterprise |',
      'Orin Labs ACTIVE SMB, Korn Ltd ACTIVE ENTERPRISE',
    ],
    [
      'Customers\n\n| Name | Tier |\n|---|---|\n| Orin Labs | SMB |\n| Korn Ltd | Enterprise |',
      'Orin Labs ACTIVE SMB, Korn Ltd ACTIVE ENTERPRISE',
    ],
    ['| Name | Tier |\n|---|---|\n| Orin Labs | SMB |\n| Korn Ltd | Enterprise |', ''],
    ['Pipeline\n\n| Customer | Tier |\n|---|---|\n| Orin Labs | SMB |', ''],
    [
      '| Segment | Logo | ARR |\n|---|---|---|\n| SMB | Orin Labs | $12k |\n| Enterprise | Korn Ltd | $120k |',
      'Orin Labs ACTIVE SMB 12000, Korn Ltd ACTIVE ENTERPRISE 120000',
    ],
  ])('%s', (body, customers) => {
    expect(told(body)).toBe(customers);
  });
});

describe('how a customer stands, by marks and in lists of news', () => {
  it.each([
    ['Customers\n\n- ❌ Bek Cars (SMB)', ['Bek Cars CHURNED']],
    ['Customers\n\n- ⏸ Tar Foods (SMB)', ['Tar Foods PAUSED']],
    ['Customers\n\n- ⏸️ Tar Foods (SMB)', ['Tar Foods PAUSED']],
    ['Customers\n\n- 👎 Orin Health (SMB)', []],
    ['Customers\n\n- ✅ Pella Bank (SMB)', ['Pella Bank ACTIVE']],
    ['Customers\n\n- 🚀 Pella Bank (SMB)', ['Pella Bank ACTIVE']],
    ['Pilots\n\n- ❌ Pella Bank (SMB)', ['Pella Bank PILOT']],
    [
      'Customers: closed Hubspot ($60k/yr), Zapier started a paid pilot, and Calendly churned.',
      ['Zapier PILOT', 'Calendly CHURNED', 'Hubspot ACTIVE'],
    ],
    ['Closed Ardmore, Kinross Optics churned.', ['Kinross Optics CHURNED', 'Ardmore ACTIVE']],
    ['Ardmore and Kinross Optics churned.', ['Ardmore CHURNED', 'Kinross Optics CHURNED']],
    ['Lost Grayson Homes (enterprise) to an incumbent', []],
    ['We lost our customer Grayson Homes to an incumbent', ['Grayson Homes CHURNED']],
    [
      'Closed 3 new logos — Pepsi, Danone, and Mars',
      ['Pepsi ACTIVE', 'Danone ACTIVE', 'Mars ACTIVE'],
    ],
  ])('%s', (body, customers) => {
    expect(read(body).customers).toEqual(customers);
  });

  it.each([
    ['Customers: 42 paying (up from 37). Logo churn: 1 (Acme). ACV $28k.', 'Acme CHURNED'],
    ['Lost customers: Acme. ACV $28k.', 'Acme CHURNED 28000'],
  ])('an average of all is no one’s value: %s', (body, customers) => {
    expect(told(body)).toBe(customers);
  });
});

describe('tiers of whole groups, and groups that are no customers', () => {
  it.each([
    ['Segments: Enterprise 12 customers, SMB 240 customers, Government 3.', ''],
    ['Education: our fastest-growing vertical. Government: slower.', ''],
    ['Government is 12% of ARR. University customers love it.', ''],
    [
      'Government: City of Fresno went live. Enterprise: Talbot Steel renewed for 2 years.',
      'City of Fresno ACTIVE GOV, Talbot Steel ACTIVE ENTERPRISE',
    ],
    [
      'Customers\n\n- School districts: Kepler Works, Otter Works',
      'Kepler Works ACTIVE EDU, Otter Works ACTIVE EDU',
    ],
    [
      '## Customer update\n\n**SMB**\n- Otter Gym – churned\n- Fable Bakery – live since May',
      'Otter Gym CHURNED SMB, Fable Bakery ACTIVE SMB',
    ],
    [
      'Customers (3): Talbot Steel [F500, $80k], Rook Media [SMB, $4k], Quincy Foods [MM, $24k]',
      'Talbot Steel ACTIVE F500, Rook Media ACTIVE SMB, Quincy Foods ACTIVE MIDMARKET',
    ],
    ['An enterprise pilot with Talbot Steel continues.', 'Talbot Steel PILOT ENTERPRISE'],
    [
      'Customer changes\n\n+ Talbot Steel (F500) $80k ARR\n- Rook Media (SMB) $4k ARR',
      'Talbot Steel ACTIVE F500 80000, Rook Media CHURNED SMB 4000',
    ],
    [
      'Customers\n\n- Talbot Steel (F500) $80k ARR\n- Rook Media (SMB) $4k ARR',
      'Talbot Steel ACTIVE F500 80000, Rook Media ACTIVE SMB 4000',
    ],
    ['Customers\n\n- Government of Alberta, pilot', 'Government of Alberta PILOT GOV'],
  ])('%s', (body, customers) => {
    expect(told(body)).toBe(customers);
  });
});
