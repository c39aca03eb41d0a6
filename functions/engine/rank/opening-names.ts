// Finds short documents whose opening names the company of a question, such as a contract, so that all passages count.
import type { Chunk } from '../../ports/search-index.ts';
import { compact } from '../understand/names/company-names.ts';
import type { Plan } from '../understand/plan-type.ts';

/** Characters in which a document names its parties. Set by hand, not tuned on a set. */
const OPENING = 400;
/** A longer file is a report, whose cover names its company. Set by hand. */
const MAX_PASSAGES = 40;

/** The ids of those files. Documents that state a company are not affected. */
export const filesNaming = ({ names }: Plan, chunks: readonly Chunk[]): ReadonlySet<string> => {
  const wanted = names.map(compact);
  if (wanted.length === 0) return new Set();
  const long = new Set(chunks.flatMap(({ seq, fileId }) => (seq < MAX_PASSAGES ? [] : [fileId])));
  return new Set(
    chunks
      .filter(({ seq, fileId, context, text }) => {
        const isOpening = seq === 0 && context.company === undefined && !long.has(fileId);
        return isOpening && wanted.some((name) => compact(text.slice(0, OPENING)).includes(name));
      })
      .map(({ fileId }) => fileId),
  );
};
