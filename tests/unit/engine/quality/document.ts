// What the documents of the question set are made of, and what is expected of a question.
type Kind = 'page' | 'level' | 'change' | 'ratio' | 'compound' | 'why' | 'who' | 'list' | 'when' | 'near' | 'trap';

export type Question = {
  readonly kind: Kind;
  readonly ask: string;
  /** The page that answers it; of what no document tells there is none. */
  readonly page?: number;
  /** What the ticked sentences and cells must say, all of it. */
  readonly says?: readonly string[];
};

export type Page = {
  readonly section: string;
  readonly text?: string;
  readonly rows?: readonly (readonly string[])[];
  readonly unit?: string;
  readonly periods?: readonly string[];
  /** Of the company alone, where the document has the statements of its group too. */
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
