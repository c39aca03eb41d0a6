// The table of all providers, one line each, and the sources of an organization created from them.
import { SOURCE_INFO, type SourceKey, type SourceProvider } from '#shared/model/source.ts';
import type { Clock } from '../ports/clock.ts';
import type { Source } from '../ports/sources.ts';
import type { WebFetch } from '../ports/web-fetch.ts';
import { homepage } from './homepage/homepage.ts';
import { reportFeed } from './industry/report-feed.ts';
import { type Failure, NOT_CONFIGURED } from './outcome.ts';
import { gdelt } from './press/gdelt.ts';
import { naver } from './press/naver.ts';
import { rss } from './press/rss.ts';
import { capitalIq } from './profiles/capital-iq/capital-iq.ts';
import { coresignal } from './profiles/coresignal/coresignal.ts';
import type { Provider } from './provider.ts';
import { dart } from './registers/dart/dart.ts';
import { edinet } from './registers/edinet/edinet.ts';
import { sec } from './registers/sec/sec.ts';
import { brave } from './web/brave.ts';
import { tavily } from './web/tavily.ts';

/** The dependencies passed to every provider. */
export type Wiring = {
  readonly web: WebFetch;
  readonly clock: Pick<Clock, 'now'>;
  readonly key?: SourceKey | undefined;
  /** The sample server's address for this provider, used if there is no key. */
  readonly sampleBase?: string | undefined;
};

/** A source that returns the same outcome to every request. */
export const closed = (name: SourceProvider, outcome: Failure): Source => {
  const none = async () => outcome;
  return { name, kind: SOURCE_INFO[name].kind, isSample: false, search: none, fetch: none, test: none };
};

const isComplete = (name: SourceProvider, key: SourceKey = {}): boolean =>
  SOURCE_INFO[name].keyFields.every((field) => key[field]);

/** The real source if there is a key, else the stage's sample, else a source that reports that it is not set up. */
const makeWith =
  <B extends string>({ name, bases, make }: Provider<B>) =>
  ({ web, clock, key = {}, sampleBase }: Wiring): Source => {
    if (!sampleBase && !isComplete(name, key)) return closed(name, NOT_CONFIGURED);
    if (!sampleBase) return make({ web, clock, key, bases, isSample: false });
    const samples: Record<B, string> = { ...bases };
    for (const base in samples) samples[base] = `${sampleBase}/${base}`;
    return make({ web, clock, key, bases: samples, isSample: true });
  };

export const PROVIDERS: Readonly<Record<SourceProvider, (wiring: Wiring) => Source>> = {
  dart: makeWith(dart),
  sec: makeWith(sec),
  edinet: makeWith(edinet),
  tavily: makeWith(tavily),
  brave: makeWith(brave),
  naver: makeWith(naver),
  gdelt: makeWith(gdelt),
  rss: makeWith(rss),
  coresignal: makeWith(coresignal),
  capitalIq: makeWith(capitalIq),
  homepage: makeWith(homepage),
  reportFeed: makeWith(reportFeed),
};
