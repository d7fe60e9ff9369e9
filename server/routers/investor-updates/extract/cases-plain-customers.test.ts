import { describe, expect, it } from 'vitest';
import { readLetter, readUpdate as read } from '@/tests/setup/read-update';

const told = (body: string) =>
  readLetter(body).customers.map((c) =>
    [c.customerName, c.status, c.dealValueAnnualUsd, c.contractTerm]
      .filter((part) => part !== null)
      .join(' '),
  );

describe('pilots and bids, by what became of them', () => {
  it.each([
    ['Signed Tessaro Foods as a pilot.', ['Tessaro Foods PILOT']],
    [
      'Signed Tessaro Foods ($48K ACV) and Bellmont Rail as a pilot.',
      ['Tessaro Foods ACTIVE', 'Bellmont Rail PILOT'],
    ],
    [
      'Signed Tessaro Foods ($84K ARR) and Bellmont Rail (pilot).',
      ['Tessaro Foods ACTIVE', 'Bellmont Rail PILOT'],
    ],
    ['Tessaro Foods pilot finished; decided not to proceed.', ['Tessaro Foods LOST_DEAL']],
    ["Tessaro Foods's pilot wrapped up. They did not convert.", ['Tessaro Foods LOST_DEAL']],
    ['Our pilot with Tessaro Foods did not convert.', ['Tessaro Foods LOST_DEAL']],
    ['The pilot at Tessaro Foods failed.', ['Tessaro Foods LOST_DEAL']],
    ['Tessaro Foods: pilot concluded, did not convert', ['Tessaro Foods LOST_DEAL']],
    ['The Tessaro Foods pilot is over; they signed a 2-year contract.', ['Tessaro Foods ACTIVE']],
    [
      'Our pilot at Tessaro Foods wrapped up and they signed an annual contract.',
      ['Tessaro Foods ACTIVE'],
    ],
    ['Tessaro Foods POC went well; contract expected in July.', ['Tessaro Foods PILOT']],
    ['The Tessaro Foods pilot was postponed to the fall.', []],
    ['Customers\n- Tessaro Foods: no-go, they chose Gekko', ['Tessaro Foods LOST_DEAL']],
    ['Customers\n- Tessaro Foods: declined', ['Tessaro Foods LOST_DEAL']],
    ['Customers\n- Tessaro Foods: no decision yet', []],
    ['Customers\n- Tessaro Foods: RFP response submitted, decision in September', []],
    [
      'Customers\n⏳ City of Tessaro: RFP submitted\n✅ City of Bellmont: contract signed',
      ['City of Bellmont ACTIVE'],
    ],
  ])('%s', (body, expected) => {
    expect(read(body).customers).toEqual(expected);
  });
});

describe('plain statements of customers', () => {
  it.each([
    ["Target, Kohl's and Tessaro are on annual contracts.", 3],
    ['New ARR came from Tessaro Foods ($80K), Bellmont Rail ($40K).', 2],
    ['Growth came from Tessaro Foods and Bellmont Rail.', 2],
    ['Growth came from Atlas and Beacon.', 0],
    ['New ARR will come from Tessaro Foods.', 0],
    ['BankUnited let its contract lapse.', 1],
    ['Tessaro Foods resumed after a two-month pause.', 1],
    ['Tessaro Foods resumed talks with us.', 0],
    ['closed Gusto and Zendesk.', 2],
    ['We signed Gusto for payroll.', 0],
  ])('%s', (body, count) => {
    expect(read(body).customers).toHaveLength(count);
  });

  it.each([
    'Zero churn this month.',
    'Voluntary churn is down.',
    'Phase 2 went live.',
    'International expanded.',
    'Stripe renewed our contract at better rates.',
    'Y Combinator selected us for the W26 batch.',
    'Customers:\nHealthcare: 12\nLogistics: 20',
    'New customers\n- TBD',
  ])('no customer: %s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it.each(['Tessaro Foods signed an LOI for $60K ARR.', 'Tessaro Foods verbally committed.'])(
    'asks about %s',
    (body) => {
      const result = readLetter(body);
      expect(result.customers).toEqual([]);
      expect(result.gaps.map((g) => g.customer?.customerName)).toContain('Tessaro Foods');
    },
  );
});

describe('what a contract is worth, told by what stands around its sum', () => {
  it.each([
    [
      'New customers (ACV): Tessaro Foods ($210K), Bellmont Rail ($150K)',
      ['Tessaro Foods ACTIVE 210000', 'Bellmont Rail ACTIVE 150000'],
    ],
    [
      'New ARR came from Tessaro Foods ($80K) and Bellmont Rail ($40K).',
      ['Tessaro Foods ACTIVE 80000', 'Bellmont Rail ACTIVE 40000'],
    ],
    [
      'Customer wins: Tessaro Foods ($210K) and Bellmont Rail ($150K), all ARR on 1-year contracts.',
      ['Tessaro Foods ACTIVE 210000 1-year', 'Bellmont Rail ACTIVE 150000 1-year'],
    ],
    [
      'New customers: Tessaro Foods ($210K), Bellmont Rail ($150K)',
      ['Tessaro Foods ACTIVE', 'Bellmont Rail ACTIVE'],
    ],
    ['We expanded with Tessaro Foods, adding $20K in ARR.', ['Tessaro Foods ACTIVE']],
    ['Tessaro Foods expanded by $20K ARR.', ['Tessaro Foods ACTIVE']],
    ['Tessaro Foods renewed with a $20K ARR uplift.', ['Tessaro Foods ACTIVE']],
    ['Tessaro Foods added $20K in ARR.', ['Tessaro Foods ACTIVE']],
    [
      '| Customer | ARR | Contract |\n|---|---|---|\n| Tessaro Foods | $240K | 3-year |\n| Bellmont Rail | $45K | annual |',
      ['Tessaro Foods ACTIVE 240000 3-year', 'Bellmont Rail ACTIVE 45000'],
    ],
  ])('%s', (body, expected) => {
    expect(told(body)).toEqual(expected);
  });
});

describe('where a statement begins and ends', () => {
  it.each([
    'Investor update\n\nTessaro Foods signed a 2-year contract.',
    'Memo to investors, covering May 2026\n\nTessaro Foods signed a 2-year contract.',
    'Update for investors\nTessaro Foods signed a 2-year contract.',
  ])('a title of the mail silences nobody: %s', (body) => {
    expect(read(body).customers).toEqual(['Tessaro Foods ACTIVE']);
  });

  it('ends at what cheers', () => {
    expect(
      read('closed Tessaro Foods and Bellmont Rail 🎉 two pilots running: Figma and Airtable.')
        .customers,
    ).toEqual(['Tessaro Foods ACTIVE', 'Bellmont Rail ACTIVE', 'Figma PILOT', 'Airtable PILOT']);
  });

  it('ends with its line where no line is wrapped', () => {
    const body =
      'Wins\nSigned Gap ($180K ACV, 2-year), Tessaro ($72K ACV) and Bellmont Rail (pilot)\nAllbirds renewed for another year';
    expect(read(body).customers).toHaveLength(4);
  });
});
