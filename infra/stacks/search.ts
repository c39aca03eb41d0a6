// Document search: a serverless collection, or a managed domain. Our own rules for Korean and Japanese analyze the
// words, so the domain needs no language packages.
import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import type { Grants } from '../constructs/grants.ts';
import { managedSearch } from '../constructs/managed-search.ts';
import type { RoleKeeper } from '../constructs/search-roles.ts';
import { serverlessSearch } from '../constructs/serverless-search.ts';
import type { CodeOf } from '../constructs/service-function.ts';
import type { DataStack } from './data.ts';
import { stackProps } from './stack-props.ts';

export type SearchStack = { readonly stack: Stack; readonly grants: Grants; readonly domain?: CfnDomain };

/** Exports the domain's generated name, by which the preflight checks its health. */
const watchedSearch = (stack: Stack, settings: Parameters<typeof managedSearch>[1], given: RoleKeeper) => {
  const made = managedSearch(stack, settings, given);
  new CfnOutput(stack, 'SearchDomain', { value: made.domain.ref });
  return made;
};

type Given = { readonly code: CodeOf; readonly data: DataStack };

export const searchStack = (scope: Construct, config: StageConfig, { code, data }: Given): SearchStack => {
  const stack = new Stack(scope, 'search', stackProps(config, 'search', 'Full-text and vector search'));
  const { search } = config;
  return search.kind === 'serverless'
    ? { stack, ...serverlessSearch(stack, config, search.maxUnits) }
    : { stack, ...watchedSearch(stack, search, { config, code, grants: data.grants, failures: data.failures }) };
};
