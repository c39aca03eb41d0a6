// Faults around a question on the journey's stage: the gateway's limits, the model, the search engine, and a function
// that dies.
import { describe, expect, it } from 'vitest';
import type { ApiError } from '#shared/contract/client.ts';
import { type Person, visitor } from './people.ts';
import type { EngineStage } from './stage.ts';

export const ANSWER = 'Orchard Holdings sold 6143 crates of quinces in fiscal 2024 [1].';
export const QUESTION = 'How many crates of quinces did Orchard Holdings sell in fiscal 2024?';
/** More calls than a caller may make in two minutes. */
const FLOOD = 250;
const THROTTLED_MS = 5000;

type World = {
  readonly stage: EngineStage;
  readonly owner: Person;
  readonly account: { readonly email: string; readonly password: string };
  readonly projectId: string;
};

export const faultsSuite = (world: () => World): void => {
  describe('the gateway', () => {
    const call = (path: string, init: RequestInit) =>
      world().stage.gateway.call(new Request(`https://api.example${path}`, init));

    it('refuses a call without the key of the edge, and one without a token', async () => {
      expect((await call('/api/user/auth/profile', {})).status).toBe(403);
      expect((await call('/api/user/auth/profile', { headers: { 'x-api-key': 'edge' } })).status).toBe(401);
    });

    it('refuses a body above a function’s limit before any function is invoked', async () => {
      const body = Buffer.alloc(6 * 1024 * 1024, 'a');
      const reply = await call('/api/user/auth/signin', { method: 'POST', body, headers: { 'x-api-key': 'edge' } });
      expect(reply.status).toBe(413);
    });
  });

  describe('the edge', () => {
    const enter = (email: string, password: string, viewer: string, headers: Record<string, string> = {}) =>
      visitor(world().stage, viewer)
        .call('account.memberSignIn', { body: { email, password } }, { headers })
        .then(
          () => 200,
          (error: ApiError) => error.status,
        );

    it('accepts ten wrong passwords of a caller, whatever headers they invent', async () => {
      const replies: number[] = [];
      for (let n = 1; n <= 40; n += 1) {
        const invented = `203.0.113.${n}`;
        const headers = { 'x-viewer-address': invented, 'x-forwarded-for': invented, forwarded: `for=${invented}` };
        replies.push(await enter('somebody@orchard.example', 'Wrong!2026', '198.51.100.66', headers));
      }
      expect(replies).toEqual([...Array(10).fill(401), ...Array(30).fill(429)]);
    });

    it('admits others while one caller floods it', async () => {
      const flood: number[] = [];
      for (let n = 0; n < FLOOD; n += 1)
        flood.push(await enter(`nobody${n}@orchard.example`, 'Wrong!2026', '198.51.100.77'));
      const { email, password } = world().account;
      expect(await enter(email, password, '198.51.100.88')).toBe(200);
      expect(flood).toContain(429);
    });
  });

  describe('a question is charged only if it is answered,', () => {
    const balance = async () => (await world().owner.call('organisation.balance')).balance;
    const ask = () =>
      world().owner.call('research.ask', {
        body: { query: QUESTION, projectId: world().projectId, language: 'en' },
      });
    const answer = async () => {
      const before = await balance();
      const { id } = await ask();
      const found = await world().owner.call('research.get', { params: { searchId: id } });
      return { status: found.status, text: JSON.stringify(found.answer), paid: before - (await balance()) };
    };
    const logged = (from: number) => world().stage.functions.lines.slice(from).join('\n');

    it.each([
      ['is at its end of life', 'gone', 'ResourceNotFoundException'],
      ['is closed to the account', 'refused', 'AccessDeniedException'],
    ] as const)('while the model %s', async (_, script, error) => {
      const from = world().stage.functions.lines.length;
      world().stage.model.play(script, ANSWER);
      const { status, text, paid } = await answer().finally(() => world().stage.model.play('ok', ANSWER));
      expect([status, paid]).toEqual(['Completed', 1]);
      expect(text).toContain('6143');
      expect(logged(from)).toContain(error);
      expect(logged(from)).toContain('ModelFailed');
    });

    it('while the model is throttled for a while', async () => {
      world().stage.model.play('busy', ANSWER);
      setTimeout(() => world().stage.model.play('ok', ANSWER), THROTTLED_MS);
      const { status, text, paid } = await answer();
      expect([status, paid]).toEqual(['Completed', 1]);
      expect(text).toContain('6143');
    });

    it('while the model is slow', async () => {
      world().stage.model.play('slow', ANSWER);
      const { status, text, paid } = await answer().finally(() => world().stage.model.play('ok', ANSWER));
      expect([status, paid]).toEqual(['Completed', 1]);
      expect(text).toContain('6143');
    });

    it('while the search engine is down', async () => {
      world().stage.search.down(true);
      const { status, paid } = await answer().finally(() => world().stage.search.down(false));
      expect([status, paid]).toEqual(['Failed', 0]);
    });

    it('though the answering function was killed', async () => {
      world().stage.functions.killNext('footnote-prod-answerquestion');
      const { status, text } = await answer();
      expect(status).toBe('Completed');
      expect(text).toContain('6143');
    });
  });
};
