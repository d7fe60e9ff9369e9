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
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://fund'],
    ['URL_CHECK_ALLOW_HOSTS', 'localhost'],
    ['DATABASE_POOL_SIZE', '0'],
    ['EXTRACT_MODEL_URL', 'model.example'],
  ])('%s=%s stops the start and says what it must be', (name, value) => {
    const parse = () => parseEnv({ [name]: value });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(
      new RegExp(`^The environment is not usable:\\n  ${name}: must be [^\\n]+$`),
    );
  });

  test('a model has an address and a name, or there is none', () => {
    const url = { EXTRACT_MODEL_URL: 'https://model.example/v1' };
    expect(() => parseEnv(url)).toThrow(/EXTRACT_MODEL_NAME: is needed/);
    expect(() => parseEnv({ EXTRACT_MODEL_KEY: 'k' })).toThrow(/EXTRACT_MODEL_URL: is needed/);
    expect(parseEnv({ ...url, EXTRACT_MODEL_NAME: 'm' }).EXTRACT_MODEL_NAME).toBe('m');
  });

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
