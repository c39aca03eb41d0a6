// The state machines: valid, complete, with useful retries, and the same on both stages.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callsOf, readDefinition } from '#functions/adapters/local/asl-workflows/definition.ts';
import { MACHINES } from '#functions/ports/workflows.ts';
import { machines } from '#machines/index.ts';

// The package is CommonJS, but its types declare otherwise.
const validate: (definition: object) => { isValid: boolean; errorsText(): string } = createRequire(import.meta.url)(
  'asl-validator',
);

type Retrier = { ErrorEquals: string[]; IntervalSeconds?: number; MaxDelaySeconds?: number; JitterStrategy?: string };
type State = {
  Type: string;
  TimeoutSeconds?: number;
  Retry?: Retrier[];
  ItemProcessor?: { States: Record<string, State> };
};
const allStates = (states: Record<string, State>): [string, State][] =>
  Object.entries(states).flatMap(([name, state]) => [
    [name, state] as [string, State],
    ...allStates(state.ItemProcessor?.States ?? {}),
  ]);
const tasksOf = (definition: object) =>
  allStates((definition as { States: Record<string, State> }).States).filter(([, state]) => state.Type === 'Task');

const LAMBDA_ERRORS = [
  'Lambda.TooManyRequestsException',
  'Lambda.Unknown',
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
];

describe.each(MACHINES)('the machine %s', (name) => {
  const { definition, tasks } = machines[name];

  test('is valid Amazon States Language', () => {
    const { isValid, errorsText } = validate(definition);
    expect(isValid ? '' : errorsText()).toBe('');
  });

  test('names a task for each placeholder, and no other', () => {
    const written = new Set(JSON.stringify(definition).match(/(?<=\$\{)\w+(?=\})/g));
    expect([...written].sort()).toEqual(Object.keys(tasks).sort());
    expect(new Set(callsOf(readDefinition(definition)).values())).toEqual(written);
  });

  test('ends by itself, as does each step', () => {
    expect((definition as { TimeoutSeconds?: number }).TimeoutSeconds).toBeGreaterThan(0);
    for (const [, state] of tasksOf(definition)) expect(state.TimeoutSeconds).toBeGreaterThan(0);
  });

  test('retries invocations that Lambda never began, with growing random pauses', () => {
    for (const [, state] of tasksOf(definition)) {
      const retried = (state.Retry ?? []).flatMap((retrier) => retrier.ErrorEquals);
      if (!retried.includes('States.ALL')) expect(retried).toEqual(expect.arrayContaining(LAMBDA_ERRORS));
      for (const retrier of state.Retry ?? []) {
        expect(retrier.JitterStrategy).toBe('FULL');
        expect(retrier.MaxDelaySeconds).toBeGreaterThan(retrier.IntervalSeconds ?? 1);
      }
    }
  });
});

test('have a folder in functions/tasks for each task', () => {
  const names = MACHINES.flatMap((name) => Object.values<string>(machines[name].tasks));
  const missing = names.filter(
    (name) => !existsSync(resolve(import.meta.dirname, `../../functions/tasks/${name}/task.ts`)),
  );
  expect(missing).toEqual([]);
});
