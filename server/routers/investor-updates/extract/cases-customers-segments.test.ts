import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('parts of the market and of the company beside its customers', () => {
  it.each([
    '1) Financials – MRR 118k, cash 3.3M',
    '- Financials: $118k ARR, cash 3.3M',
    '- Retail: $118k ARR\n- Healthcare: $200k ARR',
    'Sales:\n- Commercial: $118k ARR\n- Wholesale ($20k MRR)',
    'Customers:\n- Retail: $118k ARR\n- Healthcare: $200k ARR',
    'Pipeline\n- Retail: Kroger, Wegmans',
    'Retail: Kroger, Wegmans',
  ])('%j names no customer', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it.each([
    ['New customers\n- Retail: Kroger, Wegmans\n- Healthcare: Sutter Health', 'ACTIVE'],
    ['New customers:\nUS: Kroger, Wegmans\nUK: Sutter Health', 'ACTIVE'],
    ['## New logos\n**Retail** – Kroger, Wegmans\n**Healthcare** – Sutter Health', 'ACTIVE'],
    ['New customers: Retail (Kroger, Wegmans), Healthcare (Sutter Health)', 'ACTIVE'],
    ['Churned:\n- 2 retailers: Kroger and Wegmans\n- 1 hospital: Sutter Health', 'CHURNED'],
  ])('%j names those behind the labels', (body, status) => {
    expect(read(body).customers).toEqual([
      `Kroger ${status}`,
      `Wegmans ${status}`,
      `Sutter Health ${status}`,
    ]);
  });

  it.each([
    ['- Target: $240k ACV', 'Target ACTIVE'],
    ['- Stripe ($40k ARR)', 'Stripe ACTIVE'],
    ['New customers\n- Energy Systems Group – $40k', 'Energy Systems Group ACTIVE'],
  ])('%j still names its customer', (body, expected) => {
    expect(read(body).customers).toEqual([expected]);
  });
});

describe('customers that paused and are back', () => {
  it.each([
    ['Hertz, who paused in spring, is back.', 'Hertz ACTIVE'],
    ['Hertz, which paused in spring, is back in production.', 'Hertz ACTIVE'],
    ['Hertz paused in May and resumed in October.', 'Hertz ACTIVE'],
    ['Hertz cancelled in May, and is back on an annual plan.', 'Hertz ACTIVE'],
    ['Hertz paused in May and will resume in January.', 'Hertz PAUSED'],
    ['Hertz paused in May but expects to be back in January.', 'Hertz PAUSED'],
    ['Hertz paused the rollout, but talks resumed in October.', 'Hertz PAUSED'],
    ['Hertz cancelled, and we are back to 40 customers.', 'Hertz CHURNED'],
  ])('%s', (body, expected) => {
    expect(read(body).customers).toEqual([expected]);
  });
});

describe('short lines of who came and went', () => {
  it.each([
    [
      'New: Ocado, Network Rail, University of Leeds. Gone: Made.com. POC: Tesco.',
      'Ocado ACTIVE, Network Rail ACTIVE, University of Leeds ACTIVE, Made.com CHURNED, Tesco PILOT',
    ],
    ['Won – Kroger ($40k)\nLost – Wegmans', 'Kroger ACTIVE, Wegmans LOST_DEAL'],
    ['Paused – Kroger, Wegmans', 'Kroger PAUSED, Wegmans PAUSED'],
    ['Pilot – Mayo Clinic', 'Mayo Clinic PILOT'],
    ['New: Dark Mode, Teams. Gone: Legacy API.', ''],
    ['New – a CRM integration\nRenewed – our lease', ''],
    ['Lost – John Smith, who led sales', ''],
  ])('%j', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });
});

describe('who makes what the company sells', () => {
  it.each([
    'Microsoft is our largest contract manufacturer.',
    'Contract with Foxconn executed on October 9 for manufacturing.',
  ])('%s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it('is told apart from who buys it', () => {
    const body = 'Contract with Kroger executed on October 9 for 40 stores.';
    expect(read(body).customers).toEqual(['Kroger ACTIVE']);
  });
});

describe('who is told as the exception', () => {
  it.each([
    ['All but Kroger renewed.', 'Kroger CHURNED'],
    ['Every customer except Kroger renewed.', 'Kroger CHURNED'],
    ['All of our pilots but Kroger converted.', 'Kroger LOST_DEAL'],
    ['Neither Kroger nor Unum renewed.', 'Kroger CHURNED, Unum CHURNED'],
    ['Neither Kroger nor Unum churned.', ''],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });
});
