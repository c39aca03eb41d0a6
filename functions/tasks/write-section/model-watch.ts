// Records whether the model refused to write, so that the section notes that its sentences are excerpts.
import { type Model, ModelFailed, type Piece } from '../../ports/model.ts';

export type ModelWatch = { readonly model: Model; hasFailed(): boolean };

async function* noting(write: () => AsyncIterable<Piece>, failed: () => void): AsyncGenerator<Piece> {
  try {
    yield* write();
  } catch (error) {
    if (error instanceof ModelFailed) failed();
    throw error;
  }
}

export const modelWatch = (model: Model): ModelWatch => {
  const { write } = model;
  if (!write) return { model, hasFailed: () => false };
  let isFailed = false;
  const failed = () => {
    isFailed = true;
  };
  return { model: { ...model, write: (prompt) => noting(() => write(prompt), failed) }, hasFailed: () => isFailed };
};
