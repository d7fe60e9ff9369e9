import type { PeerCertificate } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { addressCheck } from './server-identity';

const subject = { CN: 'db', C: '', ST: '', L: '', O: '', OU: '' };
const certificate = (subjectaltname: string): PeerCertificate => ({
  subject,
  subjectaltname,
  issuer: subject,
  ca: false,
  raw: Buffer.alloc(0),
  valid_from: '',
  valid_to: '',
  serialNumber: '',
  fingerprint: '',
  fingerprint256: '',
  fingerprint512: '',
});

describe('the certificate of a database that is reached by its address', () => {
  const check = addressCheck(['10.1.2.3']);

  test('must be for that address', () => {
    expect(check?.('localhost', certificate('IP Address:10.1.2.3'))).toBeUndefined();
  });

  test.each(['DNS:localhost', 'IP Address:10.1.2.4', 'DNS:db.example'])('is not %s', (name) => {
    expect(check?.('localhost', certificate(name))).toBeInstanceOf(Error);
  });
});

test('a name beside an address is checked as a name', () => {
  const check = addressCheck(['10.1.2.3', 'db.example']);
  expect(check?.('db.example', certificate('DNS:db.example'))).toBeUndefined();
  expect(check?.('db.example', certificate('IP Address:10.1.2.3'))).toBeInstanceOf(Error);
});

test('names alone are Node’s to check', () => {
  expect(addressCheck(['db.example', 'localhost'])).toBeUndefined();
});
