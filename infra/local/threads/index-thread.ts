// The thread of the search index. Each calling thread has a channel of its own to it.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { answerCalls } from './calls.ts';
import { indexMethods } from './index-calls.ts';

const methods = indexMethods(sqliteIndex(workerData as string));

parentPort?.on('message', (line: MessagePort) => answerCalls(line, methods));
