import type { Email } from 'postal-mime';
import { parseMoment } from '@/server/lib/dates';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** False where a date names a day that its month does not have: parsers would go on counting. */
function namesRealDay(date: string): boolean {
  const [, day, month = '', year] = /(\d{1,2}) +([a-z]{3})[a-z]* +(\d{4})/i.exec(date) ?? [];
  const at = MONTHS.indexOf(month.toLowerCase());
  return at < 0 || Number(day) <= new Date(Date.UTC(Number(year), at + 1, 0)).getUTCDate();
}

const KNOWN_ZONE = /^(?:UT|UTC|GMT|Z|[ECMP][SD]T|[AP]M)$/i;

/** Clocks are 14 hours apart at most. */
const NO_ZONE = / [+-](?:1[5-9]|[2-9]\d)\d\d\b| [+-]\d\d[6-9]\d\b/;

/** A date whose zone is not named, or by a name that is not of RFC 5322 (section 4.3), is of UTC. */
function zoned(said: string): string {
  const plain = said.replaceAll(/\([^()]*\)/g, ' ').trim();
  const [, time, zone] = /^(.*\d:\d\d(?::\d\d)?)(?: +([A-Za-z]{1,5}))?$/.exec(plain) ?? [];
  return time === undefined || KNOWN_ZONE.test(zone ?? '') ? plain : `${time} +0000`;
}

/** False for a zone that a clock can have, or none: +9999 would be off by days. */
const hasNoZone = (date: string): boolean => NO_ZONE.test(date.slice(-20));

/** Clocks and time zones are off by so much. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * When the mail was sent, else when a server took it, else when the file says, which is noted. A time
 * to come is none: the update would stay the newest until then.
 */
export function momentOf(mail: Email, fallback: Date, notes: string[]): string {
  const latest = Math.max(Date.now(), fallback.getTime()) + DAY;
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const received = header('received');
  for (const said of [header('date'), received.slice(received.lastIndexOf(';') + 1)]) {
    const time =
      said.trim() === '' || !namesRealDay(said) || hasNoZone(said)
        ? Number.NaN
        : Date.parse(zoned(said));
    const moment =
      Number.isNaN(time) || time > latest ? null : parseMoment(new Date(time).toISOString());
    if (moment !== null) return moment;
  }
  notes.push('it has no date that can be read, or one to come, so that of its file counts');
  return fallback.toISOString();
}
