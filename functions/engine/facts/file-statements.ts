// Collects the primary statements of a file, which are stored beside its facts.
import type { Chunk } from '../../ports/search-index.ts';
import type { StatementRecord } from '../../store/statements.ts';
import { readStatements } from '../tables/statements/read-statements.ts';
import { withUnread } from '../tables/statements/unread-statements.ts';

export const fileStatements = (
  chunks: readonly Chunk[],
  pagesWithoutText: readonly number[] = [],
): StatementRecord[] => {
  const [first] = chunks;
  if (!first) return [];
  const { projectId, fileId, context } = first;
  const { document, company = '', language } = context;
  const statements = withUnread(readStatements(chunks), chunks, pagesWithoutText);
  return statements.map((statement) => ({ projectId, fileId, document, company, language, statement }));
};
