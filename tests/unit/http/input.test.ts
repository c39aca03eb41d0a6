// Untrusted input: bodies of multipart/form-data, and query parameters in the header that logs leave out.
import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '#functions/http/http.ts';
import { parseInput } from '#functions/http/input.ts';
import { contract } from '#shared/contract/contract.ts';

const BOUNDARY = 'edge';
const WORKSPACE = 'prj_000000000001';
const FIELD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="projectId"\r\n\r\n${WORKSPACE}\r\n`;
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
  it('is read completely', async () => {
    const { body, parts } = await parse(WHOLE);

    expect(body).toEqual({ projectId: WORKSPACE });
    expect(parts.map(({ filename, bytes }) => [filename, Buffer.from(bytes).toString()])).toEqual([['a.txt', 'hello']]);
  });

  it.each([
    ['a mark that turns its ending round', '\u202efdp.csv', 'fdp.csv'],
    ['a folder', '../../x.csv', 'x.csv'],
    ['a device', 'con.csv', '_con.csv'],
    ['nothing to see', '\u200b', 'file'],
    ['500 letters', `${'a'.repeat(500)}.csv`, `${'a'.repeat(251)}.csv`],
  ])('has a clean file name instead of %s', async (_what, sent, filename) => {
    const { parts } = await parse(WHOLE.replace('a.txt', sent));

    expect(parts.map((part) => part.filename)).toEqual([filename]);
  });

  it('that is cut off at any point is refused', async () => {
    const end = WHOLE.indexOf(`--${BOUNDARY}--`) + BOUNDARY.length + 4;
    const codes = await Promise.all(Array.from({ length: end - 1 }, (_, length) => codeOf(WHOLE.slice(0, length))));

    expect(new Set(codes)).toEqual(new Set(['badInput']));
  });

  it.each([
    ['of another type', 'hello', 'text/plain'],
    ['without a boundary', WHOLE, 'multipart/form-data'],
    ['with another boundary', WHOLE, 'multipart/form-data; boundary=other'],
    ['with headers that do not end', `--${BOUNDARY}\r\n${'X-A: b\r\n'.repeat(10_000)}\r\nx`, undefined],
  ])('is refused: %s', async (_, body, type) => {
    expect(await codeOf(body, type)).toBe('badInput');
  });
});

describe('a body over the limit of its route', () => {
  const failure = (name: 'checklists.create' | 'checklists.reply' | 'projects.create', bytes: number) =>
    parseInput(contract[name], {
      params: {},
      query: {},
      headers: {},
      body: Buffer.alloc(bytes),
    } as unknown as HttpRequest).catch((error: unknown) => error);

  it('names the limit of a file', async () => {
    expect(await failure('checklists.reply', 4 * 1024 * 1024 + 1)).toMatchObject({
      code: 'uploadTooLarge',
      params: { max: 4 },
    });
  });

  it('names the alternative route, if there is one', async () => {
    expect(await failure('checklists.create', 4 * 1024 * 1024 + 1)).toMatchObject({
      code: 'listUploadTooLarge',
      params: { max: 4 },
    });
  });

  it('is reported as too large otherwise', async () => {
    expect(await failure('projects.create', 1024 * 1024 + 1)).toMatchObject({ code: 'tooLarge' });
  });
});

describe('query parameters', () => {
  const parseQuery = (query: Record<string, string>, header?: string) =>
    parseInput(contract['files.list'], {
      params: {},
      query: { projectId: WORKSPACE, ...query },
      headers: header === undefined ? {} : { 'x-query': header },
    } as unknown as HttpRequest);

  it('are read from the address and from the header', async () => {
    const search = '가온 & 물류=1';

    expect((await parseQuery({}, `${new URLSearchParams({ search })}`)).query).toEqual(
      (await parseQuery({ search })).query,
    );
  });

  it.each([
    ['in both', { search: 'a' }, 'search=b'],
    ['twice', {}, 'search=a&search=b'],
    ['that belong into the address', {}, 'limit=5'],
    ['with half a letter', {}, 'search=%ED%A0%80&__proto__=1'],
  ])('%s are refused', async (_, query, header) => {
    await expect(parseQuery(query as Record<string, string>, header)).rejects.toMatchObject({ code: 'badInput' });
  });
});
