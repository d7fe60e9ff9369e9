import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const metrics = (body: string, subject = 'October 2026') =>
  metricsOf(readLetter(body, subject, '2026-11-05'));

const OWN = 'MRR: $90k. More next week.\n\n';
const OLDER = '\n\nCash: $3m\nARR: $1m\nTeam: 19';
const BLOCKS = [
  'Von: Jonas <j@x.test>\nGesendet: Montag, 5. Oktober 2026 09:12\nAn: Investoren <i@x.test>\nBetreff: September',
  'De : Jean <j@x.test>\nEnvoyé : lundi 5 octobre 2026 09:12\nÀ : Investisseurs <i@x.test>\nObjet : Septembre',
  'De: Juan <j@x.test>\nEnviado: lunes, 5 de octubre de 2026 09:12\nPara: Inv <i@x.test>\nAsunto: Septiembre',
  'De: João <j@x.test>\nEnviado: segunda-feira, 5 de outubro de 2026 09:12\nPara: Inv <i@x.test>\nAssunto: Setembro',
  'Van: Femke <f@x.test>\nVerzonden: maandag 5 oktober 2026 09:12\nAan: Inv <i@x.test>\nOnderwerp: September',
  'Da: Luca <l@x.test>\nInviato: lunedì 5 ottobre 2026 09:12\nA: Inv <i@x.test>\nOggetto: Settembre',
];

describe('an older mail in another tongue', () => {
  it.each([
    ...BLOCKS,
    '-----Ursprüngliche Nachricht-----',
    "-----Message d'origine-----",
    '-----Mensaje original-----',
    '-----Oorspronkelijk bericht-----',
    '-----Messaggio originale-----',
    '-----Mensagem original-----',
    'Am Mo., 5. Okt. 2026 um 09:12 Uhr schrieb Jonas <j@x.test>:',
    'Am 05.10.2026 um 09:12 schrieb Jonas Weber:',
    'Op ma 5 okt. 2026 om 09:12 schreef Femke <f@x.test>:',
    'Il giorno lun 5 ott 2026 alle ore 09:12 Luca <l@x.test> ha scritto:',
    'El lun, 5 oct 2026 a las 9:12, X (<x@x.test>) escribió:',
    'Em seg., 5 de out. de 2026 às 09:12, X <x@x.test> escreveu:',
    'Le lun. 5 oct. 2026 à 09:12, X <x@x.test> a écrit :',
    'Den mån 5 okt. 2026 kl 09:12 skrev Sven <s@x.test>:',
  ])('is not read as what is: %s', (head) => {
    expect(metrics(OWN + head + OLDER)).toEqual({ mrrUsd: 90_000 });
  });

  it.each(BLOCKS)('is read where it is all that was passed on: %s', (head) => {
    const wanted = { cashOnHandUsd: 3_000_000, arrUsd: 1_000_000, headcount: 19 };
    expect(metrics(head + OLDER)).toEqual(wanted);
    expect(metrics(`Zur Info.\n\n${head}${OLDER}`)).toEqual(wanted);
    expect(metrics(`Pour info, MRR: $2k?\n\n${head}${OLDER}`, 'TR: Septembre')).toEqual(wanted);
  });

  it.each(BLOCKS)('is not read below thanks for it, whatever the subject: %s', (head) => {
    for (const note of ['Thanks!', 'Danke dir!', 'Merci Jean !', 'Gracias', 'Grazie!', 'Bedankt!'])
      expect(metrics(`${note}\n\n${head}${OLDER}`)).toEqual({});
  });

  it.each([
    'Thanks, passing this on.',
    'Danke, zur Info.',
    'Siehe unten',
    'Grazie, per conoscenza',
  ])('is read where it is passed on with thanks: %s', (note) => {
    expect(metrics(`${note}\n\n${BLOCKS[0]}${OLDER}`)).toMatchObject({ arrUsd: 1_000_000 });
  });

  it('is cut from a short answer to it', () => {
    expect(metrics(`Merci !\n\n${BLOCKS[1]}${OLDER}`, 'RE: Septembre')).toEqual({});
  });

  it.each([
    'Von: 10\nAn: 12',
    'A: the product\nDe: the design',
    'Am 5. Oktober 2026 schrieb das Handelsblatt über uns:',
    'Den 5. Oktober merken:',
  ])('is none where no head of a mail stands: %s', (words) => {
    expect(metrics(`${OWN}${words}\n\nCash: $3m`)).toEqual({
      mrrUsd: 90_000,
      cashOnHandUsd: 3_000_000,
    });
  });
});
