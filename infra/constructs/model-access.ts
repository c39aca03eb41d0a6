// The permission to call Bedrock models: only those of the stage's settings.
import { Aws } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { findModel, type NamedModel, reachOf } from '#shared/bedrock/find-model.ts';
import type { StageConfig } from '../config/schema.ts';
import { allow, type Grant, policyFor } from './grants.ts';

const foundation = (region: string, id: string) => `arn:aws:bedrock:${region}::foundation-model/${id}`;

/**
 * An inference profile routes a call to the same model in one of several regions, and each must be allowed. A global
 * profile also needs the model's ARN without a region; only AWS knows where the call goes.
 */
const arnsOf = (model: NamedModel, region: string): string[] => {
  if (model.route === 'region') return [foundation(region, model.id)];
  const profile = `arn:aws:bedrock:${region}:${Aws.ACCOUNT_ID}:inference-profile/${model.id}`;
  const reach = reachOf(model, region);
  const regions = reach === 'anywhere' ? [region, ''] : reach;
  return [profile, ...regions.map((where) => foundation(where, model.entry.id))];
};

const modelsOf = ({ model: { write, embed, rerank } }: StageConfig): readonly NamedModel[] => [
  findModel(write, 'write'),
  findModel(embed, 'embed'),
  ...(rerank ? [findModel(rerank, 'rerank')] : []),
];

/** For functions that only retrieve passages. */
export const embedGrant = (scope: Construct, config: StageConfig): Grant => {
  const { embed } = config.model;
  const resources = arnsOf(findModel(embed, 'embed'), config.region);
  return {
    policy: policyFor(scope, 'model.embed', [allow(['bedrock:InvokeModel'], resources)]),
    env: { EMBED_MODEL_ID: embed },
  };
};

export const modelGrant = (scope: Construct, config: StageConfig): Grant => {
  const { write, embed, rerank } = config.model;
  const resources = [...new Set(modelsOf(config).flatMap((model) => arnsOf(model, config.region)))];
  return {
    policy: policyFor(scope, 'model.use', [
      allow(['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'], resources),
    ]),
    env: { WRITE_MODEL_ID: write, EMBED_MODEL_ID: embed, ...(rerank ? { RERANK_MODEL_ID: rerank } : {}) },
  };
};
