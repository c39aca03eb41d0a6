// Names that people enter, and locators that readers request.
import { describe, expect, it } from 'vitest';
import { nearestTo } from '#functions/domain/files/around.ts';
import { cleanFolderName, cleanName, foldersOf } from '#functions/domain/files/names.ts';
import type { Locator } from '#shared/model/file.ts';
import { anyText, fc } from '#tests/helpers/properties.ts';

const anyName = anyText({ maxLength: 400 });
const harmless = (name: string) =>
  name.length >= 1 && name.length <= 255 && name.isWellFormed() && !/[\\/\p{C}]/u.test(name) && !/^\.+$/.test(name);

describe('a name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..', 'file'],
    ['CON', '_CON'],
    ['nul.pdf', '_nul.pdf'],
    ['Confidential.pdf', 'Confidential.pdf'],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['a\0b.pdf', 'ab.pdf'],
    [`${'가'.repeat(300)}.pdf`, `${'가'.repeat(251)}.pdf`],
    ['사업보고서.pdf'.normalize('NFD'), '사업보고서.pdf'],
    ['C:\\fakepath\\x.xlsx', 'x.xlsx'],
  ])('cleans %j to %j', (given, kept) => expect(cleanName(given)).toBe(kept));

  it('of a file is safe whatever was entered, and is unchanged by further cleaning', () => {
    fc.assert(
      fc.property(anyName, (given) => {
        const name = cleanName(given);
        expect(harmless(name)).toBe(true);
        expect(cleanName(name)).toBe(name);
      }),
    );
  });

  it('of a dropped directory never leads to a parent', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyName, fc.constantFrom('..', '.', '')), { maxLength: 8 }), (parts) => {
        for (const name of foldersOf(parts.map((part) => part.replace(/[\\/]/g, '')).join('/')))
          expect(harmless(name)).toBe(true);
      }),
    );
  });

  it('without visible characters names no folder', () => {
    expect(() => cleanFolderName('\u200b..')).toThrow(expect.objectContaining({ code: 'badInput' }));
  });
});

describe('a locator', () => {
  const find = (wanted: Locator, all: readonly Locator[]) => {
    const nearest = nearestTo(wanted);
    for (const [position, at] of all.entries()) nearest.look(at, position);
    return nearest.position();
  };

  it.each<[string, Locator, Locator[], number]>([
    ['page', { page: 2 }, [{ page: 1 }, { page: 2 }, { page: 2 }], 1],
    [
      'box',
      { page: 2, box: [0, 0.5, 1, 0.6] },
      [
        { page: 2, box: [0, 0.1, 1, 0.2] },
        { page: 2, box: [0, 0.49, 1, 0.6] },
      ],
      1,
    ],
    [
      'row of a sheet',
      { sheet: 'B', range: 'C7' },
      [
        { sheet: 'A', range: 'A7' },
        { sheet: 'B', range: 'A7:D7' },
      ],
      1,
    ],
    ['line', { line: 12 }, [{ line: 1 }, { line: 10 }, { line: 15 }], 1],
    ['section', { section: 'Risk' }, [{ section: 'Intro' }, { section: 'Risk' }], 1],
    ['place that is nowhere', { page: 9 }, [{ page: 1 }], 0],
  ])('%s leads to its segment', (_name, wanted, all, position) => expect(find(wanted, all)).toBe(position));
});
