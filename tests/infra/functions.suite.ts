// Every Lambda function: settings and permissions, a role of its own, least privilege, no secrets.
import { describe, expect, it } from 'vitest';
import { TASKS } from '#infra/constructs/tasks.ts';
import { machines } from '#machines/index.ts';
import { SERVICES } from '#shared/contract/route.ts';
import { everything, flat, listOf, ofType, type Resource, type Resources, STAGES, type StageName } from './stage.ts';

type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown };
const RETENTION = { dev: 7, prod: 400 } as const;

/** Functions of the CDK itself, which empty buckets and pass values between regions and contain no code of ours. */
const isOfTheCdk = ({ Properties }: Resource): boolean =>
  ['__entrypoint__.handler', 'index.handler'].includes(Properties.Handler) && Properties.Code.ZipFile === undefined;

const functionsOf = (stage: StageName) =>
  Object.entries(everything(stage)).filter(([, it]) => it.Type === 'AWS::Lambda::Function' && !isOfTheCdk(it));
const entryOf = ({ Properties }: Resource): string => String(Properties.Code.ZipFile).replace('// ', '');
const byEntry = (stage: StageName, entry: string): [string, Resource] => {
  const found = functionsOf(stage).find(([, fn]) => entryOf(fn) === entry);
  if (!found) throw new Error(`no function runs ${entry}`);
  return found;
};

/** Managed policies are imported across stacks by an export name that contains their logical id. */
const policyNamed = (resources: Resources, reference: string): Resource => {
  const found = Object.entries(resources).find(
    ([id, { Type }]) => Type === 'AWS::IAM::ManagedPolicy' && reference.includes(id.split('/')[1] ?? ''),
  );
  if (!found) throw new Error(`no policy ${reference}`);
  return found[1];
};

const roleOf = (stage: StageName, [id, fn]: [string, Resource]): Resource => {
  const [stack] = id.split('/');
  const role = everything(stage)[`${stack}/${fn.Properties.Role['Fn::GetAtt'][0]}`];
  if (!role) throw new Error(`no role for ${id}`);
  return role;
};

const statementsOf = (stage: StageName, entry: string): Statement[] => {
  const resources = everything(stage);
  const role = roleOf(stage, byEntry(stage, entry));
  const managed = (role.Properties.ManagedPolicyArns ?? []).map((arn: unknown) => policyNamed(resources, flat(arn)));
  return [
    ...(role.Properties.Policies ?? []).flatMap(
      (policy: { PolicyDocument: { Statement: Statement[] } }) => policy.PolicyDocument.Statement,
    ),
    ...managed.flatMap((policy: Resource) => policy.Properties.PolicyDocument.Statement),
  ];
};
const actionsOf = (stage: StageName, entry: string, effect = 'Allow'): Set<string> =>
  new Set(
    statementsOf(stage, entry)
      .filter(({ Effect }) => Effect === effect)
      .flatMap(({ Action }) => listOf(Action)),
  );

const api = (service: string) => `functions/api/${service}/index.ts`;
const step = (task: string) => `functions/tasks/${task}/index.ts`;

describe.each(STAGES)('every function of %s', (stage) => {
  it('runs Node 24 on ARM as a module, traced, with its own memory and timeout', () => {
    for (const [id, { Properties }] of functionsOf(stage)) {
      expect(Properties.Runtime, id).toBe('nodejs24.x');
      expect(Properties.Architectures, id).toEqual(['arm64']);
      expect(Properties.TracingConfig, id).toEqual({ Mode: 'Active' });
      expect(Properties.MemorySize, id).toBeGreaterThanOrEqual(256);
      expect(Properties.Timeout, id).toBeGreaterThanOrEqual(5);
      expect(Properties.Handler, id).toBe('index.handler');
    }
  });

  it('has a role that no other function has', () => {
    const roles = functionsOf(stage).map(([id, fn]) => `${id.split('/')[0]}/${flat(fn.Properties.Role)}`);
    expect(new Set(roles).size).toBe(roles.length);
  });

  it('writes to a log group of its own, with a retention', () => {
    const groups = functionsOf(stage).map(([id, fn]) => {
      const name = `${id.split('/')[0]}/${fn.Properties.LoggingConfig.LogGroup.Ref}`;
      expect(everything(stage)[name]?.Properties.RetentionInDays, name).toBe(RETENTION[stage]);
      return name;
    });
    expect(new Set(groups).size).toBe(groups.length);
  });

  it('sends final failures to the failure queue', () => {
    for (const [id, { Properties }] of functionsOf(stage))
      expect(flat(Properties.DeadLetterConfig.TargetArn), id).toContain('DeadLetters');
  });

  it('has no secret in its environment', () => {
    for (const [id, { Properties }] of functionsOf(stage)) {
      const variables: Record<string, unknown> = Properties.Environment?.Variables ?? {};
      expect(Object.keys(variables).join(' '), id).not.toMatch(/SECRET|PASSWORD|TOKEN|API_KEY|CREDENTIAL/);
    }
  });

  it('has no address of its own', () => {
    expect(ofType(everything(stage), 'AWS::Lambda::Url')).toEqual([]);
  });

  it('uses no AWS-managed policy, and no action with a wildcard', () => {
    for (const [id, fn] of functionsOf(stage)) {
      const role = roleOf(stage, [id, fn]);
      expect(JSON.stringify(role.Properties.ManagedPolicyArns ?? []), id).not.toContain(':iam::aws:policy');
      for (const action of actionsOf(stage, entryOf(fn))) expect(action, id).not.toContain('*');
    }
  });

  it('may name every resource as * only for actions without resources: traces, text recognition', () => {
    for (const [id, fn] of functionsOf(stage))
      for (const { Effect, Action, Resource: resource } of statementsOf(stage, entryOf(fn)))
        if (Effect === 'Allow' && flat(resource) === '*')
          for (const action of listOf(Action))
            expect(action, id).toMatch(/^(xray:|textract:(?:Start|Get)DocumentTextDetection$)/);
  });

  it('may not scan the table or query it with PartiQL if its own role has access to it', () => {
    const touching = functionsOf(stage).filter(([, fn]) =>
      [...actionsOf(stage, entryOf(fn))].some((action) => action.startsWith('dynamodb:')),
    );
    // Three services and three steps may use the whole table, the others only the records of sent emails.
    expect(touching.length).toBeGreaterThanOrEqual(6);
    for (const [id, fn] of touching) {
      const denied = actionsOf(stage, entryOf(fn), 'Deny');
      for (const action of ['dynamodb:Scan', 'dynamodb:PartiQLSelect'])
        expect(denied.has(action), `${id} ${action}`).toBe(true);
      expect(actionsOf(stage, entryOf(fn)).has('dynamodb:Scan'), id).toBe(false);
    }
  });
});

describe.each(STAGES)('the services of %s', (stage) => {
  it('have one function for each service of the contract', () => {
    const found = functionsOf(stage)
      .map(([, fn]) => entryOf(fn))
      .filter((entry) => entry.startsWith('functions/api/'));
    expect(found.sort()).toEqual(SERVICES.map(api).sort());
  });

  it('access files only if a row declares that', () => {
    const touchesFiles = SERVICES.filter((service) =>
      [...actionsOf(stage, api(service))].some((action) => action.startsWith('s3:')),
    );
    expect(touchesFiles).toEqual(['workspaces', 'organisation', 'files', 'runs', 'spreadsheets', 'checklists']);
  });

  it('access accounts only for sign-in, deactivation and deletion', () => {
    const touchesAccounts = SERVICES.filter((service) =>
      [...actionsOf(stage, api(service))].some((action) => action.startsWith('cognito-idp:')),
    );
    expect(touchesAccounts).toEqual(['account', 'organisation']);
    expect(actionsOf(stage, api('account'))).toContain('cognito-idp:AdminInitiateAuth');
    expect(actionsOf(stage, api('organisation')).has('cognito-idp:AdminInitiateAuth')).toBe(false);
  });

  it('start machines only for long work', () => {
    const starts = SERVICES.filter((service) => actionsOf(stage, api(service)).has('states:StartExecution'));
    expect(starts).toEqual([
      'workspaces',
      'platform',
      'files',
      'questions',
      'runs',
      'spreadsheets',
      'drives',
      'checklists',
    ]);
  });

  it('never write with a model, which is a step of a machine; questions are embedded to be measured', () => {
    const calls = SERVICES.flatMap((service) =>
      statementsOf(stage, api(service))
        .filter(({ Action }) => listOf(Action).some((action) => action.startsWith('bedrock:')))
        .flatMap(({ Action, Resource }) =>
          listOf(Resource).map((arn) => [service, listOf(Action).join(), flat(arn)] as const),
        ),
    );
    expect([...new Set(calls.map(([service, actions]) => `${service} ${actions}`))]).toEqual([
      'questions bedrock:InvokeModel',
    ]);
    for (const [, , arn] of calls) expect(arn).toMatch(/\/(?:global[.])?(?:cohere[.]embed|amazon[.]titan-embed)/);
  });

  it('read the index only to plan a run and to measure questions', () => {
    const searches = SERVICES.filter((service) =>
      [...actionsOf(stage, api(service))].some((action) => /^(aoss|es):/.test(action)),
    );
    expect(searches).toEqual(['questions', 'runs']);
  });

  it('have the settings of the table and pool, and only those that they use', () => {
    const variablesOf = (service: string) =>
      Object.keys(byEntry(stage, api(service))[1].Properties.Environment.Variables);
    for (const service of SERVICES)
      expect(variablesOf(service)).toEqual(
        expect.arrayContaining(['TABLE_NAME', 'USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'APP_URL']),
      );
    expect(variablesOf('account')).not.toContain('FILES_BUCKET');
    expect(variablesOf('files')).toEqual(expect.arrayContaining(['FILES_BUCKET', 'MACHINE_INDEX_FILES']));
  });
});

describe.each(STAGES)('the steps of %s', (stage) => {
  it('are exactly the tasks that the machines name, and the reaper', () => {
    // Prepare
    const named = Object.values(machines).flatMap(({ tasks }) => Object.values(tasks));

    // Act
    const found = functionsOf(stage)
      .map(([, fn]) => entryOf(fn))
      .filter((entry) => entry.startsWith('functions/tasks/'));

    // Assess
    expect(found.sort()).toEqual([...new Set(named), 'reap'].map(step).sort());
    expect(Object.keys(TASKS).sort()).toEqual([...new Set(named)].sort());
  });

  it('call only the models of the settings', () => {
    const [statement] = statementsOf(stage, step('answer-question')).filter(({ Action }) =>
      listOf(Action).some((action) => action.startsWith('bedrock:')),
    );
    const arns = listOf(statement?.Resource).map(flat);
    // A global profile needs permissions for the profile, the model in the caller's region, and the model without a
    // region.
    expect(arns.filter((arn) => arn.includes('claude')).sort()).toEqual([
      'arn:aws:bedrock:::foundation-model/anthropic.claude-sonnet-5-5',
      'arn:aws:bedrock:ap-northeast-2::foundation-model/anthropic.claude-sonnet-5-5',
      'arn:aws:bedrock:ap-northeast-2:<AWS::AccountId>:inference-profile/global.anthropic.claude-sonnet-5-5',
    ]);
    for (const arn of arns) {
      expect(arn).toMatch(/(foundation-model|inference-profile)\//);
      expect(arn).not.toContain('*');
    }
  });

  it('write vectors only if they read or erase documents', () => {
    const canWrite = (task: string) =>
      [...actionsOf(stage, step(task))].some((action) => action === 'es:ESHttpPut') ||
      Object.entries(everything(stage)).some(
        ([id, { Type, Properties }]) =>
          Type === 'AWS::OpenSearchServerless::AccessPolicy' &&
          id.includes(task.replaceAll('-', '')) &&
          flat(Properties.Policy).includes('aoss:WriteDocument'),
      );
    expect(Object.keys(TASKS).filter(canWrite).sort()).toEqual([
      'erase-files',
      'erase-workspace',
      'gather-source',
      'index-file',
    ]);
  });

  it('time out before their state does, so that a retry never overlaps the first attempt', () => {
    const limits = JSON.stringify(machines).matchAll(/"FunctionName":"\$\{(\w+)\}".*?"TimeoutSeconds":(\d+)/g);
    const tasks: Record<string, string> = Object.assign({}, ...Object.values(machines).map((machine) => machine.tasks));
    for (const [, placeholder = '', seconds] of limits) {
      const task = tasks[placeholder] ?? '';
      expect(byEntry(stage, step(task))[1].Properties.Timeout, task).toBeLessThan(Number(seconds));
    }
  });
});

describe.each(STAGES)('keys of sources of %s', (stage) => {
  const FOR_KEYS = 'kms:EncryptionContext:purpose';
  const ofKeys = (entry: string): string[] =>
    statementsOf(stage, entry)
      .filter(({ Condition }) => JSON.stringify(Condition ?? {}).includes(FOR_KEYS))
      .flatMap(({ Action }) => listOf(Action));

  it('are encrypted where they are entered or replaced, and decrypted only by functions that fetch', () => {
    const wrapping = functionsOf(stage).map(([, fn]) => entryOf(fn));
    const may = (action: string) => wrapping.filter((entry) => ofKeys(entry).includes(action)).sort();

    expect(may('kms:GenerateDataKey')).toEqual([api('drives'), api('sources'), step('sync-drive')]);
    expect(may('kms:Decrypt')).toEqual(
      [api('drives'), api('runs'), api('sources')].concat(
        ['answer-question', 'answer-rows', 'gather-source', 'sync-drive'].map(step),
      ),
    );
  });
});
