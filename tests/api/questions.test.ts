// The list of earlier questions over the API: everybody's in a workspace, or only one's own.
import { expect, it } from 'vitest';
import type { QuestionRow } from '#shared/model/question.ts';
import { member, open, owner } from '../helpers/alpha.ts';
import type { Rows } from '../helpers/staff.ts';
import { populated } from '../helpers/tenants.ts';
import { ask, dataOf } from '../helpers/test-kernel.ts';

it("includes other people's questions, or only the caller's if requested", async () => {
  const test = await populated();
  const list = async (token: string, mine: 'true' | 'false') =>
    dataOf<Rows<QuestionRow>>(await ask(test, 'research.list', token, { query: { projectId: open, mine } }));

  expect((await list(member, 'false')).rows).toEqual((await list(owner, 'false')).rows);
  expect((await list(owner, 'true')).rows.length).toBeGreaterThan(0);
  expect(await list(member, 'true')).toEqual({ rows: [], count: 0 });
});
