// Firefox by WebDriver BiDi, which it supports natively.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { type Driver, ended, heard, started } from './driver.ts';

const PREFERENCES = `
user_pref("intl.accept_languages", "ko");
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`;

const Message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  result: z.unknown().optional(),
  params: z.unknown().optional(),
  message: z.string().optional(),
});
const Entry = z.object({ level: z.string(), text: z.string().nullable(), timestamp: z.number() });
const Tree = z.object({ contexts: z.array(z.object({ context: z.string() })) });
const Evaluated = z.object({
  type: z.string(),
  result: z.object({ value: z.string().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});
const Shot = z.object({ data: z.string() });

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

const connected = async (address: string) => {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('no connection to Firefox')));
  });
  const waiting = new Map<number, Waiting>();
  const errors: { readonly text: string; readonly at: number }[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, params, message } = Message.parse(JSON.parse(String(data)));
    const entry = method === 'log.entryAdded' ? Entry.parse(params) : undefined;
    if (entry?.level === 'error') errors.push({ text: entry.text ?? '', at: entry.timestamp });
    const one = id === undefined ? undefined : waiting.get(id);
    if (message === undefined) one?.resolve(result);
    else one?.reject(new Error(message));
  });
  let last = 0;
  const send = (method: string, params: object): Promise<unknown> => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return { send, errors, close: () => socket.close() };
};

export const firefox = async (binary: string): Promise<Driver> => {
  const profile = mkdtempSync(join(tmpdir(), 'footnote-firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const child = started(binary, args);
  const { send, errors, close } = await connected(await heard(child, /BiDi listening on (ws:\S+)/));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const context = Tree.parse(await send('browsingContext.getTree', {})).contexts[0]?.context ?? '';

  const run = async <T>(body: string): Promise<T> => {
    const expression = `(async () => JSON.stringify((await (async () => { ${body} })()) ?? null))()`;
    const target = { context };
    const reply = Evaluated.parse(await send('script.evaluate', { expression, target, awaitPromise: true }));
    if (reply.type !== 'success') throw new Error(reply.exceptionDetails?.text);
    return JSON.parse(reply.result?.value ?? 'null');
  };
  return {
    run,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    act: async (source) => {
      await send('input.performActions', { context, actions: [source] });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
      return width;
    },
    screenshot: async () =>
      Buffer.from(Shot.parse(await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    errors: async () => {
      // Requests aborted while leaving a page are not errors of the next one.
      const since = await run<number>('return performance.timeOrigin');
      return errors.filter(({ at }) => at >= since).map(({ text }) => text);
    },
    close: async () => {
      close();
      await ended(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
