// The journey: the synthesised templates, bundles and state machines of production on all engines together.
import { dynamodbLocal } from './dynamodb-local.ts';
import { type Outcome, suitesPass, whileRunning } from './engine.ts';
import { moto } from './moto.ts';
import { openSearch } from './opensearch.ts';
import { synthesise } from './templates.ts';

const ENGINE = 'the journey';

export const run = async (): Promise<Outcome> => {
  const [table, services, search] = [dynamodbLocal(), moto(), openSearch()];
  const notRun = (detail: string): Outcome => ({ engine: ENGINE, state: 'not run', detail });
  if (typeof table === 'string') return notRun(table);
  if (typeof services === 'string') return notRun(services);
  if (typeof search === 'string') return notRun(search);
  const folder = synthesise('prod');
  if (!folder) return { engine: ENGINE, state: 'failed', detail: 'prod is not synthesised' };
  const engines = { folder, dynamodb: table.endpoint, moto: services.endpoint, opensearch: search.endpoint };
  const suites = () => suitesPass(['journey'], { FOOTNOTE_ENGINES: JSON.stringify(engines) });
  const passed = await whileRunning(table, () => whileRunning(services, () => whileRunning(search, suites)));
  return {
    engine: ENGINE,
    state: passed ? 'passed' : 'failed',
    detail: 'from the first super admin to an erased organisation',
  };
};
