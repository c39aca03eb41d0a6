// Sources over a web that a test scripts: each address has a handler, every request is recorded.
import { realType } from '#functions/adapters/node/web-fetch/real-type.ts';
import type { WebFault, WebFetch, WebRequest } from '#functions/ports/web-fetch.ts';

export type Answer = {
  readonly status?: number;
  readonly body?: string | Uint8Array | object;
  readonly retryAfterMs?: number;
  readonly fault?: WebFault;
};

export type FakeWeb = { readonly web: WebFetch; readonly requests: WebRequest[] };

const bytesOf = (body: Answer['body'] = ''): Uint8Array => {
  if (body instanceof Uint8Array) return body;
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
};

/** The first rule whose text is in the address answers; other addresses return 404. */
export const fakeWeb = (rules: readonly (readonly [string, Answer])[]): FakeWeb => {
  const requests: WebRequest[] = [];
  const web: WebFetch = async (request) => {
    requests.push(request);
    const answer = rules.find(([part]) => request.url.includes(part))?.[1] ?? { status: 404 };
    if (answer.fault) return { ok: false, fault: answer.fault };
    const bytes = bytesOf(answer.body);
    const { status = 200, retryAfterMs } = answer;
    return { ok: true, status, url: request.url, type: realType(bytes), bytes, retryAfterMs };
  };
  return { web, requests };
};
