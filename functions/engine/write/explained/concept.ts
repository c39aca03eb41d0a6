// A concept of a question: a content word, number or time, and how a text expresses it.

export type Concept = {
  readonly name: string;
  readonly isIn: (text: string) => boolean;
  /** Whether the opening, title or owner of the document names it; checked where the line does not. */
  readonly isNameIn?: (document: string) => boolean;
  /** Whether it belongs to the name of the company in question. */
  readonly isName?: boolean;
  /** Exact concepts (numbers, times) are not taken from the line before. */
  readonly isExact?: boolean;
  /** The line before may name it even if this line opens a new topic: used for reasons. */
  readonly isBefore?: boolean;
  /** Named once for several requested things, so the passage may supply it. */
  readonly isCarried?: boolean;
  /** Ways to split a compound in two: 토양오염 matches 오염 under the heading 토양. */
  readonly parts?: readonly (readonly [string, string])[];
};
