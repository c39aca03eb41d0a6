// The hosts that may be fetched from: a provider's own for its lane, the operator's sites for everything else.
import { describe, expect, it } from 'vitest';
import DESTINATIONS from '#functions/adapters/node/web-fetch/destinations.json' with { type: 'json' };
import { EVERY_SITE, mayReach } from '#functions/adapters/node/web-fetch/destinations.ts';
import { guardedFetch } from '#functions/adapters/node/web-fetch/guarded-fetch.ts';
import { dropbox } from '#functions/drives/dropbox/dropbox.ts';
import { google } from '#functions/drives/google/google.ts';
import { onedrive } from '#functions/drives/onedrive/onedrive.ts';
import { gdelt } from '#functions/sources/press/gdelt.ts';
import { naver } from '#functions/sources/press/naver.ts';
import { capitalIq } from '#functions/sources/profiles/capital-iq/capital-iq.ts';
import { coresignal } from '#functions/sources/profiles/coresignal/coresignal.ts';
import { dart } from '#functions/sources/registers/dart/dart.ts';
import { edinet } from '#functions/sources/registers/edinet/edinet.ts';
import { sec } from '#functions/sources/registers/sec/sec.ts';
import { brave } from '#functions/sources/web/brave.ts';
import { tavily } from '#functions/sources/web/tavily.ts';

const OURS = [dart, sec, edinet, tavily, brave, naver, gdelt, coresignal, capitalIq, google, onedrive, dropbox];

const to = (host: string) => new URL(`https://${host}/a`);

describe('a request of a provider', () => {
  it.each([
    ['sec', 'data.sec.gov', true],
    ['sec', 'sec.gov.evil.example', false],
    ['sec', 'evil.example', false],
    ['onedriveContent', 'contoso.sharepoint.com', true],
    ['onedriveContent', 'evilsharepoint.com', false],
    ['dart', 'opendart.fss.or.kr.', true],
  ])('in the lane %s to %s: %s', (lane, host, expected) => {
    expect(mayReach(EVERY_SITE, lane, to(host))).toBe(expected);
  });

  it('reaches every base address that its provider has', () => {
    // Only the person's browser opens Google's consent page.
    const listed = [...Object.values(DESTINATIONS.lanes).flat(), 'accounts.google.com'];
    const hosts = OURS.flatMap(({ bases }) => Object.values<string>(bases)).map((base) => new URL(base).hostname);
    expect(hosts.filter((host) => !listed.includes(host))).toEqual([]);
  });
});

describe('a page', () => {
  it('is on a site of the operator, if there is a list', () => {
    const may = (host: string) => mayReach(['hanbit.example'], undefined, to(host));
    expect([may('hanbit.example'), may('www.hanbit.example'), may('nothanbit.example'), may('x.example')]).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
  });

  it('elsewhere is refused before its name is resolved', async () => {
    const looked: string[] = [];
    const resolve = async (name: string) => {
      looked.push(name);
      return [];
    };
    const web = guardedFetch({ userAgent: 'test', sites: ['hanbit.example'], resolve });
    expect(await web({ url: 'https://elsewhere.example/' })).toEqual({ ok: false, fault: 'forbiddenAddress' });
    expect(looked).toEqual([]);
  });
});
