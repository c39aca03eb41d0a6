// What an analysis is: its inputs, from which the form and the parser are made, and its sections, each with its work.
// Texts: i18n `analyses` — types.<Type>.{label,text}, fields.<field>, choices.<choice>, sections.<id>, ask.<key>.

import type { AnalysisType, Category } from '../model/analysis.ts';
import type { Source } from '../model/enums.ts';
import type { SourceKind } from '../model/source.ts';
import type { Relation } from './relation.ts';

/** `company` is a name, a ticker or an address, resolved to one company before the run; `workbook` a file with its columns. */
type FieldKind =
  /** `rates`: exchange rates, one a line. */
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
  /** The columns that the calculation needs; the mapper proposes which column of the file is which. */
  | { readonly kind: 'workbook'; readonly columns: readonly Column[] };

export type Column = {
  readonly name: string;
  readonly type: 'text' | 'number' | 'date';
  readonly optional?: true;
  /** What a header may say, in any language, for the mapper's proposal. */
  readonly headers: readonly string[];
};

export type Field = FieldKind & {
  readonly name: string;
  readonly optional?: true;
  readonly initial?: string | number | readonly string[];
  /** i18n `analyses.invalid.<code>`, where the specification has a message of its own. */
  readonly invalid?: string;
};

/** How a section is made. Builders: functions/analyses/<kind>.ts; each works without a model and says what it lacks. */
export type Work =
  /** Questions of the engine behind Search, answered in order; i18n `ask.<key>` with the inputs filled in. */
  | { readonly kind: 'ask'; readonly questions: readonly string[]; readonly shape: 'text' | 'list' | 'figures' }
  /** What documents say of a subject, whoever's they are: sentences that speak of it, with a figure where one is wanted. */
  | {
      readonly kind: 'quotes';
      readonly questions: readonly string[];
      readonly of: Subject;
      readonly withFigure?: true;
    }
  /** Dated entries from press and filings. */
  | { readonly kind: 'timeline'; readonly questions: readonly string[]; readonly most: number }
  /** Rows (companies of the inputs or found ones) by attributes, each cell one question. */
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
      readonly parts: readonly (
        | 'keyFigures'
        | 'thesis'
        | 'income'
        | 'balance'
        | 'cashFlow'
        | 'ratios'
        | 'measures'
        | 'equity'
        | 'segments'
      )[];
      /** Of the measures these alone, in one table. */
      readonly only?: readonly string[];
    }
  /** Prices of lists among the documents: the last list, or what changed since the first. */
  | { readonly kind: 'prices'; readonly question: string; readonly show: 'latest' | 'changes' }
  /** A figure over time: price, index, volume. */
  | { readonly kind: 'series'; readonly metrics: readonly string[] }
  | { readonly kind: 'map'; readonly draw: 'treemap' | 'quadrant'; readonly questions: readonly string[] }
  | { readonly kind: 'flow'; readonly stages: readonly string[] }
  /** A calculator of shared/finance over the workbook or the facts. */
  | { readonly kind: 'compute'; readonly calculator: Calculator; readonly part: string }
  /** What findings say of each other: what documents state in words, against the statements. */
  | { readonly kind: 'relations'; readonly of: readonly Relation[] }
  /** The largest customers, from a workbook of the workspace that lists them. */
  | { readonly kind: 'customers' }
  /** What the checklists of the workspace flagged; in no document for the other side. */
  | { readonly kind: 'redFlags' }
  /** One after another in one section. */
  | { readonly kind: 'joined'; readonly works: readonly Work[] }
  /** Sections of other analyses, with these inputs. */
  | { readonly kind: 'include'; readonly type: AnalysisType; readonly sections?: readonly string[] };

/** Without a model sentences are known by the words of their subject: functions/analyses/evidence/subjects.ts. */
export type Subject =
  | 'business'
  | 'channel'
  | 'motive'
  | 'deal'
  | 'offering'
  | 'market'
  | 'marketShare'
  | 'demand'
  | 'technology'
  | 'cost'
  | 'regulation'
  | 'dispute'
  | 'dependence'
  | 'margin'
  | 'supply'
  | 'operation'
  | 'transport'
  | 'customer'
  | 'economy'
  | 'prices'
  | 'economicRisk'
  | 'impact'
  | 'sells'
  | 'estimate'
  | 'weakness'
  | 'opportunity'
  | 'reason'
  | 'seat'
  | 'headcount'
  | 'governance'
  | 'plan'
  | 'rivalry'
  | 'labour'
  | 'supervisor'
  | 'spending'
  | 'turning'
  | 'investment'
  | 'unsettled'
  | 'terms'
  | 'scope'
  | 'priceLevel'
  | 'adverse'
  | 'hazard'
  | 'season'
  | 'sale'
  | 'advantage'
  | 'concentration'
  | 'retention'
  | 'efficiency'
  | 'acquisition'
  | 'organisation'
  | 'workforce'
  | 'bargaining'
  | 'complaint';

const CALCULATORS = ['dcf', 'forecast', 'comps', 'pvm', 'cohorts', 'seasonal', 'commerce', 'performance'] as const;
export type Calculator = (typeof CALCULATORS)[number];

export type SectionSpec = {
  readonly id: string;
  readonly work: Work;
  /** Sources asked for this section; otherwise those of the run. */
  readonly sources?: readonly Source[];
  /** Can be left out without the report losing its point; the plan offers it switched off. */
  readonly optional?: true;
};

export type Analysis<T extends AnalysisType = AnalysisType> = {
  readonly type: T;
  readonly category: Category;
  /** Typical duration, for the time left. */
  readonly minutes: number;
  readonly credits: number;
  readonly fields: readonly Field[];
  /** In the order of their weight; the person may switch some off. */
  readonly sources: readonly Source[];
  /** Of the providers behind those only these kinds; all where it says nothing. */
  readonly kinds?: readonly SourceKind[];
  readonly sections: readonly SectionSpec[];
  /** What can be downloaded besides Word, PDF and the shared page. */
  readonly workbook?: Calculator;
  /** Values a company by its statements: where they do not add up a person accepts it first, with a reason. */
  readonly needsTieOut?: true;
  /** Written for the other side: of shareable files alone, and never with samples. */
  readonly forOutsiders?: true;
  /** The structure is proposed first and chosen by the person: two machines. */
  readonly choosesStructure?: true;
};

export const defineAnalysis = <const T extends AnalysisType>(analysis: Analysis<T>): Analysis<T> => analysis;
