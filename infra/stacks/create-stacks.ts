// Creates all stacks of a stage, in dependency order.
import type { App } from 'aws-cdk-lib';
import type { StageConfig } from '../config/schema.ts';
import type { CodeOf } from '../constructs/service-function.ts';
import { apiStack } from './api.ts';
import { dataStack } from './data.ts';
import { edgeStack } from './edge.ts';
import { identityStack } from './identity.ts';
import { searchStack } from './search.ts';
import { watchStack } from './watch.ts';
import { type WebBuild, webStack } from './web.ts';
import { workflowsStack } from './workflows.ts';

/** The code of a deployment, or empty functions for tests of the templates. */
export type Bundles = { readonly code: CodeOf; readonly web: WebBuild };

export const createStacks = (app: App, config: StageConfig, { code, web }: Bundles) => {
  const data = dataStack(app, config);
  const identity = identityStack(app, config, { code, data });
  const search = searchStack(app, config, { code, data });
  const stored = { ...data.grants, ...search.grants };
  const workflows = workflowsStack(app, config, {
    code,
    grants: { ...stored, ...identity.grants },
    failures: data.failures,
  });
  const grants = { ...stored, ...identity.grants, ...workflows.grants };
  const api = apiStack(app, config, { code, grants, identity, failures: data.failures });
  const edge = edgeStack(app, config);
  const site = webStack(app, config, { code, web, data, identity, api, webAclArn: edge?.webAclArn });
  const watch = watchStack(app, config, { data, api, workflows });
  return { data, identity, search, workflows, api, ...(edge ? { edge } : {}), web: site, watch };
};
