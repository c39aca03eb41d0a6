// A concept of a question: a content word, number or time, and how a text expresses it.

export type Concept = {
  readonly name: string;
  readonly isIn: (text: string) => boolean;
  /** Whose document it is may stand at its beginning alone. */
  readonly isNameIn?: (document: string) => boolean;
  /** Of the company that was found to be meant. */
  readonly isName?: boolean;
  /** Of another one the sentence before would say nothing. */
  readonly isExact?: boolean;
  /** The line before it may name it, whatever this one begins with: a reason. */
  readonly isBefore?: boolean;
  /** Named once for several things: the passage names it. */
  readonly isCarried?: boolean;
  /** 토양오염 is on the 오염 of what stands under 토양: what it is made of. */
  readonly parts?: readonly (readonly [string, string])[];
};
