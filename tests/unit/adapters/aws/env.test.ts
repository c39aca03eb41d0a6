// The environment variables that a Lambda function reads at its start.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { env } from '#functions/adapters/aws/env.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the environment', () => {
  it('returns the values of the requested names', () => {
    vi.stubEnv('TABLE_NAME', 't');
    vi.stubEnv('APP_URL', '');
    expect(env('TABLE_NAME', 'APP_URL')).toEqual({ TABLE_NAME: 't', APP_URL: '' });
  });

  it('may omit optional variables', () => {
    vi.stubEnv('MAIL_FROM', undefined);
    expect(env('MAIL_FROM').MAIL_FROM).toBeUndefined();
  });

  it.each([
    ['TABLE_NAME', undefined],
    ['TABLE_NAME', ''],
    ['DEMANDS_MFA', 'yes'],
    ['SEARCH_ENDPOINT', 'search.example'],
    ['MAIL_FROM', 'Footnote <no-reply@footnote.example>'],
    ['OCR', ''],
  ] as const)('stops the start if %s is %j', (name, value) => {
    vi.stubEnv(name, value);
    expect(() => env(name)).toThrow(name);
  });
});
