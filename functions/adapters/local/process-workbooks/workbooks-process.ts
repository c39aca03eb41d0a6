// Runs the workbook process: handles one request at a time, until its host exits.
import { WorkbookRefused } from '../../../ports/workbooks.ts';
import { workerWorkbooks } from '../../node/worker-workbooks/worker-workbooks.ts';
import { endWithHost, whileAtWork } from '../own-process.ts';
import type { FromProcess, Limits, Question, ToProcess } from './messages.ts';

const [argument = ''] = process.argv.slice(2);
const { entry, ...limits }: Limits = JSON.parse(argument);
/** The factor by which the thread may exceed its time when the machine is busy. */
const MAX_SLOWDOWN = 4;
const workbooks = workerWorkbooks({
  ...limits,
  wallMs: limits.timeoutMs * MAX_SLOWDOWN,
  ...(entry !== undefined && { entry: new URL(entry) }),
});

const tell = (message: FromProcess) => process.send?.(message);

let waiting: PromiseWithResolvers<Uint8Array> | undefined;
const bytes = (): Promise<Uint8Array> => {
  waiting = Promise.withResolvers();
  tell({ is: 'bytesNeeded' });
  return waiting.promise;
};

const answer = async ({ key, filename, question, ask }: Question): Promise<FromProcess> => {
  try {
    // Question and input come from the same typed call of the port.
    return { is: 'answer', answer: await workbooks.ask({ key, filename, bytes }, question as 'info', ask as never) };
  } catch (error) {
    if (error instanceof WorkbookRefused) return { is: 'refused', reason: error.reason };
    return { is: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', async (message: ToProcess) => {
  if ('bytes' in message) waiting?.resolve(message.bytes);
  else if ('missing' in message) waiting?.reject(new Error(message.missing));
  else
    tell(
      await whileAtWork(
        () => tell({ is: 'atWork' }),
        () => answer(message),
      ),
    );
});
endWithHost();
