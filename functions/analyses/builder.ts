// The interface of section builders: what a builder may use, and what it returns.
import type { Work } from '#shared/analyses/analysis.ts';
import type { Inputs } from '#shared/analyses/inputs.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import type { Language } from '#shared/model/enums.ts';
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import type { Block, BlockOf, Reference } from '#shared/report/blocks.ts';
import type { Report, Section } from '#shared/report/report.ts';
import type { Passage } from '../engine/evidence.ts';
import type { Plan } from '../engine/understand/plan-type.ts';
import type { CompanyProfile, SourceDocument } from '../ports/sources.ts';
import type { FiledStatements } from './evidence/filed-statements.ts';
import type { NoteChecks } from './evidence/note-checks.ts';
import type { Notes } from './notes.ts';

/** What the engine said to one question. */
export type Answered = {
  readonly blocks: readonly Block[];
  /** A model composed it; the offline writer only selects. */
  readonly isComposed: boolean;
  readonly isEmpty: boolean;
  /** Chosen by what it is about: no word of the subject need stand in it. */
  readonly isOfRoom?: true;
};

/** A sheet of the person's workbook: its rows in order, the header among them, each with the reference that names it. */
export type Sheet = {
  readonly name: string;
  readonly rows: readonly { readonly cells: readonly string[]; readonly reference: Reference }[];
};

/** A workbook of the workspace. */
export type Ledger = {
  readonly fileId: string;
  /** One row a figure: periods side by side are made rows. */
  readonly sheets: readonly Sheet[];
  /** As the file has them. */
  readonly asWritten: readonly Sheet[];
};

/** The context of one section. All that it reads is in the scope of the run; all that it cites goes through `notes`. */
export type SectionContext = {
  readonly type: AnalysisType;
  readonly section: { readonly id: string; readonly title: string };
  readonly language: Language;
  readonly inputs: Inputs;
  /** The company of the inputs, resolved. */
  readonly company: CompanyIds | undefined;
  readonly peers: readonly CompanyIds[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly signal: AbortSignal;
  /** There is a model to write prose with. */
  readonly hasModel: boolean;
  /** Statements that do not add up, accepted before the run: why, and by whom. */
  readonly acceptedBreaks: { readonly reason: string; readonly by: string } | undefined;
  /** Of a section that is rewritten. */
  readonly instruction: string;
  readonly notes: Notes;
  /** i18n `analyses.<key>` in the language of the report, the inputs filled in. */
  /** `said`: in another language, to look for what sources write in theirs. */
  text(key: string, params?: Readonly<Record<string, string | number>>, inLanguage?: Language): string;
  /** The engine behind Search over the files of the workspace and what the run has fetched; cited through `notes`. */
  ask(question: string): Promise<Answered>;
  /**
   * The question under i18n `analyses.ask.<key>`, in the other languages too where the report's finds nothing that
   * `refined` leaves.
   */
  askKey(key: string, refined?: (found: Answered) => Answered): Promise<Answered>;
  /** What that engine would read for a question, best first. */
  passages(question: string): Promise<{ readonly plan: Plan; readonly passages: readonly Passage[] }>;
  /** What the files hold on subjects of `report-subjects.json`. */
  room(subjects: readonly string[]): Promise<readonly Passage[]>;
  /** The primary statements of the files that are about a company, as read whole. */
  statements(company: CompanyIds): Promise<readonly FiledStatements[]>;
  /** What the other tables of their file add up to. */
  noteChecks(filed: FiledStatements): Promise<readonly NoteChecks[]>;
  /** Figures from registers, of all companies of the inputs. */
  facts(): Promise<readonly Fact[]>;
  /** What the sources listed: press, filings, pages, newest first. */
  documents(): Promise<readonly SourceDocument[]>;
  profiles(): Promise<readonly CompanyProfile[]>;
  /** The workbook of the inputs; undefined without one. */
  workbook(): Promise<readonly Sheet[] | undefined>;
  /** The workbooks among the files that the section may draw on, as they are laid out; the newest first. */
  ledgers(): Promise<readonly Ledger[]>;
  /** The red flags of the workspace's checklists, cited through `notes`; undefined where there are none to show. */
  register(): Promise<BlockOf<'table'> | undefined>;
  /** Builds other work within this section: for `include`. */
  build(work: Work): Promise<Built>;
};

export type Built = {
  readonly blocks: readonly Block[];
  readonly status: Section['status'];
  /** What a reader must know of it, in the language of the report. */
  readonly note?: string;
  /** What only whoever works on it must know: what was looked for in vain, what to enter. It leaves in no document. */
  readonly aside?: string;
  readonly assumptions?: Report['assumptions'];
  /** The calculation as a model, for the Excel download. */
  readonly workbook?: Workbook;
};

export type Builder<K extends Work['kind']> = (
  work: Extract<Work, { kind: K }>,
  context: SectionContext,
) => Promise<Built>;
