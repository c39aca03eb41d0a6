// Learns which lines are near to a question: weights that make the lines that answer most likely to come first.

export type CloseQuestion = {
  /** Left out together. */
  readonly room: string;
  readonly lines: readonly { readonly values: readonly number[]; readonly answers: boolean; readonly page: string }[];
};

const STEPS = 150;
const RATE = 0.06;
const MOMENTUM = 0.9;
/** On large weights of standardized features; 0.01 to 0.1 give nearly the same among five. */
const PENALTY = 0.05;

type Scale = { readonly mean: number; readonly spread: number };
const scalesOf = (rows: readonly (readonly number[])[]): readonly Scale[] =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, i) => {
    const mean = rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + ((row[i] ?? 0) - mean) ** 2, 0) / rows.length;
    return { mean, spread: Math.sqrt(variance) || 1 };
  });

type Rows = { readonly values: readonly Float64Array[]; readonly answers: readonly boolean[] };

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** Adds the gradient of the likelihood that lines that answer come first. */
const addSlope = (slope: Float64Array, { values, answers }: Rows, weights: Float64Array): void => {
  const scores = values.map((row) => dot(row, weights));
  const best = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - best));
  const whole = odds.reduce((sum, one) => sum + one, 0);
  const right = odds.reduce((sum, one, n) => sum + (answers[n] ? one : 0), 0);
  for (const [n, row] of values.entries()) {
    const own = odds[n] ?? 0;
    const pull = (answers[n] ? own / right : 0) - own / whole;
    for (let i = 0; i < slope.length; i += 1) slope[i] = (slope[i] ?? 0) + pull * (row[i] ?? 0);
  }
};

export const learnClose = (questions: readonly CloseQuestion[]): readonly number[] => {
  const scales = scalesOf(questions.flatMap(({ lines }) => lines.map(({ values }) => values)));
  const all = questions
    .filter(({ lines }) => lines.some(({ answers }) => answers))
    .map(
      ({ lines }): Rows => ({
        values: lines.map(({ values }) =>
          Float64Array.from(scales, ({ mean, spread }, i) => ((values[i] ?? 0) - mean) / spread),
        ),
        answers: lines.map(({ answers }) => answers),
      }),
    );
  const own = new Float64Array(scales.length);
  const speed = new Float64Array(scales.length);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = new Float64Array(scales.length);
    for (const one of all) addSlope(slope, one, own);
    for (let i = 0; i < own.length; i += 1) {
      const rise = (slope[i] ?? 0) / all.length - PENALTY * (own[i] ?? 0);
      speed[i] = MOMENTUM * (speed[i] ?? 0) + RATE * rise;
      own[i] = (own[i] ?? 0) + (speed[i] ?? 0);
    }
  }
  return scales.map(({ spread }, i) => (own[i] ?? 0) / spread);
};
