// The Lambda functions of a stage: a process for each execution environment, with the template's environment, memory
// and timeout; each handles one event at a time.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';
import type { StageTemplates } from './templates.ts';

const LambdaFunction = z.object({
  FunctionName: z.string(),
  Code: z.object({ S3Key: z.string() }),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }).default({ Variables: {} }),
  MemorySize: z.number(),
  Timeout: z.number(),
});

/** The payload limit of Lambda for synchronous invocations. */
const MOST_BYTES = 6 * 1024 * 1024;

/** A failed invocation, with the error name that a state machine gets. */
export class FunctionFault extends Error {
  constructor(name: string) {
    super('see the log of the function');
    this.name = name;
  }
}

const Message = z.union([
  z.object({ result: z.unknown() }).strict(),
  z.object({ chunk: z.string() }).strict(),
  z.object({ ended: z.literal(true) }).strict(),
  z.object({ fault: z.string() }).strict(),
]);
type Message = z.infer<typeof Message>;

type Options = {
  readonly templates: StageTemplates;
  readonly folder: string;
  /** Added to the template's own environment: the addresses of the engines. */
  readonly environment: Readonly<Record<string, string>>;
};

export type Functions = ReturnType<typeof functionsOf>;

export const functionsOf = ({ templates, folder, environment }: Options) => {
  const settings = new Map(
    templates
      .resources('AWS::Lambda::Function')
      .flatMap(({ properties }) => LambdaFunction.safeParse(properties).data ?? [])
      .map((one) => [one.FunctionName, one]),
  );
  const idle = new Map<string, ChildProcess[]>();
  const all = new Set<ChildProcess>();
  const lines: string[] = [];
  const toKill = new Set<string>();
  let later = 0;

  const started = (name: string): ChildProcess => {
    const found = settings.get(name);
    if (!found) throw new Error(`no function ${name}`);
    const bundle = join(folder, `asset.${found.Code.S3Key.replace('.zip', '')}`, 'index.mjs');
    const child = fork(join(import.meta.dirname, 'function-process.ts'), [bundle], {
      execArgv: [`--max-old-space-size=${found.MemorySize}`],
      env: { ...found.Environment.Variables, ...environment, PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => lines.push(`${name} ${text.toString().trimEnd()}`));
    all.add(child);
    child.once('exit', () => all.delete(child));
    return child;
  };

  /** The messages of one invocation; the process is reused unless it died or timed out. */
  async function* messages(name: string, event: unknown): AsyncGenerator<Message> {
    const child = idle.get(name)?.pop() ?? started(name);
    const seconds = settings.get(name)?.Timeout ?? 0;
    const queue: Message[] = [];
    let wake = () => {};
    const push = (message: Message) => {
      queue.push(message);
      wake();
    };
    const hear = (message: unknown) => push(Message.parse(message));
    const died = () => push({ fault: 'Lambda.Unknown' });
    child.on('message', hear);
    child.once('exit', died);
    const timer = setTimeout(() => {
      push({ fault: 'Sandbox.Timedout' });
      child.kill('SIGKILL');
    }, seconds * 1000);
    child.send({ event, milliseconds: seconds * 1000, later });
    if (toKill.delete(name)) setTimeout(() => child.kill('SIGKILL'), 20);
    let isOver = false;
    try {
      while (!isOver) {
        const next = queue.shift();
        if (!next) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          continue;
        }
        isOver = !('chunk' in next);
        yield next;
      }
    } finally {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', died);
      // If a reader leaves early, the function continues, as in Lambda.
      if (isOver && child.connected && child.exitCode === null) idle.set(name, [...(idle.get(name) ?? []), child]);
    }
  }

  return {
    lines,
    settings: (name: string) => settings.get(name),
    /** Moves the functions' clocks ahead. */
    goAhead: (milliseconds: number) => {
      later = milliseconds;
    },
    /** Kills the next invocation while it works. */
    killNext: (name: string) => toKill.add(name),
    invoke: async (name: string, event: unknown): Promise<unknown> => {
      if (Buffer.byteLength(JSON.stringify(event)) > MOST_BYTES) throw new FunctionFault('RequestTooLarge');
      for await (const message of messages(name, event)) {
        if ('fault' in message) throw new FunctionFault(message.fault);
        if (!('result' in message)) continue;
        if (Buffer.byteLength(JSON.stringify(message.result ?? null)) > MOST_BYTES)
          throw new FunctionFault('Function.ResponseSizeTooLarge');
        return message.result;
      }
      throw new FunctionFault('Lambda.Unknown');
    },
    /** The bytes of a reply as the function writes them. */
    stream: async function* (name: string, event: unknown): AsyncGenerator<Buffer> {
      for await (const message of messages(name, event)) {
        if ('fault' in message) throw new FunctionFault(message.fault);
        if ('chunk' in message) yield Buffer.from(message.chunk, 'base64');
      }
    },
    close: () => {
      for (const child of all) child.kill('SIGKILL');
    },
  };
};
