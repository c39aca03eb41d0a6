// Failed reads are named once, if a person can use the name.
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { fetchFailedText } from '#web/app/fetch-failed.ts';
import { ApiError } from '#web/lib/api.ts';

const t = ((key: string) => key) as unknown as TFunction<['common', 'errors']>;
const textOf = (status: number, key: string) => fetchFailedText(new ApiError({ code: 'unexpected', status }), key, t);

describe('a read that failed', () => {
  it.each([
    ['@"files.list",#query:#limit:10,,,', 'fetchFailed.files'],
    ['@"organisation.tags",#,', 'fetchFailed.tags'],
    ['@"organisation.roles",#,', 'fetchFailed.roles'],
    ['@"runs.activities",#,', 'fetchFailed.activities'],
  ])('is named for %s', (key, text) => {
    expect(textOf(500, key)).toBe(text);
  });

  it('reports limited access if it is forbidden', () => {
    expect(textOf(403, '@"folders.list",#,')).toBe('errors:forbidden');
  });

  it.each([0, 401, 404])('is not named at %i, which the page or the connection bar reports', (status) => {
    expect(textOf(status, '@"files.list",#,')).toBeUndefined();
  });

  it('is not named without a name in the specification', () => {
    expect(textOf(500, '@"sources.list",#,')).toBeUndefined();
    expect(fetchFailedText(new Error('other'), '@"files.list",#,', t)).toBeUndefined();
  });
});
