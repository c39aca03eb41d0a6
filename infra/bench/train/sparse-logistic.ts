// Logistic regression over sparse features, one for each label, by gradient steps that shrink per weight (AdaGrad).
import { sigmoid } from './logistic.ts';

/** `features`: numbers of the features present, each with the same `value`. */
export type Sparse = { readonly features: readonly number[]; readonly value: number }[];
export type SparseModel = { readonly bias: number; readonly weights: Float64Array };
export type SparseExample = { readonly parts: Sparse; readonly is: boolean; readonly weight?: number };

type Options = {
  readonly size: number;
  /** Pulls the weights of the features of each example towards those of `from`, or towards zero. */
  readonly penalty: number;
  readonly epochs?: number;
  readonly rate?: number;
  /** What was learned from other examples. */
  readonly from?: SparseModel;
};

const EPOCHS = 12;
const RATE = 0.5;
const SMOOTH = 1e-6;

export const logitOf = ({ bias, weights }: SparseModel, parts: Sparse): number => {
  let sum = bias;
  for (const { features, value } of parts) for (const feature of features) sum += value * (weights[feature] ?? 0);
  return sum;
};

export const fitSparse = (examples: readonly SparseExample[], options: Options): SparseModel => {
  const { size, penalty, epochs = EPOCHS, rate = RATE, from } = options;
  const base = from?.weights ?? new Float64Array(size);
  const weights = base.slice();
  const squares = new Float64Array(size);
  let [bias, biasSquares] = [from?.bias ?? 0, 0];
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { parts, is, weight = 1 } of examples) {
      const error = weight * ((is ? 1 : 0) - sigmoid(logitOf({ bias, weights }, parts)));
      biasSquares += error * error;
      bias += (rate * error) / Math.sqrt(biasSquares + SMOOTH);
      for (const { features, value } of parts)
        for (const feature of features) {
          const slope = error * value - penalty * ((weights[feature] ?? 0) - (base[feature] ?? 0));
          squares[feature] = (squares[feature] ?? 0) + slope * slope;
          weights[feature] = (weights[feature] ?? 0) + (rate * slope) / Math.sqrt((squares[feature] ?? 0) + SMOOTH);
        }
    }
  return { bias, weights };
};
