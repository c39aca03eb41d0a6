// The types of the question set: its documents, and the expected answer of a question.
type Kind = 'page' | 'level' | 'change' | 'ratio' | 'compound' | 'why' | 'who' | 'list' | 'when' | 'near' | 'trap';

export type Question = {
  readonly kind: Kind;
  readonly ask: string;
  /** The page of the answer; `undefined` if no document has one. */
  readonly page?: number;
  /** Texts that the ticked sentences and cells must all contain. */
  readonly says?: readonly string[];
};

export type Page = {
  readonly section: string;
  readonly text?: string;
  readonly rows?: readonly (readonly string[])[];
  readonly unit?: string;
  readonly periods?: readonly string[];
  /** For the company alone, if the document also has the statements of its group. */
  readonly isSeparate?: boolean;
};

export type Document = {
  readonly company: string;
  readonly document: string;
  readonly language: 'ko' | 'en' | 'ja';
  readonly pages: readonly Page[];
  readonly questions: readonly Question[];
};

export const prose = (section: string, text: string, periods: readonly string[] = []): Page => ({
  section,
  text,
  periods,
});
export const table = (
  section: string,
  unit: string,
  rows: readonly (readonly string[])[],
  periods: readonly string[],
): Page => ({ section, unit, rows, periods });
