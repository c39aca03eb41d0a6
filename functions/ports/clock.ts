// Time and randomness as ports, so that tests can fix both.

export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
};

/** Random lower-case letters and digits, without easily confused ones. */
export type Random = { text(length: number): string };
