// The whole journey on third-party engines: from the first super admin to an erased organization, with the bundles,
// environment, state machines and methods of the synthesized templates.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '#shared/model/question.ts';
import { ANSWER, faultsSuite, QUESTION } from './stage/faults.suite.ts';
import { accountServer, NEW, operate, READY, recordStacks } from './stage/operate.ts';
import { emailsTo, type Person, signedIn, visitor } from './stage/people.ts';
import { rowsOf } from './stage/rows.ts';
import { type EngineStage, Engines, engineStage } from './stage/stage.ts';
import { upload } from './stage/uploads.ts';

const engines = Engines.parse(JSON.parse(process.env.FOOTNOTE_ENGINES ?? '{}'));
const PASSWORD = 'Footnote!2026';
const ADMIN = 'super@footnote.example';
const OWNER = 'owner@orchard.example';
/** The `-c` options of each production command. */
const GIVEN = [
  'stage=prod',
  'account=111122223333',
  'domain=app.footnote.example',
  'certificate=arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d',
  'mailFrom=footnote@footnote.example',
];
const HOUR_MS = 3_600_000;
const POLL = { timeout: 100_000, interval: 250 };
const TEXT =
  '# Orchard Holdings\n\nOrchard Holdings sold 6143 crates of quinces in fiscal 2024. Revenue was 51.2 million.\n';

let stage: EngineStage;
let admin: Person;
let owner: Person;
let projectId: string;

beforeAll(async () => {
  stage = await engineStage(engines);
  await recordStacks(engines.moto, stage.templates);
  stage.model.play('ok', ANSWER);
});
afterAll(() => {
  if (process.env.FOOTNOTE_ENGINE_LOG) console.log(stage?.functions.lines.join('\n'), stage?.machines.statuses());
  stage?.close();
});

type Entrance = 'account.adminSignIn' | 'account.memberSignIn';
const enter = async (email: string, by: Entrance, password = PASSWORD): Promise<Person> => {
  const { accessToken } = await visitor(stage).call(by, { body: { email, password } });
  return signedIn(stage, accessToken);
};

const fileOf = async (id: string) =>
  (await owner.call('files.list', { query: { projectId } })).rows.find((row) => row.id === id);

describe('the journey', () => {
  it('begins with a preflight without findings', async () => {
    const account = await accountServer(READY);
    const { code, output } = await operate(stage, 'preflight', GIVEN, account.endpoint);
    account.close();
    expect([code, output]).toEqual([0, expect.stringContaining('Ready to deploy.')]);
  });

  it('stops at a preflight of an account that is not ready, and prints the remedy', async () => {
    const account = await accountServer(NEW);
    stage.model.play('refused', ANSWER);
    const { code, output } = await operate(stage, 'preflight', GIVEN, account.endpoint);
    stage.model.play('ok', ANSWER);
    account.close();
    expect(code).toBe(1);
    const refused = ['Lambda functions at once: 10', 'SES is in its sandbox', 'Red', 'AccessDeniedException'];
    for (const found of [...refused, 'PENDING_VALIDATION']) expect(output).toMatch(new RegExp(`STOP  .*${found}`));
    expect(output).toContain('5 to settle before prod is deployed.');
  });

  it('creates the first super admin, who signs in', async () => {
    const { code, output } = await operate(stage, 'first-admin', [...GIVEN, `email=${ADMIN}`]);
    expect([code, output]).toEqual([0, expect.stringContaining('Made. Sign in at https://app.footnote.example/admin')]);
    const password = / password (\S+) /.exec(output)?.[1] ?? '';
    admin = await enter(ADMIN, 'account.adminSignIn', password);
    expect(await admin.call('account.profile')).toMatchObject({ email: ADMIN });
  });

  it('invites an organization by email, whose owner signs up and in', async () => {
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

  it('uploads a file directly into storage, and indexes it once it is scanned', async () => {
    const id = await upload(engines.moto, owner, {
      projectId,
      filename: 'orchard.md',
      text: TEXT,
      found: 'NO_THREATS_FOUND',
    });
    const status = async () => (await fileOf(id))?.status;
    await expect.poll(status, POLL).toBe('Done');
    // A new file is internal, and the memorandum below is for the other side.
    await owner.call('files.update', { params: { fileId: id }, body: { audience: 'shareable' } });
  });

  it('refuses a file with malware', async () => {
    const id = await upload(engines.moto, owner, {
      projectId,
      filename: 'invoice.md',
      text: TEXT,
      found: 'THREATS_FOUND',
    });
    const reason = async () => (await fileOf(id))?.reason;
    await expect.poll(reason, POLL).toBe('malware');
  });

  it('answers with a stream that can be interrupted and resumed', async () => {
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
    const found: Question = await owner.call('research.get', { params: { searchId } });
    expect(JSON.stringify(found)).toContain('6143');
  });

  it('exports an answer as Word', async () => {
    const { id } = await owner.call('research.ask', { body: { query: QUESTION, projectId, language: 'en' } });
    const { blob } = await owner.call('research.exportWord', { query: { id } });
    expect(
      Buffer.from(await blob.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('writes a memorandum in the chosen structure, and announces it by email', async () => {
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
    await expect.poll(async () => (await run()).status, POLL).toBe('AwaitingStructure');
    const sections = (await run()).sections
      .slice(0, 3)
      .map(({ id: section, title }) => ({ id: section, title, on: true }));
    await owner.call('runs.structure', { params, body: { sections } });
    await expect.poll(async () => (await run()).status, POLL).toBe('Completed');
    const { url } = await owner.call('runs.download', { params, query: { format: '3' } });
    expect((await fetch(url)).status).toBe(200);
    expect((await emailsTo(engines.moto, OWNER)).some((email) => email.includes(id))).toBe(true);
  });

  it('answers a checklist and returns its file', async () => {
    const text = `Question,Answer\n"${QUESTION}",\n`;
    const file = new File([text], 'list.csv', { type: 'text/csv' });
    const list = await owner.call('checklists.create', { body: { projectId } }, { files: [file] });
    const params = { id: list.id };
    await owner.call('checklists.read', { params, body: { sheets: list.reading?.sheets ?? [] } });
    const { id: runId } = await owner.call('checklists.run', { params, body: {} });
    await expect.poll(async () => (await owner.call('runs.get', { params: { runId } })).status, POLL).toBe('Completed');
    const { url } = await owner.call('checklists.download', { params, query: { format: 'original' } });
    expect(await (await fetch(url)).text()).toContain('6143');
  });
});

faultsSuite(() => ({ stage, owner, account: { email: OWNER, password: PASSWORD }, projectId }));

describe('an organization that is removed', () => {
  it('leaves no row, chunk or account', async () => {
    const { rows } = await admin.call('platform.organisations');
    const tenant = rows.find(({ name }) => name === 'Orchard')?.id ?? '';
    await admin.call('platform.remove', { params: { id: tenant } });
    let ahead = 0;
    const left = async () => {
      // Waits until the upload addresses have expired, because files may still arrive until then.
      ahead += HOUR_MS;
      stage.functions.goAhead(ahead);
      return rowsOf(engines.dynamodb, tenant);
    };
    await expect.poll(left, POLL).toEqual([]);
    const found = await (await fetch(`${engines.opensearch}/footnote-${tenant}/_count`)).json();
    expect(found).toMatchObject({ count: 0 });
    await expect(enter(OWNER, 'account.memberSignIn')).rejects.toMatchObject({ code: 'wrongCredentials' });
  });
});
