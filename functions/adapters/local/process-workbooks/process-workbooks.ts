// Handles requests on workbooks in a child process, one at a time: a crash there does not end the stage.
import type { ChildProcess } from 'node:child_process';
import { WorkbookRefused, type WorkbookSource, type Workbooks } from '../../../ports/workbooks.ts';
import { holdStage, isAlive, reasonOf, startProcess, watchSilence } from '../own-process.ts';
import type { FromProcess, Limits, Question, ToProcess } from './messages.ts';

type Options = Limits & {
  /** How long an idle child keeps its workbooks open. */
  readonly idleMs: number;
};

type Outcome = Exclude<FromProcess, { readonly is: 'bytesNeeded' | 'atWork' }>;

const run = (child: ChildProcess, source: WorkbookSource, question: Question): Promise<Outcome> =>
  new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      endWatch();
      child.off('message', hear).off('exit', onExit).off('error', onError);
      resolve(outcome);
    };
    const onError = () => end({ is: 'refused', reason: 'damaged' });
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
      end({ is: 'refused', reason: reasonOf(signal) });
    const send = (message: ToProcess) =>
      child.send(message, (error) => {
        // Sending to an ended child fails; its exit event, which may come later, gives the reason.
        if (error && (child.exitCode !== null || child.signalCode !== null)) onExit(child.exitCode, child.signalCode);
      });
    const sendBytes = () =>
      source.bytes().then(
        (bytes) => send({ bytes }),
        (error: unknown) => send({ missing: error instanceof Error ? error.message : String(error) }),
      );
    const hear = (message: unknown) => {
      const tell = message as FromProcess;
      if (tell.is === 'bytesNeeded') void sendBytes();
      else if (tell.is !== 'atWork') end(tell);
    };
    const endWatch = watchSilence(child, () => {
      child.kill('SIGKILL');
      end({ is: 'refused', reason: 'tookTooLong' });
    });
    child.on('message', hear).on('exit', onExit).on('error', onError);
    send(question);
  });

export const processWorkbooks = ({ idleMs, ...limits }: Options): Workbooks & { close(): Promise<void> } => {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const answer = async (source: WorkbookSource, question: string, ask: unknown): Promise<unknown> => {
    clearTimeout(idleTimer);
    if (!child || !isAlive(child)) child = startProcess(new URL('./workbooks-process.ts', import.meta.url), limits);
    const current = child;
    holdStage(current, true);
    const { key, filename } = source;
    const outcome = await run(current, source, { key, filename, question, ask });
    holdStage(current, false);
    idleTimer = setTimeout(end, idleMs).unref();
    if (outcome.is === 'answer') return outcome.answer;
    if (outcome.is === 'refused') throw new WorkbookRefused(outcome.reason);
    throw new Error(outcome.message);
  };
  return {
    ask: (source, question, ask) => {
      const answered = turn.then(() => answer(source, question, ask));
      turn = answered.catch(() => undefined);
      // The result has the type of the request of the same name.
      return answered as Promise<never>;
    },
    close: async () => end(),
  };
};
