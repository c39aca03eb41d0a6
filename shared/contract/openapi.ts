// Builds the OpenAPI 3.1 document from the contract.
import * as z from 'zod';
import { contract, ROUTE_NAMES } from './contract.ts';
import { ErrorReply } from './errors.ts';
import type { Route } from './route.ts';

type Json = { readonly [field: string]: unknown };

/** Named schemas are written once, among the components, and referenced everywhere else. */
const refer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(refer);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(
    ([name]) => !['$defs', '$schema', '$id', 'id'].includes(name) || isProperty(value, name),
  );
  return Object.fromEntries(
    own.map(([name, inner]) => [
      name,
      name === '$ref' && typeof inner === 'string' ? inner.replace('#/$defs/', '#/components/schemas/') : refer(inner),
    ]),
  );
};

/** As the name of a property, `id` holds a schema; as an annotation, a string. */
const isProperty = (value: object, name: string) =>
  typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'object' && name === 'id';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  refer(z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })) as Json;

const envelope = (data: Json): Json => ({
  type: 'object',
  required: ['success', 'data'],
  properties: { success: { const: true }, message: { type: 'string' }, data },
});

const parameters = (row: Route): Json[] => {
  const from = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
    return Object.entries(properties).map(([name, inner]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: inner,
    }));
  };
  const language = { name: 'Language', in: 'header', required: false, schema: { enum: ['KO', 'EN', 'JA'] } };
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } };
  return [...from(row.params, 'path'), ...from(row.query, 'query'), language, ...(row.idempotent ? [key] : [])];
};

const requestBody = (row: Route): Json => {
  if (!row.body) return {};
  const schema = schemaOf(row.body, 'input') as { properties?: Json };
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const content = row.multipart
    ? { 'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, files } } } }
    : { 'application/json': { schema } };
  return { requestBody: { required: true, content } };
};

const responses = (row: Route): Json => {
  const ok = row.idempotent && row.method === 'POST' && !row.events ? '201' : '200';
  const content: Record<string, Json> = {};
  if (row.reply) content['application/json'] = { schema: envelope(schemaOf(row.reply, 'output')) };
  if (row.events) content['text/event-stream'] = { schema: schemaOf(row.events, 'output') };
  if (row.binary) content[row.binary] = { schema: { type: 'string', contentMediaType: row.binary } };
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return { [ok]: { description: row.summary, content }, default: { description: 'Error', content: error } };
};

const operation = (name: string, row: Route): Json => ({
  operationId: name,
  summary: row.summary,
  tags: [row.service],
  ...(row.rule === 'public' ? { security: [] } : {}),
  'x-rule': row.rule,
  parameters: parameters(row),
  ...requestBody(row),
  responses: responses(row),
});

const components = (): Json => {
  const all = z.toJSONSchema(z.globalRegistry, { uri: (id) => `#/components/schemas/${id}`, unrepresentable: 'any' });
  return { ...(refer(all.schemas) as Json), Error: schemaOf(ErrorReply, 'output') };
};

export const openapi = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of ROUTE_NAMES) {
    const row: Route = contract[name];
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(name, row) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Footnote', version: '1' },
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: components(),
    },
  };
};
