// Bodies of multipart/form-data as strangers send them: whatever is wrong is an answer, never the end of the process.
import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '#functions/http/http.ts';
import { parseInput } from '#functions/http/input.ts';
import { contract } from '#shared/contract/contract.ts';

const BOUNDARY = 'edge';
const PROJECT = 'prj_000000000001';
const FIELD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="projectId"\r\n\r\n${PROJECT}\r\n`;
const FILE = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhello\r\n`;
const WHOLE = `${FIELD}${FILE}--${BOUNDARY}--\r\n`;

const parse = (body: string, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
  parseInput(contract['files.upload'], {
    params: {},
    query: {},
    headers: { 'content-type': type },
    body: Buffer.from(body),
  } as unknown as HttpRequest);
const codeOf = (body: string, type?: string) =>
  parse(body, type).then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  );

describe('a multipart body', () => {
  it('is read whole', async () => {
    const { body, parts } = await parse(WHOLE);

    expect(body).toEqual({ projectId: PROJECT });
    expect(parts.map(({ filename, bytes }) => [filename, Buffer.from(bytes).toString()])).toEqual([['a.txt', 'hello']]);
  });

  it('that is cut off anywhere is refused', async () => {
    const end = WHOLE.indexOf(`--${BOUNDARY}--`) + BOUNDARY.length + 4;
    const codes = await Promise.all(Array.from({ length: end - 1 }, (_, length) => codeOf(WHOLE.slice(0, length))));

    expect(new Set(codes)).toEqual(new Set(['badInput']));
  });

  it.each([
    ['of another type', 'hello', 'text/plain'],
    ['without a boundary', WHOLE, 'multipart/form-data'],
    ['with another boundary', WHOLE, 'multipart/form-data; boundary=other'],
    ['with headers that do not end', `--${BOUNDARY}\r\n${'X-A: b\r\n'.repeat(10_000)}\r\nx`, undefined],
  ])('%s is refused', async (_, body, type) => {
    expect(await codeOf(body, type)).toBe('badInput');
  });
});
