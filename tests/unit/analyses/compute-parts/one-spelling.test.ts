// Names in several spellings are merged under the first spelling.
import { describe, expect, it } from 'vitest';
import { oneSpelling } from '#functions/analyses/compute-parts/one-spelling.ts';
import type { SheetRow } from '#functions/analyses/evidence/sheet-rows.ts';

const rowOf = (customer: string): SheetRow =>
  ({ cell: (column: string) => (column === 'customer' ? customer : '') }) as SheetRow;
const spelled = (...names: readonly string[]) => {
  const { rows, joined } = oneSpelling(names.map(rowOf));
  return { names: rows.map(({ cell }) => cell('customer')), joined };
};

describe('names', () => {
  it('are merged if they differ in case, width or spaces only', () => {
    expect(spelled('Acme Corp', 'ACME  corp', 'Ａcme Corp', 'Beta')).toEqual({
      names: ['Acme Corp', 'Acme Corp', 'Acme Corp', 'Beta'],
      joined: ['Acme Corp / ACME  corp / Ａcme Corp'],
    });
  });

  it('are kept if they differ otherwise', () => {
    expect(spelled('A B', 'AB')).toEqual({ names: ['A B', 'AB'], joined: [] });
  });
});
