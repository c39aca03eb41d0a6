// Names the model that writes on AWS, for services that only compare it with the model of an earlier answer.
import { EMBED_DIMENSIONS } from '#shared/bedrock/entry.ts';
import type { Model } from '../../../ports/model.ts';
import { env } from '../env.ts';

export const modelName = (): Model => ({
  name: env('WRITE_MODEL_ID').WRITE_MODEL_ID,
  kind: 'model',
  dimensions: EMBED_DIMENSIONS,
  embed: async () => {
    throw new Error('this function may call no model');
  },
});
