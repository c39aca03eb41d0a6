// Names of a stage's resources, and the removal policy of its data.
import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageConfig } from '../config/schema.ts';

export const PRODUCT = 'footnote';

/** The stage's name of a resource, unique in the account. */
export const named = ({ stage }: Pick<StageConfig, 'stage'>, name: string): string => `${PRODUCT}-${stage}-${name}`;

/** Kept data outlives its stack, but a failed deployment removes what it created, so that it can be repeated. */
export const removalOf = (keep: boolean): RemovalPolicy =>
  keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
