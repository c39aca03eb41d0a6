// The numbers of a report's headings: in order, without gaps, each once.
import { describe, expect, it } from 'vitest';
import type { Block } from '#shared/report/blocks.ts';
import { outlineOf } from '#shared/report/outline.ts';
import type { Section } from '#shared/report/report.ts';
import { fc } from '#tests/helpers/properties.ts';

const section = (id: string, title: string, levels: readonly number[]): Section => ({
  id,
  title,
  status: 'done',
  blocks: levels.map((level): Block => ({ kind: 'heading', level, text: `h${level}` })),
});
const numbers = (sections: readonly Section[]) => outlineOf({ sections: [...sections] }).map(({ number }) => number);

describe('the outline of a report', () => {
  it('numbers sections and their headings', () => {
    expect(numbers([section('a', 'A', [1, 2, 2, 1]), section('b', 'B', [2])])).toEqual([
      '1',
      '1.1',
      '1.1.1',
      '1.1.2',
      '1.2',
      '2',
      '2.1',
    ]);
  });

  it('continues counting after a deeper level', () => {
    expect(numbers([section('a', 'A', [1, 3, 2])])).toEqual(['1', '1.1', '1.1.1', '1.1.2']);
  });

  it('does not number an answer', () => {
    expect(numbers([section('answer', '', [2, 3])])).toEqual(['', '']);
  });

  it('uses each number and each anchor once', () => {
    const levels = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(levels, { maxLength: 6 }), (all) => {
        const outline = outlineOf({ sections: all.map((one, i) => section(`s${i}`, `S${i}`, one)) });
        expect(new Set(outline.map(({ number }) => number)).size).toBe(outline.length);
        expect(new Set(outline.map(({ id }) => id)).size).toBe(outline.length);
      }),
    );
  });
});
