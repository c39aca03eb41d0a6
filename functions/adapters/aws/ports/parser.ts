// Wires the parser, which runs in a worker thread of the function.
import type { Parser } from '../../../ports/parser.ts';
import { workerParser } from '../../node/worker-parser/worker-parser.ts';

const PARSER_LIMITS = { memoryMb: 512, timeoutMs: 60_000 };

/** The worker and pdf.js's tables are beside the function's bundle (infra/bundle/entries.ts). */
export const parser = (beside: string): Parser =>
  workerParser({ ...PARSER_LIMITS, entry: new URL('./worker.mjs', beside), pdfAssets: new URL('./pdfjs/', beside) });
