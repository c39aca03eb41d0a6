// The stacks of a stage and their outputs.
import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import type { StageConfig } from '../config/schema.ts';
import { named } from '../constructs/naming.ts';

/** Returns the stacks of the region whose names have the stage's prefix. */
export const stacksOf = async (
  client: Pick<CloudFormationClient, 'send'>,
  config: StageConfig,
): Promise<readonly Stack[]> => {
  const all: Stack[] = [];
  let NextToken: string | undefined;
  do {
    const page = await client.send(new DescribeStacksCommand(NextToken ? { NextToken } : {}));
    all.push(...(page.Stacks ?? []));
    NextToken = page.NextToken;
  } while (NextToken);
  return all.filter(({ StackName = '' }) => StackName.startsWith(named(config, '')) || StackName === 'CDKToolkit');
};

export const outputOf = (stacks: readonly Stack[], name: string): string | undefined =>
  stacks.flatMap(({ Outputs = [] }) => Outputs).find(({ OutputKey }) => OutputKey === name)?.OutputValue;

export const cloudFormation = ({ region }: Pick<StageConfig, 'region'>): CloudFormationClient =>
  new CloudFormationClient({ region });
