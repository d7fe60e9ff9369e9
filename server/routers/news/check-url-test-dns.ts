import { createSocket } from 'node:dgram';
import ipaddr from 'ipaddr.js';

/** What a DNS server tells of a name: addresses of either family, that it is missing or broken, or nothing. */
export type Told = readonly string[] | 'missing' | 'broken' | 'silent';

/** Plays a DNS server for the resolver's tests, and keeps what it is asked. */
export interface TestDns {
  /** `address:port`, as resolvers name servers. */
  server: string;
  /** As `name A` or `name AAAA`. */
  asked: string[];
  close: () => Promise<void>;
}

const HEADER = 12;
const TYPES = new Map([
  [1, 'A'],
  [28, 'AAAA'],
]);

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(query: Buffer, told: Exclude<Told, 'silent'>): Buffer {
  const { type, end } = questionOf(query);
  const wanted = TYPES.get(type) === 'A' ? 4 : 16;
  const addresses = (typeof told === 'string' ? [] : told)
    .map((address) => ipaddr.parse(address).toByteArray())
    .filter(({ length }) => length === wanted);
  const records = addresses.map((bytes) => {
    // The question's name, the type, class IN, a minute to live, the address.
    const head = [0xc0, HEADER, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length];
    return Buffer.from([...head, ...bytes]);
  });
  const header = Buffer.alloc(HEADER);
  query.copy(header, 0, 0, 2);
  const status = told === 'missing' ? 3 : told === 'broken' ? 2 : 0;
  header.writeUInt16BE(0x8180 + status, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, query.subarray(HEADER, end), ...records]);
}

/** A DNS server on a free UDP port of 127.0.0.1. */
export async function playDns(tell: (name: string, type: string) => Told): Promise<TestDns> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => {
    const { name, type } = questionOf(query);
    const kind = TYPES.get(type) ?? String(type);
    asked.push(`${name} ${kind}`);
    const told = tell(name, kind);
    if (told !== 'silent') socket.send(answerTo(query, told), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => socket.close(() => resolve()));
  return { server: `127.0.0.1:${socket.address().port}`, asked, close };
}
