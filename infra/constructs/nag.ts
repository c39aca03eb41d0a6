// Enables cdk-nag, and records each accepted finding with its reason.
import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';

export const checkWithNag = (app: App): void => {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
};

/** Accepts one finding on one construct. `finding` is the exact id, with the detail in brackets if the rule has one. */
export const accept = (construct: IConstruct, finding: string, reason: string): void => {
  Validations.of(construct).acknowledge({ id: finding, reason });
};
