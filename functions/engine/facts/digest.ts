// Turns a parsed file into chunks for the index, and facts and statements for questions. Runs in the parser's worker.
import { chunk } from '../../documents/chunk/chunk.ts';
import type { Digest, Read } from '../../ports/parser.ts';
import { withNames } from '../names/with-names.ts';
import { withBrokenLines } from '../tables/statements/broken-lines.ts';
import { withBreakdowns } from './breakdowns.ts';
import { fileFacts } from './file-facts.ts';
import { fileStatements } from './file-statements.ts';
import { withOtherRows } from './other-rows.ts';

export const digest = (read: Read): Digest => {
  const chunks = chunk(read);
  const statements = fileStatements(chunks, read.pagesWithoutText);
  const tied = withBrokenLines(
    chunks,
    statements.map(({ statement }) => statement),
  );
  return {
    ok: true,
    chunks: withNames(withBreakdowns(withOtherRows(tied))),
    facts: fileFacts(read, chunks),
    statements,
  };
};
