// The stage of a command: its settings from the same `-c name=value` options as a deployment, and the outputs of its
// stacks.
import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { configFrom } from '../config/load.ts';
import type { StageConfig } from '../config/schema.ts';
import { named } from '../constructs/naming.ts';

/** Returns a lookup of `-c stage=dev -c email=…` by name. */
export const givenIn = (args: readonly string[]): ((name: string) => string | undefined) => {
  const pairs = args.flatMap((arg, i) => (args[i - 1] === '-c' ? [arg] : []));
  return (name) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
};

/** Ends the process if the settings are invalid, before anything is called. */
export const configOf = (args: readonly string[]): StageConfig => {
  try {
    return configFrom(givenIn(args));
  } catch (error) {
    process.stderr.write(`STOP  ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};

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
