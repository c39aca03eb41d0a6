// Short documents whose opening names the company of a question, such as a contract with it: all their passages count
// as about it.
import type { Chunk } from '../../ports/search-index.ts';
import { compact } from '../understand/names/company-names.ts';
import type { Plan } from '../understand/plan-type.ts';

/** Where the parties are named, in characters. Set by hand, no set chose it. */
const OPENING = 400;
/** A longer file is a report, and says on its cover whose it is. Set by hand. */
const MAX_PASSAGES = 40;

/** Their files; of a document that names its company otherwise nothing is changed. */
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
