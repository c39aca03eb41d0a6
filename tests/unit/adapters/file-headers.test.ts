// File names and types become header text that cannot be escaped from, and names survive the round trip.
import { expect, it } from 'vitest';
import { contentDisposition, safeContentType } from '#functions/adapters/node/file-headers.ts';
import { anyText, fc } from '#tests/helpers/properties.ts';

it.each([
  ['report.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
  [
    '사업보고서.pdf',
    `attachment; filename="_____.pdf"; filename*=UTF-8''%EC%82%AC%EC%97%85%EB%B3%B4%EA%B3%A0%EC%84%9C.pdf`,
  ],
  ["a'(b)*.pdf", `attachment; filename="a'(b)*.pdf"; filename*=UTF-8''a%27%28b%29%2A.pdf`],
  ['../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
  ['gpj\u202eexe.pdf', `attachment; filename="gpjexe.pdf"; filename*=UTF-8''gpjexe.pdf`],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
])('names %j', (filename, header) => {
  expect(contentDisposition('attachment', filename)).toBe(header);
});

it('keeps any name in one header value with two parameters', () => {
  fc.assert(
    fc.property(anyText(), (filename) => {
      const header = contentDisposition('inline', filename);
      expect(header).toMatch(/^inline; filename="[^"\r\n]*"; filename\*=UTF-8''[\w.!~%-]+$/);
      expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
      expect(() => decodeURIComponent(header.split("''")[1] ?? '%')).not.toThrow();
    }),
  );
});

it.each(['application/pdf', 'text/html; charset=utf-8', 'image/svg+xml', 'application/vnd.ms-excel'])(
  'keeps the type %s',
  (type) => {
    expect(safeContentType(type)).toBe(type);
  },
);

it.each(['', 'pdf', 'a/b\r\nX: y', 'a/b, c/d', 'text/html;', `a/${'b'.repeat(200)}`, 'text /html'])(
  'serves %j as bytes',
  (type) => {
    expect(safeContentType(type)).toBe('application/octet-stream');
  },
);
