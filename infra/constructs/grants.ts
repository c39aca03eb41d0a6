// The grants of a capability: one managed policy and its environment variables.
import { Effect, type IRole, ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Capability } from '#shared/contract/route.ts';

/** The contract's capabilities, the rows of the caller's tenant only, and what only workflow steps need. */
export type GrantName = Capability | 'table.tenant' | 'table.erase' | 'index.write' | 'model.use' | 'ocr.use' | 'trace';

export type Grant = {
  readonly policy: ManagedPolicy;
  readonly env: Readonly<Record<string, string>>;
  /** For services with an access list of their own. */
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

/** Denies the actions on all other resources. */
export const denyElsewhere = (actions: readonly string[], resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ effect: Effect.DENY, actions: [...actions], notResources: [...resources] });

/** Named after the capability, so that the policies of a role are readable. */
export const policyFor = (scope: Construct, name: string, statements: readonly PolicyStatement[]): ManagedPolicy =>
  new ManagedPolicy(scope, `May ${name}`, { description: `Footnote: ${name}`, statements: [...statements] });
