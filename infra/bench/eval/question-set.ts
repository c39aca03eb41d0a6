// A set of questions with known answers over known documents.

/** Where an answer is printed: a page, or a piece of text in documents without pages. */
type Gold = { readonly document: string; readonly page: number } | { readonly document: string; readonly text: string };
export type SetQuestion = {
  readonly question: string;
  readonly gold: readonly Gold[];
  readonly answer?: string | undefined;
  /** The single figure that answers, as printed. */
  readonly figure?: string;
  /** Other places on the same subject. */
  readonly elsewhere?: readonly Gold[] | undefined;
  /** The documents that it is asked over; all if absent. */
  readonly among?: readonly string[];
  /** Asked over every document except those that answer it. */
  readonly isTrap?: boolean;
};
export type QuestionSet = {
  readonly name: string;
  readonly paths: readonly string[];
  readonly questions: readonly SetQuestion[];
};
