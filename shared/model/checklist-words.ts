// Defines states and limits of checklists. Without schemas, because the browser loads it.
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

/** Statuses that a run skips unless rows are chosen, and that are never overdue. */
export const SETTLED: readonly RowStatus[] = ['approved', 'notApplicable'];

/** Statuses of rows without an answer. */
export const UNANSWERED: readonly RowStatus[] = ['notStarted', 'requested', 'needsEvidence'];

export const VERDICTS = ['yes', 'partly', 'no', 'contradicted', 'notFound'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * "Yes" answers a choice; beside a figure or a document it would mean nothing. "Not found" is of the machine alone, and
 * not of a row that a person has answered.
 */
export const showsVerdict = (row: {
  readonly verdict?: Verdict | undefined;
  readonly vocabulary?: readonly string[] | undefined;
  readonly human?: unknown;
}): boolean => {
  if (row.verdict === 'notFound') return row.human === undefined;
  return row.verdict !== undefined && (row.verdict !== 'yes' || row.vocabulary !== undefined);
};

/** Severities of a red flag, most severe first: the three levels that due-diligence reports use. */
export const SEVERITIES = ['dealBreaker', 'significant', 'manageable'] as const;
export const LIKELIHOODS = ['high', 'medium', 'low'] as const;
/** What a red flag affects in a deal. */
export const EFFECTS_ON = ['value', 'terms'] as const;

/** What happened to a file that an answer is based on; `added`: a new one that a request names. */
export const FILE_CHANGES = ['replaced', 'removed', 'added', 'writer'] as const;

/** Marks of rows that a person has to check, whatever their status. */
export const ROW_MARKS = ['stale', 'newAnswer', 'noDocument', 'overdue', 'redFlag'] as const;
/** Sort orders of rows; the default is the order of the list. */
export const ROW_SORTS = ['severity', 'due', 'status', 'owner'] as const;
export type RowSort = (typeof ROW_SORTS)[number];
export type RowMark = (typeof ROW_MARKS)[number];

/** The sources and language that a run used. */
export type RunRequest = { readonly sources: readonly string[]; readonly language?: string | undefined };
export const isSameRequest = (a: RunRequest, b: RunRequest): boolean =>
  a.language === b.language && [...new Set(a.sources)].sort().join() === [...new Set(b.sources)].sort().join();

/** Built-in lists to start from. */
export const CHECKLIST_TEMPLATES = ['ma-ko', 'dd-en', 'dd-ja'] as const;
export type ChecklistTemplate = (typeof CHECKLIST_TEMPLATES)[number];

export const CHECKLIST = {
  maxRows: 5_000,
  maxSheets: 200,
  maxQuestion: 5_000,
  maxAdded: 50,
  /** Rows changed at once. */
  maxChanged: 500,
  /** Requests and replies per row. */
  maxMessages: 50,
  maxReplyFiles: 10,
  maxPage: 500,
  /** Rows answered in a trial before the whole list. */
  trialRows: 3,
  /** The estimated time per row. */
  secondsPerRow: 3,
} as const;
