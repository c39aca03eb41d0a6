// A minimal search engine with the part of OpenSearch's protocol that the adapter uses: checks that requests are
// signed, records them, and fails on demand.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Document = Record<string, unknown> & { terms: string; seq: number; vector?: number[] };
type Stored = { readonly _id: string; readonly document: Document };
type Clause = Record<string, Record<string, unknown>>;
type Query = { bool?: { must?: Clause[]; filter?: Clause[] }; knn?: { vector: Knn } };
type Knn = { vector: number[]; k: number; filter: { bool: { filter: Clause[] } } };
type SearchBody = { size: number; query: Query; sort?: unknown; _source?: unknown };
type Recorded = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
};

export type Behaviour = {
  readonly service: 'es' | 'aoss';
  /** Statuses of the next requests, sent before any work is done; 0 drops the connection. */
  readonly refuse?: number[];
  /** Makes the n-th write of the next bulk requests fail with this status. */
  readonly failItems?: { at: number; status: number }[];
  /** Replaces the rows of a reply. */
  lie?(rows: object[]): object[];
  readonly partial?: boolean;
};

const matches = (clause: Clause, document: Document): boolean => {
  const [kind, fields = {}] = Object.entries(clause)[0] ?? [];
  const [field = '', wanted] = Object.entries(fields)[0] ?? [];
  const value = document[field];
  if (kind === 'term') return value === wanted;
  if (kind === 'terms') return (wanted as unknown[]).includes(value);
  const { gte, lte = Number.POSITIVE_INFINITY } = wanted as { gte: number; lte?: number };
  return (value as number) >= gte && (value as number) <= lte;
};

const bm25 = (all: readonly Stored[], question: string) => {
  const words = (document: Document) => document.terms.split(' ');
  const average = all.reduce((sum, { document }) => sum + words(document).length, 0) / (all.length || 1);
  return (document: Document): number =>
    question.split(' ').reduce((sum, term) => {
      const df = all.filter((other) => words(other.document).includes(term)).length;
      const tf = words(document).filter((word) => word === term).length;
      const idf = Math.log(1 + (all.length - df + 0.5) / (df + 0.5));
      return sum + (idf * tf) / (tf + 1.2 * (0.25 + (0.75 * words(document).length) / average));
    }, 0);
};

const scoreOfCosine = (service: 'es' | 'aoss', cosine: number) => {
  if (service === 'es') return (1 + cosine) / 2;
  return cosine >= 0 ? cosine + 1 : 1 / (1 - cosine);
};

const ranked = (service: 'es' | 'aoss', all: readonly Stored[], { size, query, sort }: SearchBody) => {
  const filter = query.knn ? query.knn.vector.filter.bool.filter : (query.bool?.filter ?? []);
  const allowed = all.filter(({ document }) => filter.every((clause) => matches(clause, document)));
  const question = (query.bool?.must?.[0]?.match?.terms as { query: string } | undefined)?.query;
  const asked = query.knn?.vector.vector;
  const words = question === undefined ? undefined : bm25(all, question);
  const score = (document: Document): number => {
    if (words) return words(document);
    if (!asked) return 1;
    return scoreOfCosine(
      service,
      asked.reduce((sum, value, i) => sum + value * (document.vector?.[i] ?? 0), 0),
    );
  };
  const scored = allowed.map((stored) => ({ ...stored, _score: score(stored.document) }));
  const found = scored.filter(({ _score }) => _score > 0);
  found.sort((a, b) => (sort ? a.document.seq - b.document.seq : b._score - a._score));
  return found.slice(0, size);
};

type FakeIndex = {
  readonly definition: object;
  readonly stored: Map<string, Stored>;
  /** The state that searches return, and the number of further searches for which it stays outdated. */
  seen: Stored[];
  delay: number;
};
const visible = (index: FakeIndex): Stored[] => {
  if (index.delay <= 0) index.seen = [...index.stored.values()];
  index.delay -= 1;
  return index.seen;
};

type FakeWrite = { readonly kind: 'index' | 'delete'; readonly _id?: string; readonly document?: Document };
const writesOf = (body: string): FakeWrite[] => {
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return lines.flatMap((line, at) => {
    if (line.delete) return [{ kind: 'delete', ...line.delete }];
    return line.index ? [{ kind: 'index', ...line.index, document: lines[at + 1] }] : [];
  });
};
const apply = ({ stored }: FakeIndex, { kind, _id, document }: FakeWrite, service: 'es' | 'aoss') => {
  if (kind === 'delete') return { delete: { _id, status: stored.delete(_id ?? '') ? 200 : 404 } };
  if (service === 'aoss' && _id) return { index: { _id, status: 400 } };
  const id = _id ?? randomUUID();
  if (document) stored.set(id, { _id: id, document });
  return { index: { _id: id, status: 201 } };
};

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const isSigned = (request: IncomingMessage, body: string, service: string): boolean => {
  const hash = createHash('sha256').update(body).digest('hex');
  const { authorization = '', 'x-amz-content-sha256': sent, 'x-amz-date': date } = request.headers;
  const scope = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/\\d{8}/eu-west-1/${service}/aws4_request, SignedHeaders=\\S*host\\S*, Signature=[0-9a-f]{64}$`,
  );
  return scope.test(authorization) && sent === hash && date !== undefined;
};

export const openSearchServer = async (behaviour: Behaviour) => {
  const { service } = behaviour;
  const indices = new Map<string, FakeIndex>();
  const requests: Recorded[] = [];

  const bulk = (name: string, body: string) => {
    const index = indices.get(name);
    if (!index) return { status: 404, reply: {} };
    const fault = behaviour.failItems?.shift();
    const items = writesOf(body).map((write, at) =>
      fault?.at === at ? { [write.kind]: { _id: write._id, status: fault.status } } : apply(index, write, service),
    );
    index.delay = service === 'aoss' ? 2 : 0;
    return { status: 200, reply: { errors: true, items } };
  };
  const search = (name: string, body: SearchBody) => {
    const index = indices.get(name);
    if (!index) return { status: 404, reply: { error: {} } };
    const hits = ranked(service, visible(index), body).map(({ _id, _score, document: { tenant, chunk } }) => ({
      ...{ _id, _score, _index: name },
      ...(body._source === false ? {} : { _source: { tenant, chunk } }),
    }));
    const failed = behaviour.partial ? 1 : 0;
    return {
      status: 200,
      reply: { timed_out: false, _shards: { failed }, hits: { hits: behaviour.lie?.(hits) ?? hits } },
    };
  };
  const answer = (method: string, path: string, body: string): { status: number; reply?: object } => {
    const [, name = '', verb] = path.split('/');
    if (method === 'HEAD') return { status: indices.has(name) ? 200 : 404 };
    if (method === 'PUT') {
      if (indices.has(name)) return { status: 400, reply: { error: {} } };
      indices.set(name, { definition: JSON.parse(body), stored: new Map(), seen: [], delay: 0 });
      return { status: 200, reply: { acknowledged: true } };
    }
    if (verb === '_bulk') return bulk(name, body);
    if (verb === '_refresh') return { status: 200, reply: {} };
    if (verb === '_search') return search(name, JSON.parse(body));
    const { query } = JSON.parse(body);
    const index = indices.get(name);
    if (!index) return { status: 404, reply: {} };
    return { status: 200, reply: { count: ranked(service, visible(index), { size: 1e6, query }).length } };
  };

  const server = createServer(async (request, response) => {
    const { pathname, search: query } = new URL(request.url ?? '', 'http://localhost');
    const body = await read(request);
    requests.push({ method: request.method ?? '', path: pathname, query, body });
    const refusal = behaviour.refuse?.shift();
    if (refusal === 0) return request.socket.destroy();
    const { status, reply } = !isSigned(request, body, service)
      ? { status: 403, reply: {} }
      : refusal
        ? { status: refusal, reply: { error: {} } }
        : answer(request.method ?? '', pathname, body);
    response.writeHead(status, { 'content-type': 'application/json' });
    return response.end(reply && request.method !== 'HEAD' ? JSON.stringify(reply) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    indices,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
