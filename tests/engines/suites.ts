// Runs our contract suites on each engine, and the journey on all of them.
import { join } from 'node:path';
import { DYNAMODB_LOCAL } from './dynamodb-local.ts';
import { type Outcome, type Program, suitesPass } from './engine.ts';
import { MOTO } from './moto.ts';
import { OPENSEARCH } from './opensearch.ts';
import type { Synthesised } from './templates.ts';

export type Programs = {
  readonly table: Program | string;
  readonly services: Program | string;
  readonly search: Program | string;
};

const ENGINES = {
  table: { engine: DYNAMODB_LOCAL, suites: ['table'] },
  services: { engine: MOTO, suites: ['files', 'mail', 'accounts'] },
  search: { engine: OPENSEARCH, suites: ['index'] },
} as const;

export const suitesOf = async (name: keyof Programs, programs: Programs): Promise<Outcome> => {
  const { engine, suites } = ENGINES[name];
  const program = programs[name];
  if (typeof program === 'string') return { engine, state: 'not run', detail: program };
  const passed = await suitesPass(suites, { FOOTNOTE_ENGINE: program.endpoint });
  return { engine, state: passed ? 'passed' : 'failed', detail: suites.join(', ') };
};

/** Evaluates the production alarms as CloudWatch does. */
export const alarms = async ({ prod }: Synthesised, { services }: Programs): Promise<Outcome> => {
  const engine = 'the alarms';
  if (typeof services === 'string') return { engine, state: 'not run', detail: services };
  const python = join(services.cwd, 'bin/python');
  const given = { FOOTNOTE_ENGINE: services.endpoint, FOOTNOTE_TEMPLATES: prod, FOOTNOTE_PYTHON: python };
  const passed = await suitesPass(['alarms'], given);
  return { engine, state: passed ? 'passed' : 'failed', detail: 'quiet by themselves, each raised by its own trouble' };
};

/** Runs the synthesized templates, bundles and state machines of production on all engines together. */
export const journey = async ({ prod }: Synthesised, { table, services, search }: Programs): Promise<Outcome> => {
  const engine = 'the journey';
  if (typeof table === 'string') return { engine, state: 'not run', detail: table };
  if (typeof services === 'string') return { engine, state: 'not run', detail: services };
  if (typeof search === 'string') return { engine, state: 'not run', detail: search };
  // moto cannot list its emails beside the objects that the suites have left.
  await fetch(`${services.endpoint}/moto-api/reset`, { method: 'POST' });
  const engines = { folder: prod, dynamodb: table.endpoint, moto: services.endpoint, opensearch: search.endpoint };
  const passed = await suitesPass(['journey'], { FOOTNOTE_ENGINES: JSON.stringify(engines) });
  const detail = 'from the first super admin to an erased organisation';
  return { engine, state: passed ? 'passed' : 'failed', detail };
};
