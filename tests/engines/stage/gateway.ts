// API Gateway for the journey, from the template's methods: edge key, authorizer, route match, base64 bodies, and
// replies in one piece or as a stream after their prelude.
import * as z from 'zod';
import { FunctionFault, type Functions } from './functions.ts';
import type { StageTemplates } from './templates.ts';

const Part = z.object({ PathPart: z.string(), ParentId: z.string() });
const Method = z.object({
  HttpMethod: z.string(),
  AuthorizationType: z.string(),
  ApiKeyRequired: z.boolean().default(false),
  ResourceId: z.string(),
  Integration: z.object({ Type: z.literal('AWS_PROXY'), Uri: z.string(), ResponseTransferMode: z.string().optional() }),
});
const Prelude = z.object({ statusCode: z.number(), headers: z.record(z.string(), z.string()) });
const Whole = Prelude.extend({ body: z.string(), isBase64Encoded: z.boolean().default(false) });

type Row = {
  readonly method: string;
  readonly resource: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly isOpen: boolean;
  readonly isStreamed: boolean;
  readonly functionName: string;
};

const rowsOf = (templates: StageTemplates): readonly Row[] => {
  const parts = new Map(
    templates
      .resources('AWS::ApiGateway::Resource')
      .map(({ id, properties }) => [id.toLowerCase(), Part.parse(properties)]),
  );
  const pathOf = (id: string): string => {
    const part = parts.get(id);
    return part ? `${pathOf(part.ParentId)}/${part.PathPart}` : '';
  };
  return templates.resources('AWS::ApiGateway::Method').flatMap(({ properties }) => {
    const method = Method.safeParse(properties).data;
    if (!method) return [];
    const resource = pathOf(method.ResourceId);
    const names = [...resource.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const functionName = /:function:([\w-]+)\//.exec(method.Integration.Uri)?.[1] ?? '';
    const pattern = new RegExp(`^${resource.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
    const isOpen = method.AuthorizationType === 'NONE';
    const isStreamed = method.Integration.ResponseTransferMode === 'STREAM';
    return [{ method: method.HttpMethod, resource, pattern, names, isOpen, isStreamed, functionName }];
  });
};

const refused = (status: number, message: string) => Response.json({ message }, { status });

/** The prelude is JSON followed by eight zero bytes; the rest is the body. */
const responseOf = async (chunks: AsyncGenerator<Buffer>): Promise<Response> => {
  let head = Buffer.alloc(0);
  for (;;) {
    const next = await chunks.next();
    if (next.done) throw new FunctionFault('NoPrelude');
    head = Buffer.concat([head, next.value]);
    const end = head.indexOf(Buffer.alloc(8));
    if (end < 0) continue;
    const { statusCode, headers } = Prelude.parse(JSON.parse(head.subarray(0, end).toString()));
    const first = head.subarray(end + 8);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        if (first.length > 0) controller.enqueue(new Uint8Array(first));
      },
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: () => chunks.return(undefined).then(() => undefined),
    });
    return new Response(body, { status: statusCode, headers });
  }
};

type Options = {
  readonly templates: StageTemplates;
  readonly functions: Functions;
  /** Checks a token as the pool's authorizer does. */
  readonly isSignedIn: (token: string) => Promise<boolean>;
};

let requests = 0;

type Found = { readonly row: Row; readonly values: readonly string[] };

/** All media types are binary to the gateway, so every body is in base64. */
const eventOf = async (request: Request, { row, values }: Found) => {
  requests += 1;
  const body = Buffer.from(await request.arrayBuffer());
  return {
    httpMethod: request.method,
    resource: row.resource,
    pathParameters: Object.fromEntries(row.names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')])),
    queryStringParameters: Object.fromEntries(new URL(request.url).searchParams),
    headers: Object.fromEntries(request.headers),
    body: body.length > 0 ? body.toString('base64') : null,
    isBase64Encoded: body.length > 0,
    requestContext: { requestId: `request-${requests}`, identity: { sourceIp: '127.0.0.1', apiKeyId: 'edge' } },
  };
};

export const gatewayOf = ({ templates, functions, isSignedIn }: Options) => {
  const rows = rowsOf(templates);

  /** A fixed path segment precedes a variable one. */
  const matching = (method: string, path: string): Found | undefined =>
    rows
      .flatMap((row): Found[] => {
        const match = row.method === method ? row.pattern.exec(path) : null;
        return match ? [{ row, values: match.slice(1) }] : [];
      })
      .sort((a, b) => a.row.names.length - b.row.names.length)[0];

  const call = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const found = matching(request.method, url.pathname);
    if (!found) return refused(403, 'Missing Authentication Token');
    if (!request.headers.has('x-api-key')) return refused(403, 'Forbidden');
    const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
    if (!found.row.isOpen && !(await isSignedIn(token))) return refused(401, 'Unauthorized');
    const event = await eventOf(request, found);
    try {
      if (found.row.isStreamed) return await responseOf(functions.stream(found.row.functionName, event));
      const whole = Whole.parse(await functions.invoke(found.row.functionName, event));
      const bytes = Buffer.from(whole.body, whole.isBase64Encoded ? 'base64' : 'utf8');
      return new Response(new Uint8Array(bytes), { status: whole.statusCode, headers: whole.headers });
    } catch (error) {
      if (!(error instanceof FunctionFault)) throw error;
      return error.name === 'RequestTooLarge'
        ? refused(413, 'Request Too Long')
        : refused(502, 'Internal server error');
    }
  };
  return { call };
};
