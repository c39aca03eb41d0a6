// Reads a state machine definition: which state calls which task, with its times scaled for tests.
import * as z from 'zod';

/** Only the part of the language needed here; `asl-validator` checks the rest in the tests. */
const Definition = z.looseObject({
  StartAt: z.string(),
  States: z.record(z.string(), z.looseObject({ Type: z.string() })),
});
export type Definition = z.infer<typeof Definition>;
export const readDefinition = (definition: object): Definition => Definition.parse(definition);

const CallState = z.object({
  Type: z.literal('Task'),
  Resource: z.literal('arn:aws:states:::lambda:invoke'),
  Parameters: z.looseObject({ FunctionName: z.string().regex(/^\$\{\w+\}$/) }),
});
const Nested = z.object({ ItemProcessor: Definition });
const Branching = z.object({ Branches: z.array(Definition) });

/** Maps each task state, nested ones included, to the task it calls. */
export const callsOf = ({ States }: Definition): Map<string, string> => {
  const calls = new Map<string, string>();
  for (const [name, state] of Object.entries(States)) {
    if (state.Type === 'Task') calls.set(name, CallState.parse(state).Parameters.FunctionName.slice(2, -1));
    const map = Nested.safeParse(state).data;
    const parallel = Branching.safeParse(state).data;
    for (const inner of [...(map ? [map.ItemProcessor] : []), ...(parallel?.Branches ?? [])])
      for (const [innerName, hole] of callsOf(inner)) {
        // The interpreter finds handlers only by the state's name.
        if (calls.has(innerName)) throw new Error(`two states are named ${innerName}`);
        calls.set(innerName, hole);
      }
  }
  return calls;
};

const TIMES = new Set(['TimeoutSeconds', 'Seconds', 'IntervalSeconds', 'MaxDelaySeconds']);

/** Returns the same definition with seconds of `scale` length. */
export const inTime = <T>(value: T, scale: number): T => {
  if (scale === 1) return value;
  return JSON.parse(JSON.stringify(value), (key, entry) =>
    TIMES.has(key) && typeof entry === 'number' ? entry * scale : entry,
  );
};
