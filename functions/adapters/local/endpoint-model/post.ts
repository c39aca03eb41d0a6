// Makes one call to an OpenAI-compatible endpoint, and classifies its errors as busy or failed. Stores no text of
// either side.
import { ModelBusy, ModelFailed } from '../../../ports/model.ts';

export type Endpoint = {
  /** Up to and including `/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
};

const BUSY = new Set([408, 429, 502, 503, 504, 529]);

export class EndpointRefused extends ModelFailed {
  readonly body: string;
  constructor(status: number, body: string) {
    super(`the endpoint replied ${status}`);
    this.body = body;
  }
}

const send = async ({ baseUrl, apiKey }: Endpoint, path: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
      ...init,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    });
  } catch (error) {
    init.signal?.throwIfAborted();
    throw new ModelBusy('the endpoint cannot be reached', { cause: error });
  }
};

export const post = async (
  endpoint: Endpoint,
  path: string,
  request: { readonly body: unknown; readonly signal?: AbortSignal },
): Promise<Response> => {
  const { body, signal } = request;
  const response = await send(endpoint, path, { body: JSON.stringify(body), ...(signal ? { signal } : {}) });
  if (response.ok) return response;
  const text = (await response.text().catch(() => '')).slice(0, 2000);
  if (BUSY.has(response.status)) throw new ModelBusy(`the endpoint replied ${response.status}`);
  throw new EndpointRefused(response.status, text);
};
