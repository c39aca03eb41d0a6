// Parses documents in child processes: if V8 aborts on a document, only the child ends and the stage keeps running.
import type { ChildProcess } from 'node:child_process';
import type { Digest, Parsed, Parser } from '../../../ports/parser.ts';
import type { Ask, Reply, Tell } from '../../node/worker-parser/messages.ts';
import { holdStage, isAlive, reasonOf, startProcess, watchSilence } from '../own-process.ts';

export type ProcessLimits = {
  readonly memoryMb: number;
  /** Margin between `memoryMb` and V8's own limit; small, because V8 may end this process. */
  readonly headroomMb?: number;
  readonly timeoutMs: number;
  /** The address of the thread's module; the parser's own by default. */
  readonly entry?: string;
};
/** Messages of the child: that it has the document, regularly that it is busy, and finally how much memory it holds. */
export type ProcessTell =
  | Exclude<Tell, { readonly done: Reply }>
  | { readonly isAtWork: true }
  | { readonly done: Reply; readonly heldMb: number };
type Options = ProcessLimits & {
  /** How long an idle child waits for the next document. */
  readonly idleMs: number;
  /** Ended threads leave memory behind: a child that holds more after a document is ended. */
  readonly heldMb?: number;
};

type Refusal = Extract<Reply, { readonly ok: false }>;

const startParser = ({ memoryMb, headroomMb, timeoutMs, entry }: Options): ChildProcess =>
  startProcess(new URL('./parser-process.ts', import.meta.url), {
    memoryMb,
    timeoutMs,
    ...(headroomMb !== undefined && { headroomMb }),
    ...(entry !== undefined && { entry }),
  } satisfies ProcessLimits);

type Ended<R> = {
  readonly reply: R | Refusal;
  /** False if the child ended before it had the document. */
  readonly hasBegun: boolean;
  /** Ended by the system, for lack of memory, or by a person: perhaps unrelated to the document. */
  readonly isKilled: boolean;
  /** Whether the child can parse another document. */
  readonly isFit: boolean;
};

type Request = { readonly ask: Ask; readonly onProgress?: ((share: number) => void) | undefined };

const run = <R extends Reply>(
  child: ChildProcess,
  { ask, onProgress }: Request,
  { heldMb = Number.POSITIVE_INFINITY }: Options,
): Promise<Ended<R>> =>
  new Promise((resolve) => {
    let hasBegun = false;
    const end = (reply: R | Refusal, { isKilled = false, isFit = false } = {}) => {
      endWatch();
      child.off('message', hear).off('exit', onExit).off('error', onError);
      resolve({ reply, hasBegun, isKilled, isFit });
    };
    const hear = (message: unknown) => {
      const tell = message as ProcessTell;
      hasBegun = true;
      // The child returns the result of its request.
      if ('done' in tell) end(tell.done as R, { isFit: tell.heldMb <= heldMb });
      else if ('progress' in tell) onProgress?.(tell.progress);
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
      end({ ok: false, reason: reasonOf(signal) }, { isKilled: signal === 'SIGKILL' });
    const onError = () => end({ ok: false, reason: 'damaged' });
    const endWatch = watchSilence(child, () => {
      child.kill('SIGKILL');
      end({ ok: false, reason: 'tookTooLong' });
    });
    child.on('message', hear).on('exit', onExit).on('error', onError);
    child.send(ask, (error) => {
      // Sending to an ended child fails; its exit event, which may come later, gives the reason.
      if (error && (child.exitCode !== null || child.signalCode !== null)) onExit(child.exitCode, child.signalCode);
    });
  });

export const processParser = (options: Options): Parser & { close(): Promise<void> } => {
  let idle: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const take = (): { readonly child: ChildProcess; readonly isFresh: boolean } => {
    clearTimeout(idleTimer);
    const waiting = idle && isAlive(idle) ? idle : undefined;
    const child = waiting ?? startParser(options);
    idle = undefined;
    holdStage(child, true);
    return { child, isFresh: waiting === undefined };
  };
  const release = (): void => {
    idle?.kill('SIGKILL');
    idle = undefined;
  };
  const giveBack = (child: ChildProcess, isFit: boolean): void => {
    if (idle || !isFit || !isAlive(child)) return void child.kill('SIGKILL');
    holdStage(child, false);
    idle = child;
    idleTimer = setTimeout(release, options.idleMs);
    idleTimer.unref();
  };
  const ask = async <R extends Reply>(request: Request, isAgain = false): Promise<R | Refusal> => {
    const { child, isFresh } = take();
    const { reply, hasBegun, isKilled, isFit } = await run<R>(child, request, options);
    giveBack(child, isFit);
    // A child that ended while idle does not count against the document.
    if (!hasBegun && !isFresh) return ask(request, isAgain);
    return isKilled && !isAgain ? ask(request, true) : reply;
  };
  return {
    parse: (file, onProgress) => ask<Parsed>({ ask: file, onProgress }),
    digest: (read) => ask<Digest>({ ask: { read } }),
    close: async () => {
      clearTimeout(idleTimer);
      release();
    },
  };
};
