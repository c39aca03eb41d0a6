// The interface of section builders: what a builder may use, and what it returns.
import type { Work } from '#shared/analyses/analysis.ts';
import type { Inputs } from '#shared/analyses/inputs.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import type { TextGroupIn, TextIn } from '#shared/i18n/text-keys.ts';
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

type TextParams = Readonly<Record<string, string | number>>;

/** The engine's answer to one question. */
export type Answered = {
  readonly blocks: readonly Block[];
  /** True if a model composed it. The extractive writer only selects. */
  readonly isComposed: boolean;
  readonly isEmpty: boolean;
  /** Chosen by subject; no word of the subject need occur in it. */
  readonly isOfRoom?: true;
};

/** A sheet of the person's workbook: its rows in order, including the header, each with its reference. */
export type Sheet = {
  readonly name: string;
  readonly rows: readonly { readonly cells: readonly string[]; readonly reference: Reference }[];
};

/** A workbook of the workspace. */
export type Ledger = {
  readonly fileId: string;
  /** One figure per row: columns of periods are turned into rows. */
  readonly sheets: readonly Sheet[];
  /** The sheets as in the file. */
  readonly asWritten: readonly Sheet[];
};

/**
 * The context of one section. Everything it reads is within the scope of the run; everything it cites goes through
 * `notes`.
 */
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
  /** True if a model is configured to write prose. */
  readonly hasModel: boolean;
  /** The reason for accepting statements that do not add up, and the person who accepted them before the run. */
  readonly acceptedBreaks: { readonly reason: string; readonly by: string } | undefined;
  /** The instruction of a person for a section that is rewritten; else empty. */
  readonly instruction: string;
  readonly notes: Notes;
  /**
   * Returns i18n `analyses.<key>` with the inputs filled in, in the language of the report or in `inLanguage`, which is
   * used to search sources written in another language.
   */
  text(key: TextIn<'analyses'>, params?: TextParams, inLanguage?: Language): string;
  /** As `text`, for an id from data: i18n `analyses.<group>.<id>`. A test checks every id in the data. */
  textOf(group: TextGroupIn<'analyses'>, id: string, params?: TextParams, inLanguage?: Language): string;
  /**
   * Asks the engine behind Search over the files of the workspace and the documents that the run has fetched. Citations
   * go through `notes`.
   */
  ask(question: string): Promise<Answered>;
  /**
   * Asks the question under i18n `analyses.ask.<key>`; also in the other languages if `refined` leaves nothing of the
   * answer in the language of the report.
   */
  askKey(key: string, refined?: (found: Answered) => Answered): Promise<Answered>;
  /** The passages that the engine would read for a question, best first. */
  passages(question: string): Promise<{ readonly plan: Plan; readonly passages: readonly Passage[] }>;
  /** The passages of the files on subjects of `report-subjects.json`. */
  room(subjects: readonly string[]): Promise<readonly Passage[]>;
  /** The text with which a file begins: in a contract its parties. */
  opening(fileId: string): Promise<string>;
  /** The primary statements, read whole, of the files about a company. */
  statements(company: CompanyIds): Promise<readonly FiledStatements[]>;
  /** Checks of the other tables and sentences in the same file. */
  noteChecks(filed: FiledStatements): Promise<readonly NoteChecks[]>;
  /** Figures from registers, for all companies of the inputs. */
  facts(): Promise<readonly Fact[]>;
  /** The documents that the sources listed: press, filings and pages, newest first. */
  documents(): Promise<readonly SourceDocument[]>;
  profiles(): Promise<readonly CompanyProfile[]>;
  /** The workbook of the inputs; `undefined` without one. */
  workbook(): Promise<readonly Sheet[] | undefined>;
  /** The workbooks among the files that the section may use, newest first. */
  ledgers(): Promise<readonly Ledger[]>;
  /** The red flags of the workspace's checklists, cited through `notes`; `undefined` if there are none to show. */
  register(): Promise<BlockOf<'table'> | undefined>;
  /** Builds other work within this section; for `include`. */
  build(work: Work): Promise<Built>;
};

/** A document that would fill a section without content. */
export type RequestedDocument = {
  /** The key in i18n `analyses.requests`. */
  readonly id: string;
  /** The paper of the sources that comes closest to it. */
  readonly closest?: { readonly text: string; readonly refs: number[] } | undefined;
};

export type Built = {
  readonly blocks: readonly Block[];
  readonly status: Section['status'];
  /** What a reader must know about the section, in the language of the report. */
  readonly note?: string;
  /** What only the team needs to know: what was not found, what to enter. It is never exported. */
  readonly aside?: string;
  /** The documents to ask for, if the section has no content. */
  readonly requests?: readonly RequestedDocument[];
  readonly assumptions?: Report['assumptions'];
  /** The calculation as a model, for the Excel export. */
  readonly workbook?: Workbook;
};

export type Builder<K extends Work['kind']> = (
  work: Extract<Work, { kind: K }>,
  context: SectionContext,
) => Promise<Built>;
