// Wires external sources, accessed with each organization's keys.
import type { Sources } from '../../../ports/sources.ts';
import type { Table } from '../../../ports/table.ts';
import { systemClock } from '../../node/clock.ts';
import { atFirstCall } from '../at-first-call.ts';
import { secrets } from './secrets.ts';
import { table, tableOf } from './table.ts';
import { webPages } from './web-pages.ts';

/** Without samples: a source without a key is not connected on AWS. */
export const sources = (): Sources =>
  atFirstCall(async () => {
    const { keyedSources } = await import('../../../domain/sources/keyed-sources.ts');
    const [web, own] = [await webPages(), secrets()];
    const by = (table: Table) => keyedSources({ table, secrets: own, web, clock: systemClock });
    return { of: (tenant) => by(tableOf(tenant)).of(tenant), trial: by(table()).trial };
  });
