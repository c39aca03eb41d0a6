// Downloads of a checklist name the documents that an answer cites, and none that only came close.
import { beforeEach, expect, it } from 'vitest';
import type { FileKey } from '#functions/ports/files.ts';
import { checklistRows, readRow } from '#functions/store/checklists.ts';
import type { Checklist } from '#shared/model/checklist.ts';
import { open, owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { AT } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';
import { multipart } from './inputs.ts';

const LIST = 'Question,Answer,Reference\nIs there a plan?,,\n';
const ROW = 'row_000001';

let test: TestKernel;
let list: Checklist;
beforeEach(async () => {
  test = await populated();
  list = dataOf(
    await ask(test, 'checklists.create', owner, multipart({ projectId: open }, [{ name: 'list.csv', text: LIST }])),
  );
});

const answerWith = async (
  sentence: { check: 'verified' | 'uncertain'; fit?: 'near' },
  human = 'Yes, ours. A plan.',
) => {
  const row = await readRow(test.table, 'alpha', { id: list.id, generation: 1 }, ROW);
  if (!row) throw new Error('the list has a row');
  const reference = {
    n: 1,
    source: 'FILES' as const,
    title: 'plan.pdf',
    locator: { page: 4 },
    quote: 'A plan',
    retrievedAt: AT,
  };
  const sentences = [{ text: 'A plan.', refs: [1], ...sentence }];
  const answer = [{ kind: 'text' as const, sentences }];
  await test.table.write({ put: checklistRows.row('alpha', { ...row, answer, references: [reference] }, row.version) });
  const params = { id: list.id, rowId: ROW };
  const body = { human, status: 'answered', version: row.version + 1 };
  await ask(test, 'checklists.edit', owner, { params, body });
};

const downloaded = async (): Promise<string> => {
  const input = { params: { id: list.id }, query: { format: 'original' } };
  const { url } = dataOf<{ url: string }>(await ask(test, 'checklists.download', owner, input));
  const key = url.replace('https://storage.test/', '') as FileKey;
  return new TextDecoder().decode(await test.kernel.ports.files.readAll(key));
};

it('names the document that the answer cites', async () => {
  await answerWith({ check: 'verified' });

  expect(await downloaded()).toContain('"Yes, ours. A plan.","plan.pdf');
});

it("names no document beside a person's text that replaces the answer", async () => {
  await answerWith({ check: 'verified' }, 'There is none.');

  const text = await downloaded();
  expect(text).toContain('There is none.');
  expect(text).not.toContain('plan.pdf');
});

it('names no document that only came close', async () => {
  await answerWith({ check: 'uncertain', fit: 'near' });

  const text = await downloaded();
  expect(text).toContain('Yes, ours.');
  expect(text).not.toContain('plan.pdf');
});

it('lists an answer to an added question, which has no cell in the file', async () => {
  const of = { params: { id: list.id } };
  await ask(test, 'checklists.addQuestions', owner, { ...of, body: { questions: ['Who owns the plan?'] } });
  const { rows } = dataOf<{ rows: { id: string; version: number }[] }>(await ask(test, 'checklists.rows', owner, of));
  const added = rows[1];
  if (!added) throw new Error('the list has the question');
  const body = { human: 'The board.', version: added.version };
  await ask(test, 'checklists.edit', owner, { params: { id: list.id, rowId: added.id }, body });

  const input = { ...of, query: { format: 'original' } };
  const { unwritten } = dataOf<{ unwritten: object[] }>(await ask(test, 'checklists.download', owner, input));

  expect(unwritten).toEqual([{ id: added.id, sheet: '', cell: '', reason: 'noCell' }]);
});
