// Sources outside, by the keys of organisations.
import type { Sources } from '../../../ports/sources.ts';
import { systemClock } from '../../node/clock.ts';
import { atFirstCall } from '../at-first-call.ts';
import { secrets } from './secrets.ts';
import { table } from './table.ts';
import { webPages } from './web-pages.ts';

/** Without samples: what has no key is not connected here. */
export const sources = (): Sources =>
  atFirstCall(async () => {
    const { keyedSources } = await import('../../../domain/sources/keyed-sources.ts');
    return keyedSources({ table: table(), secrets: secrets(), web: await webPages(), clock: systemClock });
  });
