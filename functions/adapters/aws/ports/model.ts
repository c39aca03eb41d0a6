// Wires the models on AWS.
import type { Model } from '../../../ports/model.ts';
import { bedrockClient, bedrockModel } from '../bedrock-model.ts';
import { env } from '../env.ts';
import { modelFailed } from '../log-line.ts';

export const model = (): Model => {
  const { STAGE, WRITE_MODEL_ID, EMBED_MODEL_ID, RERANK_MODEL_ID } = env(
    'STAGE',
    'WRITE_MODEL_ID',
    'EMBED_MODEL_ID',
    'RERANK_MODEL_ID',
  );
  const models = { writeModelId: WRITE_MODEL_ID, embedModelId: EMBED_MODEL_ID, rerankModelId: RERANK_MODEL_ID };
  return bedrockModel({ client: bedrockClient(), ...models, report: modelFailed(STAGE) });
};
