// The audit row is written with the change it records: one in the first transaction, and one for each further named
// object.
import { expect, it } from 'vitest';
import { auditedTable } from '#functions/http/audited-table.ts';
import { type Write, WriteConflict } from '#functions/ports/table.ts';
import { key, pk } from '#functions/store/keys.ts';

const at = (sk: string) => key(pk('alpha'), sk);
const put = (sk: string, about?: string): Write => ({ put: { ...at(sk), version: 1, data: {} }, about });

/** The content of each transaction; `AUDIT` rows with their number and the objects they name. */
const trail = (fails = 0) => {
  const through: string[][] = [];
  let left = fails;
  const table = {
    getMany: async () => [],
    query: async () => ({ items: [] }),
    count: async () => 0,
    write: async (...writes: readonly Write[]) => {
      left -= 1;
      if (left >= 0) throw new WriteConflict(0);
      through.push(writes.map((write) => ('put' in write ? write.put.sk : 'other')));
    },
  };
  return { through, ...auditedTable(table, (about, nth) => put(`AUDIT ${nth} ${about.join(' ')}`.trim())) };
};

it('writes the row with its objects in the first transaction', async () => {
  const { table, finish, through } = trail();

  await table.write(put('a', 'fil_a'), put('hint'));
  await table.write(put('later'));
  await finish();

  expect(through).toEqual([['a', 'hint', 'AUDIT 0 fil_a'], ['later']]);
});

it('writes another row in a later transaction that names objects', async () => {
  const { table, finish, through } = trail();

  await table.write({ remove: at('consent') });
  await table.write(put('drive', 'drv_a'));
  await finish();

  expect(through).toEqual([
    ['other', 'AUDIT 0'],
    ['drive', 'AUDIT 1 drv_a'],
  ]);
});

it('stores the reason that a person gave', async () => {
  const reasons: (string | undefined)[] = [];
  const table = {
    getMany: async () => [],
    query: async () => ({ items: [] }),
    count: async () => 0,
    write: async () => {},
  };
  const audited = auditedTable(table, (_about, _nth, note) => {
    reasons.push(note);
    return put('AUDIT');
  });

  await audited.table.write({ ...put('run', 'run_a'), note: 'confirmed by the auditor' });

  expect(reasons).toEqual(['confirmed by the auditor']);
});

it('names no object that was not written', async () => {
  const { table, finish, through } = trail(1);

  await expect(table.write(put('a', 'fil_lost'))).rejects.toThrow(WriteConflict);
  await table.write(put('a', 'fil_kept'));
  await finish();

  expect(through).toEqual([['a', 'AUDIT 1 fil_kept']]);
});

it('writes only the audit row if nothing else is written', async () => {
  const { finish, through } = trail();

  await finish();

  expect(through).toEqual([['AUDIT 0']]);
});
