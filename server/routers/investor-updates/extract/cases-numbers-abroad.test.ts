import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string) => metricsOf(readLetter(body));

describe('"mil" is a thousand in a letter of Spain, Latin America or Brazil', () => {
  it.each([
    [
      'Pessoal,\n\nMRR: US$ 73 mil\n\nSomos uma equipe pequena e o nosso produto está pronto.',
      73e3,
    ],
    [
      'Hola a todos, este mes fue bueno para nuestro equipo.\n\nMRR: US$ 73 mil\n\nUn abrazo, y gracias por todo',
      73e3,
    ],
    ['MRR: $2.1 mil', 2.1e6],
    [
      'We met a client in Rio de Janeiro last week and it went rather well for all.\n\nMRR: $2.1 mil',
      2.1e6,
    ],
  ])('%#', (body, mrrUsd) => {
    expect(read(body).mrrUsd).toBe(mrrUsd);
  });

  it('asks where a month would be of tens of millions', () => {
    const letter = readLetter('MRR: US$ 73 mil');
    expect(metricsOf(letter)).toEqual({});
    expect(letter.gaps.map((gap) => gap.suggestedField)).toContain('mrrUsd');
  });
});

describe('numbers in German, French, Spanish and Portuguese', () => {
  it.each([
    ['Cerramos abril con un MRR de $41k.', { mrrUsd: 41e3 }],
    ['MRR de março: $73k', { mrrUsd: 73e3 }],
    ['Notre ARR atteint $1.3M.', { arrUsd: 1.3e6 }],
    ['Die liquiden Mittel beliefen sich auf $6.2M.', { cashOnHandUsd: 6.2e6 }],
    ['Kasse: $1.02M', { cashOnHandUsd: 1.02e6 }],
    ['Die Bruttomarge betrug 69 %, angestrebt sind 75 %.', { grossMarginPct: 69 }],
    ['Die Bruttomarge betrug 69 %, Ziel 75 %.', { grossMarginPct: 69 }],
    ['Somos 9 personas.', { headcount: 9 }],
    ['Hoy somos 9 personas, 6 en Madrid.', { headcount: 9 }],
    ["Nous sommes 22 dans l'équipe, contre 18 fin décembre.", { headcount: 22 }],
    ['Nous sommes 22 personnes.', { headcount: 22 }],
    ['Wir sind 14 Leute.', { headcount: 14 }],
    ['Wir sind jetzt 14.', { headcount: 14 }],
    [
      'Wir beschäftigen 47 Mitarbeiterinnen und Mitarbeiter; genehmigt sind 52 Stellen.',
      { headcount: 47 },
    ],
    ['Somos 17 pessoas no time.', { headcount: 17 }],
  ])('reads %s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    'Somos 9 personas en ventas.',
    'Nous sommes 22 % au-dessus du plan.',
    'Wir sind 14 Monate am Markt.',
    'Wir sind 14 Tage im Verzug.',
    'Wir sind 3 Gründer und suchen einen CTO.',
    'Nous sommes 4 mois en avance.',
    'Wir waren 14 Leute.',
    'Wir sind 14 im Vertrieb.',
    'Wir sind bald 14 Leute.',
    'Somos 12 millones de usuarios.',
    'Nous sommes 12 clients.',
    'Le concurrent annonce un ARR de $20M.',
    'Notre concurrent Zeta a un ARR de $20M.',
    'Nuestro competidor tiene un MRR de $900k.',
    'O concorrente tem um MRR de $900k.',
    'Die Kasse der Kunden: $3M',
    'La meta de MRR es $50k.',
    'El objetivo de MRR es $50k; hoy estamos en $41k.',
    'Im Ziel sind wir 14 Leute.',
    'Notre objectif : ARR de $2M.',
    'Das Ziel ist eine Bruttomarge von 75 %.',
    'Objetivo: MRR de $60k.',
    'Meta: MRR de $60k.',
  ])('takes no value from %s', (body) => {
    expect(read(body)).toEqual({});
  });
});
