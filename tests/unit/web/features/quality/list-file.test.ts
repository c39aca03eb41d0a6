// A question list as saved by spreadsheet programs of three countries.
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import en from '#shared/i18n/en/quality.json' with { type: 'json' };
import ja from '#shared/i18n/ja/quality.json' with { type: 'json' };
import ko from '#shared/i18n/ko/quality.json' with { type: 'json' };
import { readListFile } from '#web/features/quality/list-file.ts';

const fileOf = (text: string, encoding = 'utf-8', name = 'list.csv') =>
  new File([new Uint8Array(iconv.encode(text, encoding, { addBOM: encoding === 'utf-16le' }))], name);
const KOREAN = '질문,정답\n매출액은 얼마인가요?,"1,200"\n';
const JAPANESE = '質問,正解\n売上高はいくらですか。,"1,200"\n';

describe('a list', () => {
  it.each([
    ['UTF-8', KOREAN, 'utf-8', 'ko'],
    ['UTF-8 with a mark', `\uFEFF${KOREAN}`, 'utf-8', 'ko'],
    ['UTF-16', KOREAN.replace(',', '\t').replace('?,', '?\t'), 'utf-16le', 'ko'],
    ['CP949', KOREAN, 'cp949', 'ko'],
    ['Shift_JIS', JAPANESE, 'shift_jis', 'ja'],
    ['CP949 in a Japanese interface', KOREAN, 'cp949', 'ja'],
    ['semicolons', 'Question;Answer\nRevenue?;"1,200"\n', 'utf-8', 'en'],
  ] as const)('is read from %s', async (_, text, encoding, language) => {
    const list = await readListFile(fileOf(text, encoding), language);

    expect(list).toMatchObject({ questions: [{ answer: '1,200' }] });
  });

  it.each([ko, en, ja])('may be the template', async ({ own: { template } }) => {
    const text = [template.head, template.answered, template.unanswered].join('\r\n');

    const list = await readListFile(fileOf(`\uFEFF${text}\r\n`, 'utf-8', template.name), 'en');

    expect(list).toMatchObject({
      questions: [{ pages: [expect.any(Number)] }, { answer: undefined, pages: undefined }],
    });
  });

  it('is refused if it is not CSV or has no headings', async () => {
    expect(await readListFile(fileOf(KOREAN, 'utf-8', 'list.xlsx'), 'ko')).toEqual({ fault: { code: 'notCsv' } });
    expect(await readListFile(fileOf('a,b\n1,2\n'), 'en')).toEqual({ fault: { code: 'noQuestion' } });
  });
});
