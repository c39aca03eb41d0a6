// Blocks of cells on the clipboard.
import { expect, test } from 'vitest';
import { fc } from '#tests/helpers/properties.ts';
import { fromTsv, toTsv } from '#web/features/spreadsheets/edit/tsv.ts';

const cell = fc.string({ unit: fc.constantFrom('a', '가', '1', ' ', '"', '\t', '\n', ',') });

test('pastes what was copied, with tabs, lines and quotes inside cells', () => {
  const rows = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  fc.assert(
    // A last line of one empty cell is the line break with which programs end their text.
    fc.property(rows, (block) => {
      fc.pre(block.length === 1 || block.at(-1)?.join('') !== '');
      expect(fromTsv(toTsv(block))).toEqual(block);
    }),
  );
});

test('reads no extra row at the end of a block from Excel', () => {
  expect(fromTsv('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(fromTsv('5" pipe\t"a\r\nb"\r\n')).toEqual([['5" pipe', 'a\nb']]);
});
