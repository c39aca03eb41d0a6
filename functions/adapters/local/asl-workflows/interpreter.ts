// Runs one execution in the interpreter library; each step is called as Lambda would be: by value, at most 256 KB.
import type { StateMachineDefinition } from 'aws-local-stepfunctions';
import type { Ports } from '../../../ports/ports.ts';
import type { Json } from '../../../ports/table.ts';
import type { Task } from '../../../tasks/task.ts';
import { callsOf, inTime, readDefinition } from './definition.ts';

/** The payload limit of Step Functions. */
const LARGEST_PAYLOAD = 256 * 1024;

class DataLimitExceeded extends Error {
  override readonly name = 'States.DataLimitExceeded';
}
class Aborted extends Error {
  override readonly name = 'Aborted';
}

const byValue = (value: unknown): Json => {
  const text = JSON.stringify(value ?? null);
  if (Buffer.byteLength(text) > LARGEST_PAYLOAD) throw new DataLimitExceeded();
  return JSON.parse(text);
};

/** The name of the error as Step Functions would show it; its text may contain document text and is dropped. */
const nameOf = (error: unknown): string => {
  const cause = error instanceof Error && error.name === 'ExecutionError' ? error.cause : error;
  if (!(cause instanceof Error)) return 'Unknown';
  if (cause.name === 'ExecutionTimeoutError') return 'States.Timeout';
  return cause.name === 'Error' ? cause.constructor.name : cause.name;
};

type Outcome = { readonly status: 'succeeded' } | { readonly status: 'failed'; readonly error: string };
export type Run = { readonly outcome: Promise<Outcome>; abort(): void };
export type Interpreter = { run(input: Json): Run };

type Options = {
  readonly machine: { readonly definition: object; readonly tasks: Readonly<Record<string, string>> };
  readonly tasks: Readonly<Record<string, Task>>;
  readonly ports: () => Ports;
  readonly timeScale: number;
  /** Receives the promise of each step, so that closing can wait for it. */
  readonly onStep: (step: Promise<unknown>) => void;
};

/** Drops the text of an error: catchers and stored executions get only its name. */
const withoutText = (error: unknown): Error =>
  Object.assign(new Error('see the log of the step'), { name: nameOf(error) });

type Handler = (payload: Json) => Promise<Json>;

const handlersOf = ({ machine, tasks, ports, onStep }: Options): ReadonlyMap<string, Handler> => {
  const calls = callsOf(readDefinition(machine.definition));
  const handlers = [...calls].map(([state, placeholder]): [string, Handler] => {
    const task = tasks[machine.tasks[placeholder] ?? ''];
    if (!task) throw new Error(`no task behind ${placeholder} of ${state}`);
    const handler: Handler = async (payload) => {
      const step = task.run(task.input.parse(payload), ports());
      onStep(step);
      return byValue(await step);
    };
    return [state, handler];
  });
  return new Map(handlers);
};

/** Works like lambda:invoke: takes the payload, wraps the response. */
const invoke = (handler: Handler, signal: AbortSignal) => async (parameters: unknown) => {
  // The library starts waiting items of a map even after an abort.
  if (signal.aborted) throw new Aborted();
  const { Payload } = byValue(parameters) as { readonly Payload: Json };
  const reply = await handler(Payload).catch((error) => {
    throw withoutText(error);
  });
  return { Payload: reply, StatusCode: 200 };
};

export const interpreter = (options: Options): Interpreter => {
  const handlers = handlersOf(options);
  const definition = inTime(options.machine.definition, options.timeScale) as StateMachineDefinition;

  const start = async (input: Json, signal: AbortSignal): Promise<Outcome> => {
    // Imported at the first execution, because the library loads an SDK that nothing here needs.
    const { StateMachine } = await import('aws-local-stepfunctions');
    const machine = new StateMachine(definition, { validationOptions: { noValidate: true } });
    const local = Object.fromEntries([...handlers].map(([state, handler]) => [state, invoke(handler, signal)]));
    const execution = machine.run(byValue(input) as never, {
      overrides: { taskResourceLocalHandlers: local as never },
    });
    signal.addEventListener('abort', execution.abort, { once: true });
    if (signal.aborted) execution.abort();
    await execution.result;
    return { status: 'succeeded' };
  };

  return {
    run: (input) => {
      const controller = new AbortController();
      const outcome = start(input, controller.signal).catch(
        (error): Outcome => ({ status: 'failed', error: nameOf(error) }),
      );
      return { outcome, abort: () => controller.abort() };
    },
  };
};
