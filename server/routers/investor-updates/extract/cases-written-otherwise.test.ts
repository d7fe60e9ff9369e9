import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('numbers are read however they are written', () => {
  it.each([
    ['Cash is at $.95M, burn $.05M per month.', { cashOnHandUsd: 950_000, burnMonthlyUsd: 50_000 }],
    ['👥 44 FTEs', { headcount: 44 }],
    [
      'Key numbers (ARR / cash / burn): $1.2M / $3M / $80k',
      { arrUsd: 1_200_000, cashOnHandUsd: 3_000_000, burnMonthlyUsd: 80_000 },
    ],
    [
      '3 highlights: (1) ARR $740K, up 15%; (2) a 2-year lease; (3) headcount flat at 10.',
      { arrUsd: 740_000, headcount: 10 },
    ],
    [
      '(1) Cash $2.2M (2) Runway 23 months (3) 14 employees',
      {
        cashOnHandUsd: 2_200_000,
        runwayMonths: 23,
        headcount: 14,
      },
    ],
    ['Burn (3-mo avg): $175k. October burn: $190k.', { burnMonthlyUsd: 190_000 }],
    ['As for people: 2 joined, 1 left, leaving us at 27.', { headcount: 27 }],
    [
      "We've got twenty-two people and nineteen months of runway.",
      { headcount: 22, runwayMonths: 19 },
    ],
    [
      'We said goodbye to two colleagues and welcomed five, so the head count went from 31 to 34.',
      { headcount: 34 },
    ],
    ['I misstated cash. It is $2.4M and not $2.7M.', { cashOnHandUsd: 2_400_000 }],
    ['Cash: $2.7M\n\n(edit: typo, cash is $2.4M)', { cashOnHandUsd: 2_400_000 }],
    ['Our net outflow averages 265,000 dollars a month.', { burnMonthlyUsd: 265_000 }],
    [
      'We sold $4M of preferred stock at a pre-money valuation of $18M (post: $22M).',
      { postMoneyMarkedUsd: 22_000_000 },
    ],
    ['Burn crept up to $199k.', { burnMonthlyUsd: 199_000 }],
    ['MRR was in fact $119k.', { mrrUsd: 119_000 }],
    ['Cash out date is 5/2028, i.e. 18 months.', { runwayMonths: 18 }],
    ['Money lasts through Q2 2027 (8 months).', { runwayMonths: 8 }],
    [
      'Barbestand Ende Oktober: $1.4M. Umsatz pro Monat wiederkehrend: $58k. Mitarbeiter: 13',
      { cashOnHandUsd: 1_400_000, mrrUsd: 58_000, headcount: 13 },
    ],
    [
      'Reichweite: 14 Monate\nBruttomarge: 72 %\nMitarbeiterzahl: 19',
      { runwayMonths: 14, grossMarginPct: 72, headcount: 19 },
    ],
    ['Trésorerie : 1,4 M$\nEffectif : 15', { cashOnHandUsd: 1_400_000, headcount: 15 }],
    ['12 mois de runway, 890 k$ en banque.', { cashOnHandUsd: 890_000, runwayMonths: 12 }],
    [
      'MRR de $56,300. Caja $890,000, quema mensual $61,000, 14 meses de runway.',
      { mrrUsd: 56_300, cashOnHandUsd: 890_000, burnMonthlyUsd: 61_000, runwayMonths: 14 },
    ],
    ['Equipo: 23 personas. Margen bruto 71%.', { headcount: 23, grossMarginPct: 71 }],
    [
      'Em caixa: US$ 890 mil. Queima mensal de US$ 61 mil. Equipe de 23 pessoas.',
      { cashOnHandUsd: 890_000, burnMonthlyUsd: 61_000, headcount: 23 },
    ],
    ['ARR is $2.5 mil and cash $6 mil.', { arrUsd: 2_500_000, cashOnHandUsd: 6_000_000 }],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)).toEqual([metrics, []]);
  });

  it.each([
    'We closed the year.5 people cheered.',
    'Our cofounder has 24 employees under her.',
    'Thanks to Priya, who has 12 people reporting to her.',
    'Please disregard the burn figure of $90k I sent this morning.',
  ])('but not what is another thing, or taken back: %s', (body) => {
    expect(readOctober(body)).toEqual([{}, []]);
  });

  it('"mil" behind hundreds, a million in English and a thousand in Spanish, is asked about', () => {
    expect(readOctober('Cash: $890 mil')).toEqual([{}, ['cashOnHandUsd']]);
  });

  it('a range of months is asked about', () => {
    expect(readOctober('Runway: 9-10 months at current burn.')).toEqual([{}, ['runwayMonths']]);
  });

  it('a runway with hoped-for growth in it is asked about', () => {
    expect(readOctober('With revenue growth baked in we have 24 months of runway.')).toEqual([
      {},
      ['runwayMonths'],
    ]);
  });
});
