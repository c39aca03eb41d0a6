// Logistic regression over sparse features, one for each label, by gradient steps that shrink per weight (AdaGrad).
import { sigmoid } from './logistic.ts';

/** `features`: numbers of the features present, each with the same `value`. */
export type Sparse = { readonly features: readonly number[]; readonly value: number }[];
export type SparseModel = { readonly bias: number; readonly weights: Float64Array };

const EPOCHS = 12;
const RATE = 0.5;
const SMOOTH = 1e-6;

const sumOf = (weights: Float64Array, parts: Sparse): number =>
  parts.reduce(
    (sum, { features, value }) => sum + value * features.reduce((own, feature) => own + (weights[feature] ?? 0), 0),
    0,
  );

export const logitOf = ({ bias, weights }: SparseModel, parts: Sparse): number => bias + sumOf(weights, parts);

/** `penalty` pulls the weights of the features of each example towards zero. */
export const fitSparse = (
  examples: readonly { readonly parts: Sparse; readonly is: boolean }[],
  size: number,
  penalty: number,
): SparseModel => {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size);
  let [bias, biasSquares] = [0, 0];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { parts, is } of examples) {
      const error = (is ? 1 : 0) - sigmoid(bias + sumOf(weights, parts));
      biasSquares += error * error;
      bias += (RATE * error) / Math.sqrt(biasSquares + SMOOTH);
      for (const { features, value } of parts)
        for (const feature of features) {
          const slope = error * value - penalty * (weights[feature] ?? 0);
          squares[feature] = (squares[feature] ?? 0) + slope * slope;
          weights[feature] = (weights[feature] ?? 0) + (RATE * slope) / Math.sqrt((squares[feature] ?? 0) + SMOOTH);
        }
    }
  return { bias, weights };
};
