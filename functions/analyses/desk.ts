// What the sections of a report retrieve from: index, model, scope and statements.
import type { Language } from '#shared/model/enums.ts';
import type { Model } from '../ports/model.ts';
import type { Index, Scope } from '../ports/search-index.ts';
import type { StatementRecord } from '../store/statements.ts';

export type Desk = {
  readonly index: Pick<Index, 'lexical' | 'nearest' | 'range'>;
  readonly model: Model;
  /** The workspace's files, if the run includes them, and the documents that the run has fetched. */
  readonly scope: Scope;
  /** The primary statements of the workspace's files. */
  readonly statements?: () => Promise<readonly StatementRecord[]>;
  readonly language: Language;
  readonly now: number;
};
