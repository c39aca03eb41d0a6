// A set of questions with known answers over known documents.

/** Where an answer is printed: a page, or a stretch of text in documents that have none. */
type Gold = { readonly document: string; readonly page: number } | { readonly document: string; readonly text: string };
export type SetQuestion = {
  readonly question: string;
  readonly gold: readonly Gold[];
  readonly answer?: string | undefined;
  /** The one figure that answers, as printed. */
  readonly figure?: string;
  /** Other places that speak of the same. */
  readonly elsewhere?: readonly Gold[] | undefined;
  /** The documents it is asked over, where these are not all. */
  readonly among?: readonly string[];
  /** Asked over every document but those that answer it. */
  readonly isTrap?: boolean;
};
export type QuestionSet = {
  readonly name: string;
  readonly paths: readonly string[];
  readonly questions: readonly SetQuestion[];
};
