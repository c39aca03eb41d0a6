// Implements the workflows port with Step Functions.
import { createHash } from 'node:crypto';
import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  type ExecutionStatus as SfnStatus,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { ExecutionStatus, MachineName, Workflows } from '../../ports/workflows.ts';
import { timeouts } from './client-settings.ts';
import { orUnavailable } from './transient.ts';

/** Created here, so that a bundle that imports this module later contains only what it uses. */
export const sfnClient = (): SFNClient => new SFNClient({ ...timeouts, maxAttempts: 5 });

const MAX_NAME_LENGTH = 80;

/** Returns a valid Step Functions name; different names never map to the same one. */
export const executionName = (name: string): string => {
  if (/^[\w-]{1,80}$/.test(name)) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 32);
  return `${name.replaceAll(/[^\w-]/g, '-').slice(0, MAX_NAME_LENGTH - hash.length - 1)}-${hash}`;
};

const STATUS: Readonly<Record<SfnStatus, ExecutionStatus>> = {
  RUNNING: 'running',
  PENDING_REDRIVE: 'running',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  TIMED_OUT: 'failed',
  ABORTED: 'stopped',
};

export const sfnWorkflows = (options: {
  readonly client: SFNClient;
  /** State machine ARNs. */
  readonly arns: Readonly<Record<MachineName, string>>;
}): Workflows => {
  const { client, arns } = options;
  const executionArn = (machine: MachineName, name: string) =>
    `${arns[machine].replace(':stateMachine:', ':execution:')}:${executionName(name)}`;

  return {
    start: ({ machine, name, input }) =>
      orUnavailable(async () => {
        try {
          await client.send(
            new StartExecutionCommand({
              stateMachineArn: arns[machine],
              name: executionName(name),
              input: JSON.stringify(input),
            }),
          );
        } catch (error) {
          if (!(error instanceof ExecutionAlreadyExists)) throw error;
        }
      }),
    stop: ({ machine, name }) =>
      orUnavailable(async () => {
        try {
          await client.send(new StopExecutionCommand({ executionArn: executionArn(machine, name) }));
        } catch (error) {
          if (!(error instanceof ExecutionDoesNotExist)) throw error;
        }
      }),
    status: ({ machine, name }) =>
      orUnavailable(async () => {
        try {
          const { status } = await client.send(
            new DescribeExecutionCommand({ executionArn: executionArn(machine, name), includedData: 'METADATA_ONLY' }),
          );
          return status && STATUS[status];
        } catch (error) {
          if (error instanceof ExecutionDoesNotExist) return undefined;
          throw error;
        }
      }),
  };
};
