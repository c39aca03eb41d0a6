// Where documents are found again: a serverless collection, or a managed domain with its language packages.
import { CustomResource, Duration, Stack } from 'aws-cdk-lib';
import type { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { allow, type Grants, policyFor } from '../constructs/grants.ts';
import { managedSearch } from '../constructs/managed-search.ts';
import { accept } from '../constructs/nag.ts';
import { serverlessSearch } from '../constructs/serverless-search.ts';
import { type CodeOf, serviceFunction } from '../constructs/service-function.ts';
import type { DataStack } from './data.ts';
import { stackProps } from './stack-props.ts';

export type SearchStack = { readonly stack: Stack; readonly grants: Grants; readonly domain?: CfnDomain };

const WHY_PACKAGES =
  'DescribePackages looks through the packages that AWS offers and accepts no resource other than *.';
/** Associating a package takes up to half an hour; the function tries three times for a quarter of an hour each. */
const QUARTER_HOUR_SECONDS = 900;

type Given = { readonly code: CodeOf; readonly data: DataStack };

const languagePackages = (stack: Stack, config: StageConfig, domain: CfnDomain, { code, data }: Given): void => {
  const uses = allow(['es:AssociatePackage', 'es:ListPackagesForDomain'], [domain.attrArn]);
  const policy = policyFor(stack, 'associate packages', [uses, allow(['es:DescribePackages'], ['*'])]);
  accept(policy, 'AwsSolutions-IAM5[Resource::*]', WHY_PACKAGES);
  const packages = serviceFunction(stack, 'Packages', {
    config,
    code,
    entry: 'functions/triggers/search-packages/index.ts',
    description: 'Gives the search domain its Korean and Japanese packages',
    uses: [],
    grants: data.grants,
    policies: [policy],
    deadLetters: data.failures,
    memoryMb: 256,
    seconds: QUARTER_HOUR_SECONDS,
  });
  new CustomResource(stack, 'LanguagePackages', {
    serviceToken: packages.functionArn,
    serviceTimeout: Duration.minutes(55),
    resourceType: 'Custom::LanguagePackages',
    properties: { DomainName: domain.domainName, EngineVersion: domain.engineVersion },
  });
};

export const searchStack = (scope: Construct, config: StageConfig, given: Given): SearchStack => {
  const stack = new Stack(scope, 'search', stackProps(config, 'search', 'Full-text and vector search'));
  if (config.search.kind === 'serverless') return { stack, ...serverlessSearch(stack, config, config.search.maxUnits) };
  const { domain, grants } = managedSearch(stack, config, config.search);
  languagePackages(stack, config, domain, given);
  return { stack, domain, grants };
};
