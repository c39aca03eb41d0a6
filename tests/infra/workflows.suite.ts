// State machines: the same definitions as on the local stage, complete, with retries, and without logged contents.
import { describe, expect, it } from 'vitest';
import { machines } from '#machines/index.ts';
import {
  flat,
  listOf,
  ofType,
  only,
  type Properties,
  type Resource,
  STAGES,
  type StageName,
  templates,
} from './stage.ts';

const machinesOf = (stage: StageName): Resource[] =>
  ofType(templates(stage).workflows, 'AWS::StepFunctions::StateMachine');
const machineOf = (stage: StageName, name: string): Properties =>
  machinesOf(stage).find(({ Properties }) => Properties.StateMachineName === `footnote-${stage}-${name}`)?.Properties;
const NAMES = Object.keys(machines) as (keyof typeof machines)[];

type State = Properties;
const statesIn = (definition: State): [string, State][] =>
  Object.entries(definition.States ?? {}).flatMap(([name, state]: [string, State]) => [
    [name, state] as [string, State],
    ...statesIn(state.ItemProcessor ?? {}),
    ...(state.Branches ?? []).flatMap(statesIn),
  ]);
const stepsOf = (name: keyof typeof machines) =>
  statesIn(machines[name].definition).filter(([, { Type }]) => Type === 'Task');

describe.each(STAGES)('the machines of %s', (stage) => {
  it('equal those of state-machines/', () => {
    expect(machinesOf(stage)).toHaveLength(NAMES.length);
    for (const name of NAMES)
      expect(JSON.parse(machineOf(stage, name).DefinitionString)).toEqual(machines[name].definition);
  });

  it('have a function for every placeholder, and no function without one', () => {
    for (const name of NAMES) {
      const { DefinitionString, DefinitionSubstitutions } = machineOf(stage, name);
      const holes = new Set([...DefinitionString.matchAll(/\$\{(\w+)\}/g)].map(([, hole]) => hole));
      expect([...holes].sort(), name).toEqual(Object.keys(DefinitionSubstitutions).sort());
      for (const [hole, arn] of Object.entries(DefinitionSubstitutions))
        expect(flat(arn).toLowerCase(), hole).toContain(hole.toLowerCase());
    }
  });

  it('log every step, but never its content', () => {
    for (const { Properties } of machinesOf(stage)) {
      expect(Properties.LoggingConfiguration.IncludeExecutionData).toBe(false);
      expect(Properties.LoggingConfiguration.Level).toBe('ALL');
      expect(Properties.TracingConfiguration.Enabled).toBe(true);
    }
  });

  it('call only their own steps', () => {
    for (const name of NAMES) {
      const role = templates(stage).workflows[machineOf(stage, name).RoleArn['Fn::GetAtt'][0]];
      const [{ PolicyDocument }] = role?.Properties.Policies ?? [];
      const called = PolicyDocument.Statement.flatMap(({ Resource: resource }: Properties) =>
        listOf(resource).map(flat),
      );
      expect(called.sort()).toEqual(Object.values(machineOf(stage, name).DefinitionSubstitutions).map(flat).sort());
      for (const { Action } of PolicyDocument.Statement) expect(Action).toBe('lambda:InvokeFunction');
    }
  });

  it('can be assumed by Step Functions for this account only', () => {
    for (const name of NAMES) {
      const role = templates(stage).workflows[machineOf(stage, name).RoleArn['Fn::GetAtt'][0]];
      const [{ Principal, Condition }] = role?.Properties.AssumeRolePolicyDocument.Statement ?? [];
      expect(Principal.Service).toBe('states.amazonaws.com');
      expect(flat(Condition.StringEquals['aws:SourceAccount'])).toBe('<AWS::AccountId>');
    }
  });

  it('are started by files, questions and the reaper with their fixed names', () => {
    const policy = only(templates(stage).workflows, 'AWS::IAM::ManagedPolicy', ({ Properties }) =>
      Properties.Description.endsWith('workflows.start'),
    );
    const [start, look] = policy.Properties.PolicyDocument.Statement;
    expect(start.Action).toBe('states:StartExecution');
    expect(listOf(start.Resource).map(flat).sort()).toEqual(
      NAMES.map(
        (name) => `arn:aws:states:ap-northeast-2:<AWS::AccountId>:stateMachine:footnote-${stage}-${name}`,
      ).sort(),
    );
    expect(flat(look.Resource)).toBe(`arn:aws:states:ap-northeast-2:<AWS::AccountId>:execution:footnote-${stage}-*`);
  });
});

describe.each(NAMES)('the machine %s', (name) => {
  it('ends by itself', () => {
    expect((machines[name].definition as State).TimeoutSeconds).toBeGreaterThan(0);
  });

  it('has a separate timeout for each step', () => {
    for (const [step, { TimeoutSeconds }] of stepsOf(name)) expect(TimeoutSeconds, step).toBeGreaterThan(0);
  });

  it('retries failures of AWS itself, with full jitter and a maximum delay', () => {
    for (const [step, { Retry }] of stepsOf(name)) {
      const caught = Retry.flatMap(({ ErrorEquals }: Properties) => ErrorEquals);
      if (!caught.includes('States.ALL'))
        expect(caught, step).toEqual(
          expect.arrayContaining([
            'Lambda.TooManyRequestsException',
            'Lambda.Unknown',
            'Lambda.ServiceException',
            'Lambda.SdkClientException',
            'States.Timeout',
          ]),
        );
      for (const { JitterStrategy, MaxDelaySeconds, MaxAttempts } of Retry) {
        expect(JitterStrategy, step).toBe('FULL');
        expect(MaxDelaySeconds, step).toBeGreaterThan(0);
        expect(MaxAttempts, step).toBeGreaterThan(0);
      }
    }
  });

  it('catches every failure of the working step, if it has a step for failures', () => {
    const tasks: Readonly<Record<string, string>> = machines[name].tasks;
    const hasFailure = Object.values(tasks).some((task) => task.startsWith('fail-'));
    const caught = stepsOf(name).filter(([, { Catch }]) =>
      Catch?.some(({ ErrorEquals }: Properties) => ErrorEquals.includes('States.ALL')),
    );
    expect(caught.length > 0).toBe(hasFailure);
  });
});

describe.each(STAGES)('the reaper of %s', (stage) => {
  it('runs every five minutes, retries twice, and sends final failures to the queue', () => {
    const { ScheduleExpression, State, Targets } = only(templates(stage).workflows, 'AWS::Events::Rule').Properties;
    const [target, ...more] = Targets;
    expect(more).toEqual([]);
    expect([ScheduleExpression, State]).toEqual(['rate(5 minutes)', 'ENABLED']);
    expect(target.RetryPolicy).toEqual({ MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 300 });
    expect(flat(target.DeadLetterConfig.Arn)).toContain('DeadLetters');
    expect(flat(target.Arn)).toMatch(/^<reap/);
  });
});

describe.each(STAGES)('image pages in %s', (stage) => {
  it('are read only by the step that indexes files, if the stage enables it', () => {
    // Prepare
    const all = ofType(templates(stage).workflows, 'AWS::Lambda::Function');
    const policies = ofType(templates(stage).workflows, 'AWS::IAM::ManagedPolicy');
    // Act
    const reading = all.filter(({ Properties }) => Properties.Environment.Variables.OCR === 'textract');
    const allowed = policies.filter(({ Properties }) => Properties.Description.endsWith('ocr.use'));
    // Assess
    const wanted = stage === 'prod' ? 1 : 0;
    expect(reading).toHaveLength(wanted);
    expect(allowed).toHaveLength(wanted);
    for (const { Properties } of reading) expect(Properties.Code.ZipFile).toContain('tasks/index-file');
    for (const { Properties } of allowed)
      expect([...Properties.PolicyDocument.Statement[0].Action].sort()).toEqual([
        'textract:GetDocumentTextDetection',
        'textract:StartDocumentTextDetection',
      ]);
  });
});
