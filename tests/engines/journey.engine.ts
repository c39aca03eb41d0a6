// The whole journey on engines that we did not write: from the first super admin to an organisation that is erased, with
// the bundles, the environment, the state machines and the methods of the synthesised templates.

import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cognitoIdentity } from '#functions/adapters/aws/cognito-identity.ts';
import { dynamoTable } from '#functions/adapters/aws/dynamo-table.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import { makeFirstAdmin } from '#functions/domain/platform/first-admin.ts';
import type { Search } from '#shared/model/search.ts';
import { emailsTo, type Person, signedIn, visitor } from './stage/people.ts';
import { type EngineStage, Engines, engineStage, target } from './stage/stage.ts';

const engines = Engines.parse(JSON.parse(process.env.FOOTNOTE_ENGINES ?? '{}'));
const PASSWORD = 'Footnote!2026';
const ADMIN = 'super@footnote.example';
const OWNER = 'owner@orchard.example';
const HOUR_MS = 3_600_000;
const THROTTLED_MS = 5000;
const PATIENCE = { timeout: 100_000, interval: 250 };
const TEXT =
  '# Orchard Holdings\n\nOrchard Holdings sold 6143 crates of quinces in fiscal 2024. Revenue was 51.2 million.\n';
const ANSWER = 'Orchard Holdings sold 6143 crates of quinces in fiscal 2024 [1].';
const QUESTION = 'How many crates of quinces did Orchard Holdings sell in fiscal 2024?';

let stage: EngineStage;
let admin: Person;
let owner: Person;
let projectId: string;

beforeAll(async () => {
  stage = await engineStage(engines);
  stage.model.play('ok', ANSWER);
});
afterAll(() => {
  if (process.env.FOOTNOTE_ENGINE_LOG) console.log(stage?.functions.lines.join('\n'), stage?.machines.statuses());
  stage?.close();
});

const enter = async (email: string, by: 'account.adminSignIn' | 'account.memberSignIn'): Promise<Person> => {
  const { accessToken } = await visitor(stage).call(by, { body: { email, password: PASSWORD } });
  return signedIn(stage, accessToken);
};
const ask = (query: string) => owner.call('research.ask', { body: { query, projectId, language: 'en' } });
const balance = async () => (await owner.call('organisation.balance')).balance;

describe('the journey', () => {
  it('begins with the first super admin', async () => {
    const table = dynamoTable({ client: new DynamoDBClient(target(engines.dynamodb)), tableName: 'footnote' });
    const identity = cognitoIdentity({
      client: new CognitoIdentityProviderClient(target(engines.moto)),
      userPoolId: stage.userPoolId,
      clientId: stage.clientId,
    });
    const given = { email: ADMIN, password: PASSWORD, firstName: 'Super', lastName: 'Admin' };
    expect(await makeFirstAdmin({ table, identity, clock: systemClock }, given)).toBe('made');
    admin = await enter(ADMIN, 'account.adminSignIn');
    expect(await admin.call('account.profile')).toMatchObject({ email: ADMIN });
  });

  it('invites an organisation by e-mail, whose owner signs up and in', async () => {
    const website = 'orchard.example';
    await admin.call('platform.invite', { body: { name: 'Orchard', website, email: OWNER, credits: 1000 } });
    const [email = ''] = await emailsTo(engines.moto, OWNER);
    const invitation = /#invitation=([\w.-]+)/.exec(email)?.[1] ?? '';
    const open = visitor(stage);
    const { organizationCode } = await open.call('account.openInvitation', { body: { invitation } });
    const names = { firstName: 'Olive', lastName: 'Owner' };
    await open.call('account.signUp', {
      body: { email: OWNER, password: PASSWORD, ...names, organizationCode, invitation, language: 'en' },
    });
    owner = await enter(OWNER, 'account.memberSignIn');
    projectId = (await owner.call('projects.create', { body: { name: 'Deal', access: 1 } })).id;
    expect((await owner.call('projects.list')).rows.map(({ id }) => id)).toContain(projectId);
  });

  it('uploads a file straight into storage and finds it indexed', async () => {
    const bytes = Buffer.from(TEXT);
    const body = { projectId, filename: 'orchard.md', size: bytes.length };
    const { file, parts } = await owner.call('files.startUpload', { body });
    for (const { url, from, to, headers } of parts)
      expect((await fetch(url, { method: 'PUT', headers, body: bytes.subarray(from, to) })).status).toBe(200);
    await owner.call('files.finishUpload', { body: { fileId: file.id } });
    const states = async () => (await owner.call('files.list', { query: { projectId } })).rows.map((row) => row.status);
    await expect.poll(states, PATIENCE).toEqual(['Done']);
  });

  it('answers with a stream that can be lost and taken up again', async () => {
    const { events, headers } = await owner.open('research.ask', {
      body: { query: QUESTION, projectId, language: 'en' },
    });
    const first = await events.next();
    const searchId = headers.get('x-search-id') ?? '';
    await events.return(undefined);
    const again = await owner.open('research.events', { params: { searchId }, query: { after: first.value?.id ?? 0 } });
    const rest = [];
    for await (const event of again.events) rest.push(event);
    expect(rest.at(-1)?.event).toBe('done');
    const found: Search = await owner.call('research.get', { params: { searchId } });
    expect(JSON.stringify(found)).toContain('6143');
  });

  it('hands an answer out as Word', async () => {
    const { id } = await ask(QUESTION);
    const { blob } = await owner.call('research.exportWord', { query: { id } });
    expect(
      Buffer.from(await blob.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('writes a memorandum in the chosen structure, and tells of it by e-mail', async () => {
    const body = {
      projectId,
      type: 'ImWorkflow' as const,
      inputs: { company: 'Orchard Holdings', homepage: 'orchard.example', dataSource: 'CoreSignal' },
      language: 'en' as const,
    };
    const { plan, inputs } = await owner.call('runs.plan', { body });
    const { id } = await owner.call('runs.start', { body: { ...body, inputs, plan } });
    const params = { runId: id };
    const run = () => owner.call('runs.get', { params });
    await expect.poll(async () => (await run()).status, PATIENCE).toBe('AwaitingStructure');
    const sections = (await run()).sections
      .slice(0, 3)
      .map(({ id: section, title }) => ({ id: section, title, on: true }));
    await owner.call('runs.structure', { params, body: { sections } });
    await expect.poll(async () => (await run()).status, PATIENCE).toBe('Completed');
    const { url } = await owner.call('runs.download', { params, query: { format: '3' } });
    expect((await fetch(url)).status).toBe(200);
    expect((await emailsTo(engines.moto, OWNER)).some((email) => email.includes(id))).toBe(true);
  });

  it('answers a checklist and gives the file back', async () => {
    const text = `Question,Answer\n"${QUESTION}",\n`;
    const file = new File([text], 'list.csv', { type: 'text/csv' });
    const list = await owner.call('checklists.create', { body: { projectId } }, { files: [file] });
    const params = { id: list.id };
    await owner.call('checklists.read', { params, body: { sheets: list.reading?.sheets ?? [] } });
    const { id: runId } = await owner.call('checklists.run', { params, body: {} });
    await expect
      .poll(async () => (await owner.call('runs.get', { params: { runId } })).status, PATIENCE)
      .toBe('Completed');
    const { url } = await owner.call('checklists.download', { params, query: { format: 'original' } });
    expect(await (await fetch(url)).text()).toContain('6143');
  });
});

describe('the gateway', () => {
  const call = (path: string, init: RequestInit) => stage.gateway.call(new Request(`https://api.example${path}`, init));

  it('refuses a call without the key of the edge, and one without a token', async () => {
    expect((await call('/api/user/auth/profile', {})).status).toBe(403);
    expect((await call('/api/user/auth/profile', { headers: { 'x-api-key': 'edge' } })).status).toBe(401);
  });

  it('refuses a body above what a function takes, before any function sees it', async () => {
    const body = Buffer.alloc(6 * 1024 * 1024, 'a');
    const reply = await call('/api/user/auth/signin', { method: 'POST', body, headers: { 'x-api-key': 'edge' } });
    expect(reply.status).toBe(413);
  });
});

describe('a question is answered, and paid only where something could be read,', () => {
  const answer = async () => {
    const before = await balance();
    const { id } = await ask(QUESTION);
    const found = await owner.call('research.get', { params: { searchId: id } });
    return { status: found.status, text: JSON.stringify(found.answer), paid: before - (await balance()) };
  };
  const logged = (from: number) => stage.functions.lines.slice(from).join('\n');

  it.each([
    ['is at its end of life', 'gone', 'ResourceNotFoundException'],
    ['is closed to the account', 'refused', 'AccessDeniedException'],
  ] as const)('while the model %s', async (_, script, error) => {
    const from = stage.functions.lines.length;
    stage.model.play(script, ANSWER);
    const { status, text, paid } = await answer().finally(() => stage.model.play('ok', ANSWER));
    expect([status, paid]).toEqual(['Completed', 0]);
    expect(text).toContain('6143');
    expect(logged(from)).toContain(error);
    expect(logged(from)).toContain('ModelFailed');
  });

  it('while the model is throttled for a while', async () => {
    stage.model.play('busy', ANSWER);
    setTimeout(() => stage.model.play('ok', ANSWER), THROTTLED_MS);
    const { status, text, paid } = await answer();
    expect([status, paid]).toEqual(['Completed', 1]);
    expect(text).toContain('6143');
  });

  it('while the model is slow', async () => {
    stage.model.play('slow', ANSWER);
    const { status, text, paid } = await answer().finally(() => stage.model.play('ok', ANSWER));
    expect([status, paid]).toEqual(['Completed', 1]);
    expect(text).toContain('6143');
  });

  it('while the search engine is down', async () => {
    stage.search.down(true);
    const { status, paid } = await answer().finally(() => stage.search.down(false));
    expect([status, paid]).toEqual(['Failed', 0]);
  });

  it('though the function that answers was killed at work', async () => {
    stage.functions.killNext('footnote-prod-answerquestion');
    const { status, text } = await answer();
    expect(status).toBe('Completed');
    expect(text).toContain('6143');
  });
});

describe('an organisation that is removed', () => {
  it('leaves no row, no chunk and no account', async () => {
    const { rows } = await admin.call('platform.organisations');
    const tenant = rows.find(({ name }) => name === 'Orchard')?.id ?? '';
    await admin.call('platform.remove', { params: { id: tenant } });
    const client = new DynamoDBClient(target(engines.dynamodb));
    let ahead = 0;
    const left = async () => {
      const { Items = [] } = await client.send(new ScanCommand({ TableName: 'footnote' }));
      // What may still arrive is waited for, as long as the addresses of uploads are valid.
      ahead += HOUR_MS;
      stage.functions.goAhead(ahead);
      const ours = Items.filter(({ pk }) => pk?.S?.startsWith(`ORG#${tenant}`) || pk?.S === 'ORG#platform#ERASURES');
      // Counters of calls are forgotten by DynamoDB itself.
      return ours.filter(({ expiresAt }) => !expiresAt).map(({ pk, sk }) => `${pk?.S} ${sk?.S}`);
    };
    await expect.poll(left, PATIENCE).toEqual([]);
    const found = await (await fetch(`${engines.opensearch}/footnote-${tenant}/_count`)).json();
    expect(found).toMatchObject({ count: 0 });
    await expect(enter(OWNER, 'account.memberSignIn')).rejects.toMatchObject({ code: 'wrongCredentials' });
  });
});
