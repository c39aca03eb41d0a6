// Step Functions for the journey: the synthesized definitions with the template's functions.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import * as z from 'zod';
import { callsOf, readDefinition } from '#functions/adapters/local/asl-workflows/definition.ts';
import type { Functions } from './functions.ts';
import { machineArn, type StageTemplates } from './templates.ts';

const Properties = z.object({
  StateMachineName: z.string(),
  DefinitionString: z.string(),
  DefinitionSubstitutions: z.record(z.string(), z.string()),
});
const Start = z.object({ stateMachineArn: z.string(), name: z.string(), input: z.string() });
const OfExecution = z.object({ executionArn: z.string() });

type Execution = { status: 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'ABORTED'; abort(): void };

/** Waits only let time pass, so the functions' clocks are moved instead. */
const WAIT_SECONDS = 1;
const withShortWaits = (definition: object): object =>
  JSON.parse(JSON.stringify(definition), (_, state) =>
    state?.Type === 'Wait' ? { ...state, Seconds: WAIT_SECONDS } : state,
  );

const machineOf = (properties: unknown, functions: Functions) => {
  const { StateMachineName: name, ...given } = Properties.parse(properties);
  const definition: object = JSON.parse(given.DefinitionString);
  const handlers = [...callsOf(readDefinition(definition))].map(([state, placeholder]) => {
    const arn = given.DefinitionSubstitutions[placeholder] ?? '';
    const handler = async ({ Payload }: { readonly Payload: unknown }) => ({
      Payload: await functions.invoke(arn.slice(arn.lastIndexOf(':') + 1), Payload),
      StatusCode: 200,
    });
    return [state, handler] as const;
  });
  const machine = new StateMachine(withShortWaits(definition) as StateMachineDefinition, {
    validationOptions: { noValidate: true },
  });
  return { arn: machineArn(name), machine, handlers: Object.fromEntries(handlers) };
};

export const machinesOf = async (templates: StageTemplates, functions: Functions) => {
  const machines = new Map(
    templates
      .resources('AWS::StepFunctions::StateMachine')
      .map(({ properties }) => machineOf(properties, functions))
      .map((one) => [one.arn, one]),
  );
  const executions = new Map<string, Execution>();

  const start = ({ stateMachineArn, name, input }: z.infer<typeof Start>): object => {
    const found = machines.get(stateMachineArn);
    if (!found) return { __type: 'StateMachineDoesNotExist' };
    const executionArn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;
    if (executions.has(executionArn)) return { __type: 'ExecutionAlreadyExists' };
    const { abort, result } = found.machine.run(JSON.parse(input), {
      overrides: { taskResourceLocalHandlers: found.handlers as never },
    });
    const execution: Execution = { status: 'RUNNING', abort };
    executions.set(executionArn, execution);
    result.then(
      () => {
        execution.status = 'SUCCEEDED';
      },
      () => {
        if (execution.status === 'RUNNING') execution.status = 'FAILED';
      },
    );
    return { executionArn, startDate: Date.now() / 1000 };
  };
  const reply = (operation: string, body: unknown): object => {
    if (operation === 'StartExecution') return start(Start.parse(body));
    const execution = executions.get(OfExecution.parse(body).executionArn);
    if (!execution) return { __type: 'ExecutionDoesNotExist' };
    if (operation === 'DescribeExecution') return { status: execution.status };
    execution.status = 'ABORTED';
    execution.abort();
    return { stopDate: Date.now() / 1000 };
  };

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const answer = reply(operation, JSON.parse(Buffer.concat(parts).toString()));
    response.writeHead('__type' in answer ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses: () => [...executions].map(([arn, { status }]) => `${arn.split(':').slice(6).join(':')} ${status}`),
    close: () => {
      for (const { abort } of executions.values()) abort();
      server.closeAllConnections();
      server.close();
    },
  };
};
