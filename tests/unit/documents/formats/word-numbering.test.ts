// Numbers that Word shows before paragraphs are read with them, because a clause is cited by its number.
import { describe, expect, it } from 'vitest';
import { numberForm } from '#functions/documents/formats/ooxml/number-forms.ts';
import { segmentsOf } from '../../../helpers/ingest-here.ts';
import { docx } from '../../../helpers/made-files.ts';

const W = 'xmlns:w="w"';
const level = (n: number, form: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${n}"><w:start w:val="1"/><w:numFmt w:val="${form}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;
const NUMBERING = `<w:numbering ${W}><w:abstractNum w:abstractNumId="7">${level(0, 'decimal', '제%1조', '<w:pStyle w:val="H1"/>')}${level(1, 'decimal', '%1.%2')}${level(2, 'ganada', '(%3)')}</w:abstractNum><w:abstractNum w:abstractNumId="8">${level(0, 'bullet', '•')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="1"><w:startOverride w:val="9"/></w:lvlOverride></w:num></w:numbering>`;
const STYLES = `<w:styles ${W}><w:style w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;
const item = (text: string, list: number, depth: number) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const article = (text: string) => `<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('numbered paragraphs of Word', () => {
  it('have their numbers as shown, by list and by style', async () => {
    // Prepare
    const body = [
      article('(목적)'),
      item('Purchase price', 1, 1),
      item('Adjustment', 1, 1),
      item('운전자본', 1, 2),
      item('', 1, 2),
      item('순차입금', 1, 2),
      article('(진술 및 보장)'),
      item('Title', 1, 1),
      item('a point', 2, 0),
      item('Restarted', 3, 1),
      item('not numbered', 0, 0),
    ].join('');
    // Act
    const segments = await segmentsOf(
      'a.docx',
      docx(body, { 'word/numbering.xml': NUMBERING, 'word/styles.xml': STYLES }),
    );
    // Assess
    expect(segments.map(({ text }) => text)).toEqual([
      '제1조 (목적)',
      '1.1 Purchase price',
      '1.2 Adjustment',
      '(가) 운전자본',
      '(다) 순차입금',
      '제2조 (진술 및 보장)',
      '2.1 Title',
      'a point',
      '2.9 Restarted',
      'not numbered',
    ]);
    expect(segments[1]?.locator.section).toBe('제1조 (목적)');
  });

  it.each([
    [4, 'upperRoman', 'IV'],
    [1990, 'lowerRoman', 'mcmxc'],
    [28, 'lowerLetter', 'bb'],
    [3, 'decimalEnclosedCircle', '③'],
    [12, 'japaneseCounting', '十二'],
    [20, 'koreanCounting', '二十'],
    [7, 'decimalZero', '07'],
    [7, 'unknown', '7'],
    [7, 'bullet', undefined],
  ])('%d in %s is %s', (value, form, text) => {
    expect(numberForm(value, form)).toBe(text);
  });
});
