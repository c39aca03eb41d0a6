// Openings of a share link are counted and in the audit log of the sharing organization, with the reader's name if
// known.
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditRow } from '#shared/model/audit.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { runIdOf, tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

let test: TestKernel;
let link: string;

beforeEach(async () => {
  test = await populated();
  const runId = runIdOf(workspaceIdOf('alpha', ACCESS.all));
  const made = await ask(test, 'runs.share', owner, { params: { runId }, body: { expiresInDays: 1 } });
  link = dataOf<{ token: string }>(made).token;
});

const open = (caller: string | undefined) => ask(test, 'runs.openShare', caller, { body: { token: link } });

const openings = async () => {
  const { rows } = dataOf<{ rows: AuditRow[] }>(await ask(test, 'organisation.audit', owner, {}));
  return rows.filter(({ action }) => action === 'share.open').map(({ by }) => by);
};

it.each([
  ['a stranger', undefined, { id: 'reader', name: '' }],
  ['somebody of the organisation', tokenOf('alpha', 'guest'), { id: 'guest', name: 'guest alpha' }],
  ['somebody of another one', tokenOf('beta', 'member'), { id: 'reader', name: 'beta' }],
])('records an opening by %s', async (_, caller, by) => {
  expect((await open(caller)).status).toBe(200);

  expect(await openings()).toEqual([expect.objectContaining(by)]);
});

it('records two concurrent openings', async () => {
  await Promise.all([open(undefined), open(undefined)]);

  expect(await openings()).toHaveLength(2);
});

it('opens and records nothing for a guessed secret', async () => {
  link = `${link.slice(0, -4)}AAAA`;

  expect((await open(undefined)).status).toBe(404);
  expect(await openings()).toEqual([]);
});

it('with a passcode opens only with it, records its addressee, and locks after guesses', async () => {
  const runId = runIdOf(workspaceIdOf('alpha', ACCESS.all));
  const body = { expiresInDays: 1, passcode: 'harbour-7', recipient: 'Northway Partners' };
  const made = dataOf<{ token: string; share: object }>(
    await ask(test, 'runs.share', owner, { params: { runId }, body }),
  );
  const enter = (passcode?: string) =>
    ask(test, 'runs.openShare', undefined, { body: { token: made.token, ...(passcode ? { passcode } : {}) } });

  expect(made.share).toMatchObject({ recipient: 'Northway Partners', hasPasscode: true });
  expect(JSON.stringify(made.share)).not.toContain('passcodeHash');
  expect((await enter()).status).toBe(403);
  expect((await enter('harbour-8')).status).toBe(403);
  const opened = await enter('harbour-7');
  expect(opened.status).toBe(200);
  expect(dataOf<{ html: string }>(opened).html).toContain('Northway Partners');

  for (let i = 0; i < 9; i += 1) await enter('guess-1');
  expect((await enter('harbour-7')).status).toBe(404);
});

describe('a link restricted to addresses', () => {
  const EMAIL = 'reader@northway.test';
  let token: string;
  beforeEach(async () => {
    const runId = runIdOf(workspaceIdOf('alpha', ACCESS.all));
    const made = await ask(test, 'runs.share', owner, { params: { runId }, body: { emails: [EMAIL] } });
    token = dataOf<{ token: string }>(made).token;
  });
  const request = (email: string) => ask(test, 'runs.shareCode', undefined, { body: { token, email } });
  const enter = (code: string, email = EMAIL) =>
    ask(test, 'runs.openShare', undefined, { body: { token, reader: { email, code } } });
  const sentCode = () => /\b\d{6}\b/.exec(test.emails.at(-1)?.text ?? '')?.[0] ?? '';

  it('opens with the code sent to one of them, and names the reader', async () => {
    expect((await ask(test, 'runs.openShare', undefined, { body: { token } })).json?.code).toBe('readerNeeded');
    await request(EMAIL);
    const opened = await enter(sentCode());

    expect(test.emails.map(({ to }) => to)).toEqual([EMAIL]);
    expect(dataOf<{ html: string }>(opened).html).toContain(EMAIL);
    expect(await openings()).toEqual([expect.objectContaining({ id: 'reader', name: EMAIL })]);
  });

  it('sends nothing to another address, but returns the same reply', async () => {
    const other = await request('other@northway.test');

    expect([other.status, test.emails]).toEqual([200, []]);
    expect((await enter('000000', 'other@northway.test')).json?.code).toBe('readerCodeWrong');
  });

  it('returns the same reply if the email cannot be sent', async () => {
    Object.assign(test.kernel.ports.mail, { send: () => Promise.reject(new Error('no mail')) });

    const replies = [await request(EMAIL), await request('other@northway.test')];

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('sends one code a minute, and locks after guesses', async () => {
    const replies = await Promise.all([request(EMAIL), request(EMAIL)]);
    await request(EMAIL);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(test.emails).toHaveLength(1);

    const code = sentCode();
    for (let i = 0; i < 10; i += 1) await enter(code === '111111' ? '222222' : '111111');
    expect((await enter(code)).json?.code).toBe('tooMany');
  });

  it('counts every concurrent attempt, from one address or several', async () => {
    await request(EMAIL);
    const code = sentCode();
    const wrong = code === '111111' ? '222222' : '111111';
    const tryAtOnce = async (email: string) => {
      const replies = await Promise.all(Array.from({ length: 12 }, () => enter(wrong, email)));
      return replies.map(({ json }) => json?.code).sort();
    };

    const own = await tryAtOnce(EMAIL);
    const other = await tryAtOnce('other@northway.test');

    expect(own).toEqual([...Array(10).fill('readerCodeWrong'), 'tooMany', 'tooMany']);
    expect(other).toEqual(own);
    expect((await enter(code)).json?.code).toBe('tooMany');
  });
});
