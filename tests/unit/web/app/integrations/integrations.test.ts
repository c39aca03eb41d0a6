// The data sent to error reporting and analytics: redacted, sampled as specified, without ids.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start as startAnalytics } from '#web/app/integrations/analytics.ts';
import { errorOptions, redactEnvelope } from '#web/app/integrations/errors.ts';
import { screenOf } from '#web/app/integrations/screen-of.ts';

const DSN = 'https://key@errors.test/1';
const ADDRESS = 'https://visits.test/api/event';
const at = (href: string) => Object.assign(location, new URL(href), { href });

beforeEach(() => {
  vi.stubGlobal('location', { href: '', origin: 'https://app.test' });
});
afterEach(() => vi.unstubAllGlobals());

describe('a screen', () => {
  it.each([
    ['https://app.test/files?file=fil_a_b&page=3', 'https://app.test/files'],
    ['https://app.test/runs/run_0123456789ab_0123456789abcdef', 'https://app.test/runs/:id'],
    ['/search?q=secret', 'https://app.test/search'],
  ])('%s is named %s', (address, name) => {
    expect(screenOf(address)).toBe(name);
  });
});

describe('error reporting', () => {
  it('samples as specified: replays of a tenth of the sessions and of every error, and all traces', () => {
    expect(errorOptions({ dsn: DSN }, 'prod')).toMatchObject({
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
      tracesSampleRate: 1,
      environment: 'prod',
    });
  });

  it('redacts ids and search words in every item of an envelope', () => {
    const address = '/api/v2/project/prj_0123456789ab/x?projectId=prj_0123456789ab&search=secret&limit=20';
    const clean = '/api/v2/project/:id/x?projectId=*&search=*&limit=*';
    const bytes = new TextEncoder().encode(address);
    const envelope = [
      {},
      [
        [{ type: 'event' }, { url: address }],
        [{ type: 'replay_recording' }, bytes],
      ],
    ];

    const [, items] = redactEnvelope(envelope as unknown as Parameters<typeof redactEnvelope>[0]);

    const [event, recording] = [...items].map(([, payload]) => payload);
    expect(event).toEqual({ url: clean });
    expect(new TextDecoder().decode(recording as unknown as Uint8Array)).toBe(clean);
  });
});

describe('page analytics', () => {
  it('counts each screen once, whatever changes in its query', () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response());
    vi.stubGlobal('fetch', fetched);
    let listener = () => {};
    const screens = {
      subscribe: (given: () => void) => {
        listener = given;
        return () => {};
      },
    };

    at('https://app.test/files?file=fil_a_b');
    startAnalytics({ address: ADDRESS, site: 'footnote.test' }, screens);
    for (const href of ['https://app.test/files?page=2', 'https://app.test/search?q=secret']) {
      at(href);
      listener();
    }

    const sent = fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init.body))]);
    expect(sent).toEqual([
      [ADDRESS, { name: 'pageview', domain: 'footnote.test', url: 'https://app.test/files' }],
      [ADDRESS, { name: 'pageview', domain: 'footnote.test', url: 'https://app.test/search' }],
    ]);
  });
});
