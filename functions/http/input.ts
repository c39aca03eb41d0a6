// Parses a request by its route: params, query, body and multipart parts.
import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { isPrivateQuery, PRIVATE_QUERY_HEADER } from '#shared/contract/private-query.ts';
import type { Route } from '#shared/contract/route.ts';
import { UPLOAD } from '#shared/model/upload.ts';
import type { FilePart } from '../domain/caller.ts';
import { cleanName } from '../domain/files/names.ts';
import { cleanStrings } from './clean-strings.ts';
import type { HttpRequest } from './http.ts';
import { readJson } from './read-json.ts';

export type Input = { params: unknown; query: unknown; body: unknown; parts: readonly FilePart[] };

const MEGABYTE = 1024 * 1024;
const JSON_LIMIT = MEGABYTE;

const bodyLimitOf = ({ limits }: Route): number => limits?.bodyBytes ?? JSON_LIMIT;

/** For a chosen file, the error names the limit. */
export const bodyTooLarge = (row: Route): AppError =>
  row.multipart
    ? new AppError(row.limits?.largerBody ?? 'uploadTooLarge', { max: bodyLimitOf(row) / MEGABYTE })
    : new AppError('tooLarge');

/** A schema is compiled on first use, so the strict variant is cached instead of created per request. */
const STRICT = new WeakMap<z.ZodObject, z.ZodObject>();
const strictOf = (schema: z.ZodObject): z.ZodObject => {
  const strict = STRICT.get(schema) ?? schema.strict();
  STRICT.set(schema, strict);
  return strict;
};

const parsed = (schema: z.ZodObject | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(cleanStrings(value));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const unknownKey = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = [...(issue?.path ?? []), ...(unknownKey ? [unknownKey] : [])].join('.');
  throw new AppError('badInput', { field });
};

const typeOf = (request: HttpRequest): string =>
  (request.headers['content-type'] ?? '').split(';', 1).join('').trim().toLowerCase();

const json = (request: HttpRequest): unknown => {
  if (!request.body?.length) return {};
  if (typeOf(request) !== 'application/json') throw new AppError('badInput', { field: 'content-type' });
  try {
    return readJson(request.body);
  } catch {
    throw new AppError('badInput', { field: 'body' });
  }
};

type Multipart = { readonly fields: Record<string, string>; readonly parts: FilePart[] };

const multipart = async (request: HttpRequest): Promise<Multipart> => {
  const { default: busboy } = await import('busboy');
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null);
    const parts: FilePart[] = [];
    const bad = () => reject(new AppError('badInput', { field: 'body' }));
    try {
      const reader = busboy({
        headers: { ...request.headers },
        defParamCharset: 'utf8',
        limits: { files: UPLOAD.maxFiles + 1, fields: 20, fieldSize: 10_000 },
      });
      reader.on('field', (name, value) => {
        if (name !== '__proto__') fields[name] = value;
      });
      reader.on('file', (_name, stream, info) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        // If the body ends inside a file, the error arrives on the file's stream; unhandled it would end the process.
        stream.on('error', bad);
        stream.on('end', () =>
          parts.push({
            filename: cleanName(info.filename ?? ''),
            contentType: info.mimeType,
            bytes: Buffer.concat(chunks),
          }),
        );
      });
      reader.on('error', bad);
      reader.on('close', () => resolve({ fields, parts }));
      reader.end(request.body ?? new Uint8Array());
    } catch {
      bad();
    }
  });
};

/** Query parameters and header parameters. Throws if one occurs in both, or in the wrong one. */
const queryOf = ({ query, headers }: HttpRequest): Record<string, string> => {
  const hidden = [...new URLSearchParams(headers[PRIVATE_QUERY_HEADER] ?? '')];
  const names = new Set([...Object.keys(query), ...hidden.map(([name]) => name)]);
  if (names.size < Object.keys(query).length + hidden.length || !hidden.every(([name]) => isPrivateQuery(name)))
    throw new AppError('badInput', { field: PRIVATE_QUERY_HEADER });
  return { ...query, ...Object.fromEntries(hidden) };
};

/**
 * Unknown fields are refused in a body and ignored in a query. Throws badInput, tooLarge, uploadTooLarge, fileTooMany.
 */
export const parseInput = async (row: Route, request: HttpRequest): Promise<Input> => {
  if ((request.body?.length ?? 0) > bodyLimitOf(row)) throw bodyTooLarge(row);
  const isMultipart = row.multipart === true || (row.multipart === 'also' && typeOf(request) === 'multipart/form-data');
  const { fields, parts } = isMultipart
    ? await multipart(request)
    : { fields: row.body ? json(request) : {}, parts: [] };
  if (parts.length > UPLOAD.maxFiles) throw new AppError('fileTooMany', { max: UPLOAD.maxFiles });
  return {
    params: parsed(row.params, request.params),
    query: parsed(row.query, queryOf(request)),
    body: parsed(row.body && strictOf(row.body), fields),
    parts,
  };
};
