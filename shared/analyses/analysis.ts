// Defines an analysis: its inputs, from which form and parser are made, and its sections, each with its work. Texts:
// i18n `analyses` — types.<Type>.{label,text}, fields.<field>, choices.<choice>, sections.<id>, ask.<key>.
import type { AnalysisType, Category } from '../model/analysis.ts';
import type { Source } from '../model/enums.ts';
import type { SourceKind } from '../model/source.ts';
import type { Relation } from './relation.ts';
import type { Subject } from './subject.ts';

/**
 * `company`: a name, a ticker or an address, resolved to one company before the run. `workbook`: a file with its
 * columns.
 */
type FieldKind =
  /** `rates`: exchange rates, one per line. */
  | { readonly kind: 'text'; readonly long?: true; readonly rates?: true }
  | { readonly kind: 'company' }
  | { readonly kind: 'companies'; readonly min?: number; readonly max: number }
  | { readonly kind: 'url' }
  | { readonly kind: 'country' }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly many?: true }
  | { readonly kind: 'period' }
  | { readonly kind: 'currency' }
  | {
      readonly kind: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly unit?: 'percent' | 'years' | 'times';
    }
  /** One number, or one for each year of a forecast. */
  | { readonly kind: 'yearly'; readonly min: number; readonly max: number; readonly unit: 'percent' | 'days' }
  /** The columns that the calculation needs; the mapper proposes the columns of the file for them. */
  | { readonly kind: 'workbook'; readonly columns: readonly Column[] };

export type Column = {
  readonly name: string;
  readonly type: 'text' | 'number' | 'date';
  readonly optional?: true;
  /** Possible headers in any language, for the mapper's proposal. */
  readonly headers: readonly string[];
};

export type Field = FieldKind & {
  readonly name: string;
  readonly optional?: true;
  readonly initial?: string | number | readonly string[];
  /** i18n `analyses.invalid.<code>`, if the specification has a specific message. */
  readonly invalid?: string;
};

export type StatementPart =
  | 'keyFigures'
  | 'summary'
  | 'thesis'
  | 'income'
  | 'balance'
  | 'cashFlow'
  | 'ratios'
  | 'measures'
  | 'equity'
  | 'segments';

/**
 * The work of a section. Builders: functions/analyses/<kind>.ts. Each works without a model and reports what it lacks.
 */
export type Work =
  /** Questions to the engine behind Search, answered in order; i18n `ask.<key>` with the inputs filled in. */
  | { readonly kind: 'ask'; readonly questions: readonly string[]; readonly shape: 'text' | 'list' | 'figures' }
  /** Sentences on a subject from documents of any author, with a figure if required. */
  | {
      readonly kind: 'quotes';
      readonly questions: readonly string[];
      readonly of: Subject;
      readonly withFigure?: true;
    }
  /** Dated entries from press and filings. */
  | { readonly kind: 'timeline'; readonly questions: readonly string[]; readonly most: number }
  /** Rows (companies of the inputs, or found ones) by attributes; each cell answers one question. */
  | {
      readonly kind: 'matrix';
      readonly rows: 'peers' | 'competitors' | 'products';
      readonly attributes: readonly string[];
    }
  /** Companies or people with the reasons for their rank, filtered by the inputs. */
  | { readonly kind: 'ranking'; readonly of: 'companies' | 'similar' | 'people'; readonly columns: readonly string[] }
  /** Statements, ratios and charts from facts. */
  | {
      readonly kind: 'statements';
      readonly parts: readonly StatementPart[];
      /** Only these measures, in one table. */
      readonly only?: readonly string[];
    }
  /** Prices from price lists among the documents: the latest list, or the changes since the first. */
  | { readonly kind: 'prices'; readonly question: string; readonly show: 'latest' | 'changes' }
  /** A figure over time: price, index, volume. */
  | { readonly kind: 'series'; readonly metrics: readonly string[] }
  | { readonly kind: 'map'; readonly draw: 'treemap' | 'quadrant'; readonly questions: readonly string[] }
  | { readonly kind: 'flow'; readonly stages: readonly string[] }
  /** A calculator of shared/finance over the workbook or the facts. */
  | { readonly kind: 'compute'; readonly calculator: Calculator; readonly part: string }
  /** Relates findings to each other: what documents state in words to the statements. */
  | { readonly kind: 'relations'; readonly of: readonly Relation[] }
  /** The largest customers, or the products, from a workbook of the workspace that lists them. */
  | { readonly kind: 'customers' }
  | { readonly kind: 'products' }
  /** The red flags of the workspace's checklists; never in a document for the other side. */
  | { readonly kind: 'redFlags' }
  /** Several kinds of work in one section, in order. */
  | { readonly kind: 'joined'; readonly works: readonly Work[] }
  /** Sections of other analyses, with these inputs. */
  | { readonly kind: 'include'; readonly type: AnalysisType; readonly sections?: readonly string[] };

const CALCULATORS = ['dcf', 'forecast', 'comps', 'pvm', 'cohorts', 'seasonal', 'commerce', 'performance'] as const;
export type Calculator = (typeof CALCULATORS)[number];

export type SectionSpec = {
  readonly id: string;
  readonly work: Work;
  /** The sources of this section, if they differ from those of the run. */
  readonly sources?: readonly Source[];
  /** Can be left out without harm to the report; switched off in the proposed plan. */
  readonly optional?: true;
};

export type Analysis<T extends AnalysisType = AnalysisType> = {
  readonly type: T;
  readonly category: Category;
  /** The typical duration, from which the remaining time is estimated. */
  readonly minutes: number;
  readonly credits: number;
  readonly fields: readonly Field[];
  /** In order of importance; a person may switch some off. */
  readonly sources: readonly Source[];
  /** Restricts the providers of the sources to these kinds; all kinds if absent. */
  readonly kinds?: readonly SourceKind[];
  readonly sections: readonly SectionSpec[];
  /** The workbook that can be exported besides Word, PDF and the shared page. */
  readonly workbook?: Calculator;
  /** Values a company by its statements: if they do not add up, a person must accept that first, with a reason. */
  readonly needsTieOut?: true;
  /** Written for the other side: from shareable files only, and never with samples. */
  readonly forOutsiders?: true;
  /** The structure is proposed first and chosen by the person, in two state machines. */
  readonly choosesStructure?: true;
};

export const defineAnalysis = <const T extends AnalysisType>(analysis: Analysis<T>): Analysis<T> => analysis;
