// Names of a stage's resources, and whether its data outlives its stack.
import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageConfig } from '../config/schema.ts';

export const PRODUCT = 'footnote';

/** Prefix of everything in an account that needs a name. */
export const named = ({ stage }: Pick<StageConfig, 'stage'>, name: string): string => `${PRODUCT}-${stage}-${name}`;

/** Data that is kept outlives its stack; a deployment that fails half-way takes back what it made, to be run again. */
export const removalOf = (keep: boolean): RemovalPolicy =>
  keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
