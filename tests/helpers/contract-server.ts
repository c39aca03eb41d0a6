// A mock API server from the contract, for screens: each handler is built from a route's row, and rejects what its
// schemas reject.
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Args } from '#shared/contract/client.ts';
import { contract, type Reply, type RouteName } from '#shared/contract/contract.ts';
import { PRIVATE_QUERY_HEADER } from '#shared/contract/private-query.ts';
import type { Route } from '#shared/contract/route.ts';

/** The origin of the page in which the tests run. */
const ORIGIN = 'http://localhost:3000';

type Answer<N extends RouteName> = Reply<N> | ((args: Args<N>) => Reply<N>);
type Call = { readonly name: RouteName; readonly args: unknown };

const jsonOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** Parses the three parts of the input as the kernel would; input that the row refuses fails the test. */
const argsOf = async (row: Route, request: Request, params: object) => {
  const hidden = new URLSearchParams(request.headers.get(PRIVATE_QUERY_HEADER) ?? '');
  const query = Object.fromEntries([...new URL(request.url).searchParams, ...hidden]);
  return {
    params: row.params?.parse(params),
    query: row.query?.parse(query),
    body: row.body?.parse(await jsonOf(request)),
  };
};

export const contractServer = () => {
  const calls: Call[] = [];
  const server = setupServer();
  const use = (handler: RequestHandler) => server.use(handler);
  const at = (row: Route) => ({
    method: http[row.method.toLowerCase() as Lowercase<Route['method']>],
    url: ORIGIN + row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
  });
  return {
    server,
    /** The calls of the screens, in order. */
    calls,
    argsOf: (name: RouteName) => calls.filter((call) => call.name === name).map(({ args }) => args),
    answer: <N extends RouteName>(name: N, answer: Answer<N>) => {
      const row: Route = contract[name];
      const { method, url } = at(row);
      use(
        method(url, async ({ request, params }) => {
          const args = await argsOf(row, request, params);
          calls.push({ name, args });
          const data = typeof answer === 'function' ? (answer as (args: unknown) => unknown)(args) : answer;
          return HttpResponse.json({ success: true, message: '', data: row.reply?.parse(data) ?? data });
        }),
      );
    },
    refuse: (name: RouteName, status: number, code: string) => {
      const { method, url } = at(contract[name]);
      use(method(url, () => HttpResponse.json({ success: false, code, message: code, requestId: 'r' }, { status })));
    },
  };
};
