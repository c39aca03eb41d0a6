// Logistic regression by gradient descent over standardized features, with a penalty on large weights.

export type Row = { readonly values: readonly number[]; readonly is: boolean; readonly weight: number };
export type Weights = { readonly bias: number; readonly weights: readonly number[] };

const STEPS = 400;
const RATE = 0.4;
const MOMENTUM = 0.9;

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

export const logitOf = ({ bias, weights }: Weights, values: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (values[i] ?? 0), bias);

type Scale = { readonly mean: number; readonly spread: number };

const scalesOf = (rows: readonly Row[], count: number): Scale[] =>
  Array.from({ length: count }, (_, i) => {
    const mean = rows.reduce((sum, { values }) => sum + (values[i] ?? 0), 0) / rows.length;
    const variance = rows.reduce((sum, { values }) => sum + ((values[i] ?? 0) - mean) ** 2, 0) / rows.length;
    return { mean, spread: Math.sqrt(variance) || 1 };
  });

type Input = { readonly values: Float64Array; readonly is: boolean; readonly weight: number };

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** The gradient of the likelihood. */
const slopeAt = (own: Float64Array, inputs: readonly Input[]): Float64Array => {
  const slope = new Float64Array(own.length);
  for (const { values, is, weight } of inputs) {
    const error = weight * ((is ? 1 : 0) - sigmoid(dot(own, values)));
    for (let i = 0; i < slope.length; i += 1) slope[i] = (slope[i] ?? 0) + error * (values[i] ?? 0);
  }
  return slope;
};

export const fitLogistic = (rows: readonly Row[], penalty: number): Weights => {
  const count = rows[0]?.values.length ?? 0;
  const scales = scalesOf(rows, count);
  const inputs = rows.map(({ values, is, weight }) => ({
    values: Float64Array.from([1, ...scales.map(({ mean, spread }, i) => ((values[i] ?? 0) - mean) / spread)]),
    is,
    weight,
  }));
  const whole = rows.reduce((sum, { weight }) => sum + weight, 0);
  const own = new Float64Array(count + 1);
  const speed = new Float64Array(count + 1);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = slopeAt(own, inputs);
    for (let i = 0; i <= count; i += 1) {
      const pull = (slope[i] ?? 0) / whole - (i === 0 ? 0 : penalty * (own[i] ?? 0));
      speed[i] = MOMENTUM * (speed[i] ?? 0) + RATE * pull;
      own[i] = (own[i] ?? 0) + (speed[i] ?? 0);
    }
  }
  const weights = scales.map(({ spread }, i) => (own[i + 1] ?? 0) / spread);
  const bias = scales.reduce((sum, { mean }, i) => sum - (weights[i] ?? 0) * mean, own[0] ?? 0);
  return { bias, weights };
};
