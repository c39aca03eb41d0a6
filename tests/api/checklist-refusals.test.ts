// Files that are no list or cannot be read: each is refused with a reason, and nothing of it is stored.
import { CFB } from '@e965/xlsx';
import { beforeAll, expect, it } from 'vitest';
import type { Checklist } from '#shared/model/checklist.ts';
import { open, owner } from '../helpers/alpha.ts';
import { madeList } from '../helpers/made-list.ts';
import { populated } from '../helpers/tenants.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';
import { multipart } from './inputs.ts';

let test: TestKernel;
beforeAll(async () => {
  test = await populated();
});

const MARK = '#bytes#';
/** A multipart body with one file of bytes. */
const sent = (filename: string, bytes: Uint8Array) => {
  const { body, headers } = multipart({ projectId: open }, [{ name: filename, text: MARK }]);
  const whole = Buffer.from(body as Uint8Array);
  const at = whole.indexOf(MARK);
  return { body: Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + MARK.length)]), headers };
};
const create = (filename: string, bytes: Uint8Array) =>
  ask(test, 'checklists.create', owner, sent(filename, bytes) as never);
const text = (lines: string) => new TextEncoder().encode(lines);

const encrypted = (): Uint8Array => {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.alloc(300, 4));
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(9_000, 7));
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer);
};
const sheets = (count: number) =>
  madeList(
    Array.from({ length: count }, (_, n) => ({
      name: `Depot ${n + 1}`,
      cells: { A1: 'Question', B1: 'Answer', A2: `Is depot ${n + 1} insured?`, A3: 'Who runs it?' },
    })),
  );
const rows = (count: number) =>
  text(`No,Question,Answer\n${Array.from({ length: count }, (_, n) => `${n},Is crane ${n} tested?,`).join('\n')}\n`);
const ledger = text(
  `date,account,debit\n${Array.from({ length: 40 }, (_, n) => `2025-01-${n + 1},${5_000 + n},${n * 10}`).join('\n')}\n`,
);

it.each([
  ['an encrypted workbook', 'refused.xlsx', encrypted(), 422, 'listEncrypted'],
  ['a workbook cut in half', 'refused.xlsx', sheets(1).subarray(0, 900), 422, 'listDamaged'],
  ['a page named like a workbook', 'refused.xlsx', text('<html>Sign in</html>'), 422, 'listDamaged'],
  ['201 sheets', 'refused.xlsx', sheets(201), 413, 'listTooLong'],
  ['5,001 questions', 'refused.csv', rows(5_001), 413, 'listTooLong'],
  ['100,000 rows', 'refused.csv', rows(100_000), 413, 'listTooLong'],
  ['a ledger', 'refused.csv', ledger, 422, 'listEmpty'],
  ['heads alone', 'refused.csv', text('No,Question,Answer\n'), 422, 'listEmpty'],
  ['an empty file', 'refused.csv', text(''), 422, 'listEmpty'],
])('%s is refused', async (_, filename, bytes, status, code) => {
  const refused = await create(filename, bytes);

  const { rows: lists } = dataOf<{ rows: Checklist[] }>(
    await ask(test, 'checklists.list', owner, { query: { projectId: open } }),
  );
  expect([refused.status, refused.json?.code]).toEqual([status, code]);
  expect(lists.map(({ filename: name }) => name)).not.toContain(filename);
});
