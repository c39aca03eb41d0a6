// States and limits of checklists. Without schemas, because the browser loads it.
export const ROW_STATUSES = [
  'notStarted',
  'requested',
  'answered',
  'needsEvidence',
  'inReview',
  'approved',
  'redFlag',
  'notApplicable',
] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** What a run without a choice of rows leaves alone, and what is never overdue. */
export const SETTLED: readonly RowStatus[] = ['approved', 'notApplicable'];

/** Of rows that nothing answers yet. */
export const UNANSWERED: readonly RowStatus[] = ['notStarted', 'requested', 'needsEvidence'];

export const VERDICTS = ['yes', 'partly', 'no', 'contradicted', 'notFound'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** "Yes" answers a choice; beside a figure or a document it would say nothing. */
export const showsVerdict = (row: {
  readonly verdict?: Verdict | undefined;
  readonly vocabulary?: readonly string[] | undefined;
}): boolean => row.verdict !== undefined && (row.verdict !== 'yes' || row.vocabulary !== undefined);

/** How grave a red flag is, the gravest first: the three levels that due-diligence reports use. */
export const SEVERITIES = ['dealBreaker', 'significant', 'manageable'] as const;
export const LIKELIHOODS = ['high', 'medium', 'low'] as const;
/** What of a deal a red flag touches. */
export const EFFECTS_ON = ['value', 'terms'] as const;

/** What becomes of a file that an answer rests on; `added`: a new one that a request names. */
export const FILE_CHANGES = ['replaced', 'removed', 'added', 'writer'] as const;

/** Rows that a person has to look at, whatever their status. */
export const ROW_MARKS = ['stale', 'newAnswer', 'noDocument', 'overdue', 'redFlag'] as const;
/** Orders of rows; without one, the order of the list. */
export const ROW_SORTS = ['severity', 'due', 'status', 'owner'] as const;
export type RowSort = (typeof ROW_SORTS)[number];
export type RowMark = (typeof ROW_MARKS)[number];

/** Where a run looked, and in which language it was to answer. */
export type RunRequest = { readonly sources: readonly string[]; readonly language?: string | undefined };
export const isSameRequest = (a: RunRequest, b: RunRequest): boolean =>
  a.language === b.language && [...new Set(a.sources)].sort().join() === [...new Set(b.sources)].sort().join();

/** Lists of our own to begin with. */
export const CHECKLIST_TEMPLATES = ['ma-ko', 'dd-en', 'dd-ja'] as const;
export type ChecklistTemplate = (typeof CHECKLIST_TEMPLATES)[number];

export const CHECKLIST = {
  maxRows: 5_000,
  maxSheets: 200,
  maxQuestion: 5_000,
  maxAdded: 50,
  /** Rows changed at once. */
  maxChanged: 500,
  /** Requests and replies of one row. */
  maxMessages: 50,
  maxReplyFiles: 10,
  maxPage: 500,
  /** Rows that are tried before the whole list. */
  trialRows: 3,
  /** How long one row takes, for the estimate. */
  secondsPerRow: 3,
} as const;
