// The external services of the browser tests' stage, with a recording of the requests to them.
import type { Page } from 'playwright-core';

export const INTEGRATIONS = {
  errors: { dsn: 'https://key@errors.test/1' },
  analytics: { address: 'https://visits.test/api/event', site: 'footnote.test' },
  chat: { address: 'https://chat.test', token: 'site' },
};

const CORS = { 'access-control-allow-origin': '*' };
const CHAT = 'window.chatwootSDK = { run: (given) => { window.chatGiven = given; } };';

export type Sent = { readonly host: string; readonly path: string; readonly body: Buffer };

export const recordServices = async (page: Page): Promise<Sent[]> => {
  const sent: Sent[] = [];
  await page.route(/^https:\/\/(errors|visits|chat)\.test\//, (route) => {
    const request = route.request();
    const { hostname: host, pathname: path } = new URL(request.url());
    sent.push({ host, path, body: request.postDataBuffer() ?? Buffer.alloc(0) });
    return path.endsWith('sdk.js')
      ? route.fulfill({ contentType: 'text/javascript', headers: CORS, body: CHAT })
      : route.fulfill({ headers: CORS, body: '{}' });
  });
  return sent;
};

/** The recordings of a replay, which are sent uncompressed. */
export const replayIn = ({ body }: Sent): string => {
  const text = body.toString('utf8');
  const start = text.lastIndexOf('{"segment_id"');
  return start < 0 ? '' : text.slice(start);
};
