// Hangul documents of both kinds, and those scrambled for distribution.
import { describe, expect, it } from 'vitest';
import { read, segmentsOf } from '../../../helpers/ingest-here.ts';
import { joined } from '../../../helpers/made/compound.ts';
import {
  hwp,
  hwpForDistribution,
  hwpParagraph,
  hwpTable,
  hwpx,
  hwpxParagraph,
  hwpxTable,
} from '../../../helpers/made/hangul.ts';

const TABLE = [
  ['구분', '2023년', '2022년'],
  ['매출액', '1,234', '1,000'],
];
const EXPECTED = [
  { kind: 'heading', text: 'Ⅰ. 개요', level: 1, locator: { section: 'Ⅰ. 개요' } },
  { kind: 'text', text: '(단위: 백만원)', locator: { section: 'Ⅰ. 개요' } },
  { kind: 'row', text: '구분\t2023년\t2022년', cells: TABLE[0], locator: { section: 'Ⅰ. 개요' } },
  { kind: 'row', text: '매출액\t1,234\t1,000', cells: TABLE[1], locator: { section: 'Ⅰ. 개요' } },
  { kind: 'text', text: '표 다음', locator: { section: 'Ⅰ. 개요' } },
];
const SECTION = joined(
  hwpParagraph('Ⅰ. 개요', { heading: 1 }),
  hwpParagraph('(단위: 백만원)'),
  hwpTable(TABLE),
  hwpParagraph('표 다음'),
);

describe('a Hangul document', () => {
  it.each([
    ['of the binary kind', 'a.hwp', hwp(SECTION)],
    ['made for distribution', 'a.hwp', hwpForDistribution(SECTION)],
    [
      'of the newer kind',
      'a.hwpx',
      hwpx(hwpxParagraph('Ⅰ. 개요', 1) + hwpxParagraph('(단위: 백만원)') + hwpxTable(TABLE) + hwpxParagraph('표 다음')),
    ],
  ])('%s returns headings, tables and paragraphs', async (_, name, bytes) => {
    expect(await segmentsOf(name, bytes)).toEqual(EXPECTED);
  });

  it('asks for the password of a locked document', async () => {
    const sealed = hwpx('', { 'META-INF/manifest.xml': '<odf:encryption-data/>' });
    expect(await read('a.hwp', hwp(SECTION, { locked: true }))).toEqual({ ok: false, reason: 'passwordNeeded' });
    expect(await read('a.hwpx', sealed)).toEqual({ ok: false, reason: 'passwordNeeded' });
  });

  it('omits tracked deletions and invisible text', async () => {
    const body = `<hp:p><hp:run><hp:t>남은<hp:deleteBegin/> 지운<hp:deleteEnd/> 말</hp:t><hp:ctrl><hp:hiddenComment><hp:subList>${hwpxParagraph('숨은')}</hp:subList></hp:hiddenComment></hp:ctrl></hp:run></hp:p>`;
    expect(await segmentsOf('a.hwpx', hwpx(body))).toMatchObject([{ text: '남은 말' }]);
  });

  it('reads running headers as notes', async () => {
    const body = `<hp:p><hp:run><hp:ctrl><hp:header><hp:subList>${hwpxParagraph('대외비')}</hp:subList></hp:header></hp:ctrl><hp:t>본문</hp:t></hp:run></hp:p>`;
    const segments = await segmentsOf('a.hwpx', hwpx(body));
    expect(segments.map(({ kind, text }) => [kind, text])).toEqual([
      ['note', '대외비'],
      ['text', '본문'],
    ]);
  });
});
