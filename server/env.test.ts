import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from './env';

describe('the environment', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '0x10'],
    ['PORT', '1e3'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', ' 80'],
    ['SITE_URL', 'fund.example'],
    ['SITE_URL', 'https://fund.example/path'],
    ['SITE_URL', 'https://'],
    ['API_KEY_PREFIX', 'a_b'],
    ['API_KEY_PREFIX', '1a'],
    ['AUTH_SECRET', 'short'],
    ['AUTH_SECRET', ' '.repeat(40)],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://fund'],
    ['URL_CHECK_ALLOW_HOSTS', 'localhost'],
    ['DATABASE_POOL_SIZE', '0'],
    ['EXTRACT_MODEL_URL', 'model.example'],
    ['DATABASE_URL', 'postgres://u:sec#ret@h/db'],
    ['DATABASE_URL', 'postgres://u:secret%zz@h/db'],
    ['DATABASE_URL', 'postgres://u@h/fund%zz'],
    ['DATABASE_URL', 'postgres://h/db?sslmode=nonsense'],
    ['DATABASE_URL', 'postgres://h/db?ssl=no-verify'],
    ['DATABASE_URL', 'postgres://h/db?sslrootcert=/x'],
    ['DATABASE_URL', 'postgres://h/db?schema=fund'],
    ['DATABASE_URL', 'postgres://h/db?statement_timeout=5s'],
    ['DATABASE_URL', 'postgres:///db?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://u:12?secret@h/db'],
    ['DATABASE_URL', 'postgres://u@[::1]:5432/db'],
    ['DATABASE_URL', 'postgres://u@h1,[::1]:5432/db'],
    ['DATABASE_URL', 'postgres://u@h1:5432,h2:99999/db'],
    ['DATABASE_URL', 'postgres://u@h1:5432,/db'],
    ['DATABASE_URL', 'postgres://u@%2Frun%2Fpostgresql/db'],
  ])('%s=%s stops the start and says what it must be', (name, value) => {
    expect(() => parseEnv({ [name]: value })).not.toThrow(/sec#?ret/);
    const parse = () => parseEnv({ [name]: value });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(
      new RegExp(`^The environment is not usable:\\n  ${name}: must be [^\\n]+$`),
    );
  });

  test.each([
    ['[::1]', '::1'],
    ['::1', '::1'],
    [' 127.0.0.1', '127.0.0.1'],
  ])('HOST=%s listens on %s', (HOST, host) => {
    expect(parseEnv({ HOST }).HOST).toBe(host);
  });

  test.each([
    ['channel_binding=require', ['channel_binding'], ''],
    ['sslmode=require&channel_binding=require', ['channel_binding'], '?sslmode=require'],
    ['pgbouncer=true&connection_limit=5', ['connection_limit'], ''],
    ['schema=public&TimeZone=CET&max=abc', ['schema', 'TimeZone', 'max'], ''],
    ['sslmode=verify-full&search_path=fund', [], '?sslmode=verify-full&search_path=fund'],
  ])('of a DATABASE_URL with %s what is meant for others is ignored', (query, ignored, rest) => {
    const url = `postgres://u:p%25@h/db?${query}`;
    expect(parseEnv({ DATABASE_URL: url })).toMatchObject({
      DATABASE_URL: `postgres://u:p%25@h/db${rest}`,
      ignoredParameters: ignored,
      DATABASE_PREPARE: !query.includes('pgbouncer'),
    });
    const said = parseEnv({ DATABASE_URL: url, DATABASE_PREPARE: '1' });
    expect(said.DATABASE_PREPARE).toBe(true);
  });

  test.each([
    ['u:p%40@h1:5433,h2:5434/db?target_session_attrs=primary', undefined],
    ['h1:5433,h2/db?keepalives=1&sslmode=require', 'h1:5433,h2/db?sslmode=require'],
    ['u:p%40@h1,h2:1/db?max=3', 'u:p%40@h1,h2:1/db'],
  ])('postgres://%s names several hosts, each with its port', (rest, read = rest) => {
    const { DATABASE_URL } = parseEnv({ DATABASE_URL: `postgres://${rest}` });
    expect(DATABASE_URL).toBe(`postgres://${read}`);
  });

  test('a model has an address and a name, or there is none', () => {
    const url = { EXTRACT_MODEL_URL: 'https://model.example/v1' };
    expect(() => parseEnv(url)).toThrow(/EXTRACT_MODEL_NAME: is needed/);
    expect(() => parseEnv({ EXTRACT_MODEL_KEY: 'k' })).toThrow(/EXTRACT_MODEL_URL: is needed/);
    expect(parseEnv({ ...url, EXTRACT_MODEL_NAME: 'm' }).EXTRACT_MODEL_NAME).toBe('m');
  });

  test.each(['https://fund.example', 'HTTPS://Fund.Example/', 'https://fund.example:443'])(
    'the public origin %s is kept as browsers spell it',
    (SITE_URL) => {
      expect(parseEnv({ SITE_URL }).SITE_URL).toBe('https://fund.example');
    },
  );

  test('empty values count as absent', () => {
    const names = ['PORT', 'SITE_URL', 'API_KEY_PREFIX', 'AUTH_SECRET', 'DEMO', 'DATABASE_URL'];
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(parseEnv({}));
    expect(parseEnv({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      API_KEY_PREFIX: 'fpk',
      DATA_DIR: '.data',
      DEMO: true,
    });
    expect(parseEnv({ DATABASE_URL: 'postgres://x' }).DEMO).toBe(false);
  });
});
