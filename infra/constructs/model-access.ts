// Which Bedrock models may be called: those of the stage's settings and no other.
import { Aws } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { allow, type Grant, policyFor } from './grants.ts';

const PROFILE = /^(apac|us|eu|jp|au|global)\./;

/** An inference profile sends a call to the same model in one of several regions; all of them must be allowed. */
const arnsOf = (model: string, { model: { regions }, region }: StageConfig): string[] => {
  const foundation = (where: string, id: string) => `arn:aws:bedrock:${where}::foundation-model/${id}`;
  if (!PROFILE.test(model)) return [foundation(region, model)];
  const profile = `arn:aws:bedrock:${region}:${Aws.ACCOUNT_ID}:inference-profile/${model}`;
  return [profile, ...regions.map((where) => foundation(where, model.replace(PROFILE, '')))];
};

export const modelGrant = (scope: Construct, config: StageConfig): Grant => {
  const { write, embed, rerank } = config.model;
  const models = [write, embed, ...(rerank ? [rerank] : [])];
  const resources = [...new Set(models.flatMap((model) => arnsOf(model, config)))];
  return {
    policy: policyFor(scope, 'model.use', [
      allow(['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'], resources),
    ]),
    env: { WRITE_MODEL_ID: write, EMBED_MODEL_ID: embed, ...(rerank ? { RERANK_MODEL_ID: rerank } : {}) },
  };
};
