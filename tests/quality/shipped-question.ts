// The type of a question over the documents that the product ships, with its answer in them.
export type ShippedQuestion = {
  readonly ask: string;
  /** Any of these texts in the ticked sentences and cells is the answer; if undefined, the documents contain none. */
  readonly says?: readonly string[];
};
