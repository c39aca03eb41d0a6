// The grants of a capability: one managed policy and its environment variables.
import { Effect, type IRole, ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Capability } from '#shared/contract/route.ts';

/** The capabilities of the contract, the rows of the caller's tenant alone, and what only the steps of a workflow need. */
export type GrantName = Capability | 'table.tenant' | 'table.erase' | 'index.write' | 'model.use' | 'ocr.use' | 'trace';

export type Grant = {
  readonly policy: ManagedPolicy;
  readonly env: Readonly<Record<string, string>>;
  /** For services that keep their own list of who may come in. */
  readonly admit?: (role: IRole, name: string) => void;
};
export type Grants = Readonly<Partial<Record<GrantName, Grant>>>;

export const allow = (actions: readonly string[], resources: readonly string[], conditions?: object): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    actions: [...actions],
    resources: [...resources],
    ...(conditions ? { conditions: { ...conditions } } : {}),
  });

export const deny = (actions: readonly string[], resources: readonly string[], conditions?: object): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: [...actions],
    resources: [...resources],
    ...(conditions ? { conditions: { ...conditions } } : {}),
  });

/** On every other resource than these. */
export const denyElsewhere = (actions: readonly string[], resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ effect: Effect.DENY, actions: [...actions], notResources: [...resources] });

/** A policy named after the capability, so that a role reads like a sentence. */
export const policyFor = (scope: Construct, name: string, statements: readonly PolicyStatement[]): ManagedPolicy =>
  new ManagedPolicy(scope, `May ${name}`, { description: `Footnote: ${name}`, statements: [...statements] });
