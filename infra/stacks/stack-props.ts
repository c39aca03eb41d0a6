// The props of all stacks of a stage.
import type { StackProps } from 'aws-cdk-lib';
import type { StageConfig } from '../config/schema.ts';
import { named, PRODUCT } from '../constructs/naming.ts';

export const stackProps = (config: StageConfig, name: string, description: string): StackProps => ({
  stackName: named(config, name),
  description: `Footnote ${config.stage}: ${description}`,
  env: { region: config.region, ...(config.account ? { account: config.account } : {}) },
  terminationProtection: config.keepData,
  tags: { app: PRODUCT, stage: config.stage, owner: PRODUCT },
});
