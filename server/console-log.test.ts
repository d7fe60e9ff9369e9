import { afterEach, expect, test, vi } from 'vitest';
import { logConsole } from './console-log';
import { log } from './log';

const { error, warn } = console;
afterEach(() => {
  Object.assign(console, { error, warn });
  vi.restoreAllMocks();
});

test('what a library writes to the console is logged without the values of a statement', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const logged = vi.spyOn(log(), 'error').mockReturnValue();
  logConsole();
  const params = ['confidential'];
  const failed = Object.assign(new Error('Failed query: select 1\nparams: confidential'), {
    params,
  });
  console.error('INTERNAL_SERVER_ERROR', failed, { params });
  expect(printed).not.toHaveBeenCalled();
  const [line] = logged.mock.calls;
  expect(line).toMatchObject([
    { console: ['INTERNAL_SERVER_ERROR', { message: 'Failed query' }, 'object'] },
    'written to the console',
  ]);
  expect(JSON.stringify(line)).not.toMatch(/confidential|select 1/);
});
