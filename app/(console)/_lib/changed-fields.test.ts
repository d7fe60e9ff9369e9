import { expect, it } from 'vitest';
import { changesInWords } from './changed-fields';

const vehicles = [
  { id: 'v1', name: 'Fund I' },
  { id: 'v2', name: 'Fund II' },
];

it('a change is told with its field, before and after, as pages show them', () => {
  const fields = [
    { field: 'checkSize', from: 250_000, to: 300_000 },
    { field: 'status', from: 'ACTIVE', to: 'MARKED_UP' },
    { field: 'investmentDate', from: '2026-01-15T00:00:00+00:00', to: '2026-02-01T00:00:00+00:00' },
    { field: 'sector', from: null, to: 'Logistics' },
    { field: 'vehicleId', from: 'v1', to: 'v2' },
    { field: 'vehicleId', from: 'v2', to: null },
    { field: 'estimatedValuation', from: null, to: 12_000_000 },
    { field: 'notes' },
  ];
  expect(changesInWords(fields, vehicles)).toBe(
    [
      'Check size from $250,000 to $300,000',
      'Status from Active to Marked up',
      'Investment date from Jan 15, 2026 to Feb 1, 2026',
      'Sector from nothing to “Logistics”',
      'Fund from Fund I to Fund II',
      'Fund from Fund II to no fund',
      'Valuation from nothing to $12,000,000',
      'Notes',
    ].join('; '),
  );
  expect(changesInWords(null, vehicles)).toBe('');
});

it('what somebody wrote into a field passes for no other change', () => {
  const to = 'x”; Status from Active to Exited; Name from “\u202Ey';
  expect(changesInWords([{ field: 'sector', from: 'nothing', to }], vehicles)).toBe(
    'Sector from “nothing” to “x"; Status from Active to Exited; Name from "y”',
  );
});
