import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getSessionCookie } from 'better-auth/cookies';
import { Places } from '@/db/places';
import { Lines } from '@/server/access/lines';
import { authSecret } from '@/server/access/secret';
import { networkOf } from '@/server/access/rate-limit';
import { inVisitorsTurn } from '@/server/access/visitor-turns';
import { viewOf } from '@/server/errors';
import { GONE } from '@/server/rest/messages';
import { hasHungUp } from './breath';
import { busyPage } from './busy-page';
import { clientAddress } from './client-address';
import { isOpenPage } from './page-request';

/** Pages are the work of one thread: of slow ones a client has two at once. */
const clients = new Lines(() => new Places(2, { depth: 3 }));

/** How often it is looked at whether a page waits for its reader, in milliseconds. */
const LOOK_MS = 500;

/** Resolves when all that is left of a page is for its reader to take, at two looks in a row. */
function untilReaderLags(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    let lagged = false;
    const look = setInterval(() => {
      const lags = response.writableNeedDrain || response.writableEnded;
      if (lagged && lags) resolve();
      lagged = lags;
    }, LOOK_MS);
    response.once('close', () => clearInterval(look));
  });
}

/**
 * The client of a console page: the session whose cookie we signed, else the address. Whether the
 * session still lives is for the page to find out.
 */
function clientOf(request: IncomingMessage): string {
  const headers = new Headers({ cookie: request.headers.cookie ?? '' });
  const [, token, signature] = /^(.+)\.([^.]+)$/.exec(getSessionCookie(headers) ?? '') ?? [];
  if (token === undefined || signature === undefined) return networkOf(clientAddress(request));
  const own = createHmac('sha256', authSecret()).update(token).digest();
  const given = Buffer.from(signature, 'base64');
  const isOurs = given.length === own.length && timingSafeEqual(given, own);
  return isOurs ? `session ${token}` : networkOf(clientAddress(request));
}

/**
 * Renders a page when it is its client's turn: what one asks for at once must not hold up all. What
 * waits for half a minute is a 503; for a client that has hung up meanwhile nothing is rendered.
 */
export async function renderInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  render: () => Promise<void>,
): Promise<void> {
  const work = async () => {
    if (hasHungUp(request)) throw GONE;
    await render();
  };
  try {
    if (!isOpenPage(path)) return await clients.hold(clientOf(request), work);
    const untilRead = () => untilReaderLags(response);
    await inVisitorsTurn(clientAddress(request), work, untilRead, path === '/docs');
  } catch (error) {
    const view = viewOf(error);
    const isForPeople = request.headers.accept?.includes('text/html') === true;
    if (view.status !== 503 || response.headersSent || !isForPeople) throw error;
    busyPage(response, path, view);
  }
}
