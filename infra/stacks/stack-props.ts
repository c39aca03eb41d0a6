// What all stacks of a stage have in common.
import { RemovalPolicy, type StackProps } from 'aws-cdk-lib';
import type { StageConfig } from '../config/schema.ts';

const PRODUCT = 'footnote';

/** Prefix of everything in an account that needs a name. */
export const named = ({ stage }: Pick<StageConfig, 'stage'>, name: string): string => `${PRODUCT}-${stage}-${name}`;

/** Data that is kept outlives its stack; a deployment that fails half-way takes back what it made, to be run again. */
export const removalOf = (keep: boolean): RemovalPolicy =>
  keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

export const stackProps = (config: StageConfig, name: string, description: string): StackProps => ({
  stackName: named(config, name),
  description: `Footnote ${config.stage}: ${description}`,
  env: { region: config.region, ...(config.account ? { account: config.account } : {}) },
  terminationProtection: config.keepData,
  tags: { app: PRODUCT, stage: config.stage, owner: PRODUCT },
});
