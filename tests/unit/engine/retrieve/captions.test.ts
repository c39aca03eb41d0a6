// Tables get the unit from the caption above, also if a long table spans several passages.
import { describe, expect, it } from 'vitest';
import type { Passage } from '#functions/engine/evidence.ts';
import { withCaptions } from '#functions/engine/retrieve/captions.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const TITLE = 'Consolidated balance sheet\n(Unit: KRW million) (단위 : 백만원)';
const HEADER = '\tTerm 53\tTerm 52';
const table = (seq: number, row: string, header = HEADER): Chunk =>
  chunkOf({ kind: 'table', seq, text: `${header}\n${row}` });

const unitOf = async (asked: Chunk, all: readonly Chunk[]): Promise<string | undefined> => {
  const index = {
    range: async ({ from, to }: { from: number; to: number }) => all.filter(({ seq }) => seq >= from && seq <= to),
  };
  const passage: Passage = { chunk: asked, source: 'FILES', score: 1, signals: {} };
  return (await withCaptions(index, 'tenant', [passage])).get(asked.id)?.context.unit;
};

describe('the unit above a table', () => {
  it('applies to later parts with the same header', async () => {
    // Prepare
    const parts = [table(1, 'Assets\t9\t8'), table(2, 'Payables\t5\t4'), table(3, 'Total liabilities\t7\t6')];
    const all = [chunkOf({ seq: 0, text: TITLE }), ...parts];

    // Act
    const units = await Promise.all(parts.map((part) => unitOf(part, all)));

    // Assess
    expect(units).toEqual(Array(3).fill('(단위 : 백만원)'));
  });

  it('does not apply to a table with another header', async () => {
    // Prepare
    const other = table(2, 'Employees\t7\t6', '\tSeoul\tBusan');

    // Act
    const unit = await unitOf(other, [chunkOf({ seq: 0, text: TITLE }), table(1, 'Assets\t9\t8'), other]);

    // Assess
    expect(unit).toBeUndefined();
  });

  it('is not that above the short table before it', async () => {
    // Prepare
    const before = chunkOf({ kind: 'table', seq: 0, text: 'Order book (Unit: USD million)\n\tTotal\nGulf\t612' });
    const shares = table(1, 'Materials\t44\t46', 'Costs by kind\n\t2024\t2023');

    // Act
    const unit = await unitOf(shares, [before, shares]);

    // Assess
    expect(unit).toBeUndefined();
  });

  it('may be below the rows of the table before it', async () => {
    // Prepare
    const before = chunkOf({
      kind: 'table',
      seq: 0,
      text: '\tTotal\nGulf\t612\nBalance sheet (Unit: USD thousand) (단위: 천달러)',
    });
    const after = table(1, 'Assets\t44\t46');

    // Act
    const unit = await unitOf(after, [before, after]);

    // Assess
    expect(unit).toContain('천달러');
  });
});
