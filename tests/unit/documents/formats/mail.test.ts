// Internet emails and Outlook emails, with the rich text of Outlook's bodies.
import { describe, expect, it } from 'vitest';
import { read, segmentsOf } from '../../../helpers/ingest-here.ts';
import { mail, outlook, rtf } from '../../../helpers/made/documents.ts';

const DATE = 'Date: 2024-04-05T01:08:56.360Z';
const texts = async (name: string, bytes: Uint8Array | string) =>
  (await segmentsOf(name, bytes)).map(({ text }) => text);

describe('an email', () => {
  it('returns sender, recipients, date, text and the names of attachments', async () => {
    const expected = [
      'Q1 results',
      'From: 김 <kim@hanbit.test>',
      'To: lee@hanbit.test',
      'Date: 2024-04-05T00:00:00.000Z',
      '매출액은 1,234억원입니다.',
      'Attachment: deck.pdf (16 B)',
    ];
    expect(await texts('a.eml', mail())).toEqual(expected);
    expect(await read('without-extension', mail())).toMatchObject({ type: 'eml' });
  });

  it("is read from Outlook's format too", async () => {
    const bytes = outlook(
      { '0037': '분기 실적', '0C1A': 'Kim', '0E04': 'Lee', '1000': 'First line\r\n\r\nSecond' },
      { '__attach_version1.0_#00000000/__substg1.0_37010102': new Uint8Array(2048) },
    );
    expect(await texts('a.msg', bytes)).toEqual([
      '분기 실적',
      'From: Kim',
      'To: Lee',
      DATE,
      'First line',
      'Second',
      'Attachment: ? (2 KB)',
    ]);
  });

  it('without a plain text is read from its HTML or rich text', async () => {
    const page = outlook({ '0037': 's', '1013': '<p>Hello <b>page</b></p>' });
    const rich = new Uint8Array(
      Buffer.concat([Buffer.alloc(8), Buffer.from('MELA'), Buffer.alloc(4), Buffer.from(rtf('Hello rich\\par'))]),
    );
    expect(await texts('a.msg', page)).toEqual(['s', DATE, 'Hello page']);
    expect(await texts('a.msg', outlook({ '0037': 's' }, { '__substg1.0_10090102': rich }))).toEqual([
      's',
      DATE,
      'Hello rich',
    ]);
  });
});

describe('rich text', () => {
  it('decodes each character by its font’s code page, without hidden text', async () => {
    const body =
      "{\\*\\generator X;}Caf\\'e9 {\\f1 \\'b8\\'c5\\'c3\\'e2}\\par \\u8364?5{\\header page 1}\\tab next\\par";
    expect(await texts('a.rtf', rtf(body))).toEqual(['Café 매출', '€5 next']);
  });

  it('keeps table rows', async () => {
    const body =
      'Before\\par\\trowd\\intbl Revenue\\cell 1,234\\cell\\row\\trowd\\intbl Cost\\cell 900\\cell\\row\\pard After\\par';
    expect(await segmentsOf('a.rtf', rtf(body))).toMatchObject([
      { kind: 'text', text: 'Before' },
      { kind: 'row', cells: ['Revenue', '1,234'] },
      { kind: 'row', cells: ['Cost', '900'] },
      { kind: 'text', text: 'After' },
    ]);
  });

  it('is recognized in files named .doc', async () => {
    expect(await read('a.doc', rtf('text\\par'))).toMatchObject({ ok: true, type: 'rtf' });
  });
});
