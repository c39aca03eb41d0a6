// A question over the documents that the product ships, with what they say.
export type ShippedQuestion = {
  readonly ask: string;
  /** Any of these in the ticked sentences and cells is the answer; without them the documents have none. */
  readonly says?: readonly string[];
};
