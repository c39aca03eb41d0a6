// The firewall, which CloudFront requires in us-east-1, wherever the stage is.
import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { firewall } from '../constructs/firewall.ts';
import { stackProps } from './stack-props.ts';

const REGION = 'us-east-1';

export type EdgeStack = { readonly stack: Stack; readonly webAclArn: string };

/** `undefined` for a stage without a firewall. */
export const edgeStack = (scope: Construct, config: StageConfig): EdgeStack | undefined => {
  if (!config.firewall) return undefined;
  const props = stackProps({ ...config, region: REGION }, 'edge', 'The firewall at CloudFront');
  const stack = new Stack(scope, 'edge', { ...props, crossRegionReferences: true });
  return { stack, webAclArn: firewall(stack).attrArn };
};
