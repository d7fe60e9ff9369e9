import { describe, expect, it } from 'vitest';
import { readUpdate } from '@/tests/setup/read-update';

const read = (body: string) => readUpdate(body).customers.join(', ');

describe('customers in the words of further hands', () => {
  it.each([
    ['Churn:\n* Wayne Warehousing', 'Wayne Warehousing CHURNED'],
    ['Customer losses:\n- Tessaro Foods', 'Tessaro Foods CHURNED'],
    [
      '**Churned logos**\n\n| Customer | ARR lost |\n| --- | --- |\n| Tessaro | $60,000 |',
      'Tessaro CHURNED',
    ],
    ['Bids lost: Moog', 'Moog LOST_DEAL'],
    ['Lost in procurement: Tessaro Foods', 'Tessaro Foods LOST_DEAL'],
    [
      'Came: Little Sparrows\nTrying us: KinderCare\nSaid no: Busy Bees',
      'Little Sparrows ACTIVE, KinderCare PILOT, Busy Bees LOST_DEAL',
    ],
    [
      '- Sign Eataly → signed, $66K/yr\n- Convert Sysco → still in pilot',
      'Eataly ACTIVE, Sysco PILOT',
    ],
    [
      'The big news is Tessaro Foods. After seven months of trials they put pen to paper.',
      'Tessaro Foods ACTIVE',
    ],
    ['Pacific Choice is trying the product on one line in Monterey.', 'Pacific Choice PILOT'],
    ['Pacific Choice are giving the app a try.', 'Pacific Choice PILOT'],
    ['Pacific Choice gave us two stores to prove ourselves in.', 'Pacific Choice PILOT'],
    ["Zingerman's switched on the storefront on May 5.", "Zingerman's ACTIVE"],
    ['Tessaro turned our module on in all shops.', 'Tessaro ACTIVE'],
    [
      'Silverleaf Resorts, on which we had spent most of the spring, decided against us.',
      'Silverleaf Resorts LOST_DEAL',
    ],
    ['❌ Blue Harbor: gone, they shut down', 'Blue Harbor CHURNED'],
  ])('%s', (body, expected) => {
    expect(read(body)).toBe(expected);
  });

  it.each([
    'Customers\n\nForecast: we expect to reach $10.5M ARR by September 30.',
    'Customers\n\nOutlook: good.\nHeadline: all signed.',
    'Goal: close more. Result: closed.',
    'Clients:\n- we are glad\n\nAbraços,\nThiago',
    'Clients:\n- we are glad\n\nCordialement,\nJuan',
  ])('no customer: %s', (body) => {
    expect(read(body)).toBe('');
  });

  it.each([
    ['Tessaro chose us under a three-year agreement with a yearly value of $900K.', 900_000],
    ['Oakland Unified just signed!!! 3 yr, $42k/yr.', 42_000],
  ])('%s', (body, value) => {
    expect(readUpdate(body).values).toEqual([value]);
  });
});
