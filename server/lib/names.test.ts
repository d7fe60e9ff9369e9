import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForMatch, normalizeCompanyName, stripLegalForms } from './names';

const LEGAL_FORMS =
  'inc incorporated corp corporation co company llc llp lp ltd limited plc gmbh ag sa sas sarl bv nv ' +
  'ab as oy pty spa srl kk';

describe('the normalized company name', () => {
  it.each([
    ['Acme', 'acme'],
    ['ACME', 'acme'],
    ['Acme, Inc.', 'acme'],
    ['Acme,Inc.', 'acme'],
    ['  Acme \t  Widgets\u00a0Ltd ', 'acme widgets'],
    ['Acme Co., Ltd.', 'acme'],
    ['Acme Pty Ltd', 'acme'],
    ['Acme L.L.C.', 'acme'],
    ['Acme S.A.', 'acme'],
    ['Acme S. A.', 'acme'],
    ['Acme S.p.A.', 'acme'],
    ['Acme S.à r.l.', 'acme sà rl'],
    ['Acme Sàrl', 'acme'],
    ['Acme A/S', 'acme'],
    ['Acme (Inc.)', 'acme'],
    ['Acme & Co.', 'acme'],
    ['Inc.', 'inc'],
    ['Company', 'company'],
    ['Inc. Co.', 'inc'],
    ['Company Store', 'company store'],
    ['Incisive', 'incisive'],
    ['A.G. Edwards', 'ag edwards'],
    ['AT&T', 'att'],
    ['Johnson & Johnson', 'johnson johnson'],
    ['Coca-Cola', 'cocacola'],
    ['O’Reilly', 'oreilly'],
    ["O'Reilly", 'oreilly'],
    ['O`Reilly', 'oreilly'],
    ['Yahoo!', 'yahoo'],
    ['Monday.com', 'mondaycom'],
    ['1,000 Dreams', '1000 dreams'],
    ['Ａｃｍｅ', 'acme'],
    ['ﬁrst', 'first'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['ISTANBUL', 'istanbul'],
    ['İstanbul', 'i\u0307stanbul'],
    ['Kızılay', 'kızılay'],
    ['KIZILAY', 'kizilay'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Nestlé', 'nestlé'],
    ['Nestle\u0301', 'nestlé'],
    ['Acme\u200b', 'acme'],
    ['小米', '小米'],
    ['🚀', '🚀'],
    ['+', '+'],
    ['C++ Labs', 'c++ labs'],
  ])('of %j is %j', (name, normalized) => {
    expect(normalizeCompanyName(name)).toBe(normalized);
  });

  it.each(LEGAL_FORMS.split(' '))('drops the trailing legal form %s in any case', (form) => {
    expect(normalizeCompanyName(`Acme ${form}`)).toBe('acme');
    expect(normalizeCompanyName(`Acme, ${form.toUpperCase()}.`)).toBe('acme');
    expect(normalizeCompanyName(`${form} Acme`)).toBe(`${form} acme`);
    expect(normalizeCompanyName(form)).toBe(form);
  });

  it.each(['kg', 'se', 'foundation', 'group', 'holdings'])(
    'keeps %s, which is not listed',
    (word) => {
      expect(normalizeCompanyName(`Acme ${word}`)).toBe(`acme ${word}`);
    },
  );

  it.each(['', ' ', '.', '!?', '---', '&', '...,;', '“”', '\u200b', '`'])(
    'is empty for nothing but punctuation: %j',
    (name) => {
      expect(normalizeCompanyName(name)).toBe('');
    },
  );

  it.each([
    ['Nordbygg Ås', 'nordbygg ås'],
    ['Nordbygg AS', 'nordbygg'],
    ['Café Cö', 'café cö'],
    ['İstanbul A.Ş.', 'i̇stanbul aş'],
  ])('takes no word with an accent for a legal form: %s', (name, normalized) => {
    expect(normalizeCompanyName(name)).toBe(normalized.normalize('NFKC'));
  });

  it('is idempotent', () => {
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc
        .array(
          fc.constantFrom('Inc', 'Co.', 'S. A.', 'İ', 'ß', 'Acme', ',', '-', ' ', 'e\u0301', '.'),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(names, (name) => {
        const once = normalizeCompanyName(name);
        expect(normalizeCompanyName(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is empty only for names without a letter, digit or symbol', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }), (name) => {
        fc.pre(/[\p{L}\p{N}]/u.test(name));
        expect(normalizeCompanyName(name)).not.toBe('');
      }),
    );
  });

  it('does not depend on case, spacing or a legal form', () => {
    const word = fc
      .stringMatching(/^[a-zäöüßéç]{2,8}$/)
      .filter((it) => !LEGAL_FORMS.split(' ').includes(it));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
        const expected = normalizeCompanyName(words.join(' '));
        expect(normalizeCompanyName(`  ${words.join('  ').toUpperCase()}, Inc. `)).toBe(expected);
      }),
    );
  });
});

describe('folding for matches', () => {
  it.each([
    ['Café', 'CAFE'],
    ['Ørsted', 'orsted'],
    ['Łódź', 'lodz'],
    ['Straße', 'STRASSE'],
    ['İzmir', 'izmir'],
    ['Ｆｕｌｌ', 'full'],
  ])('makes %s equal %s', (a, b) => {
    expect(foldForMatch(a)).toBe(foldForMatch(b));
  });

  it('keeps apart what differs in more than an accent', () => {
    expect(foldForMatch('ガ')).not.toBe(foldForMatch('カ'));
    expect(foldForMatch('acme')).not.toBe(foldForMatch('acne'));
  });
});

describe('the name without legal forms', () => {
  it.each([
    ['Acme, Inc.', 'Acme'],
    ['Acme Co., Ltd.', 'Acme'],
    ['Acme S. A.', 'Acme'],
    ['Johnson & Johnson Inc', 'Johnson & Johnson'],
    ['Smith & Co.', 'Smith'],
    ['Yahoo! Inc.', 'Yahoo!'],
    ['Inc.', 'Inc.'],
    ['Monday.com', 'Monday.com'],
  ])('of %j is %j', (name, core) => {
    expect(stripLegalForms(name)).toBe(core);
  });
});
