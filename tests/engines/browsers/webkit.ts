// WebKitGTK's MiniBrowser by WebDriver over HTTP, on a virtual display.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { freePort } from '../../helpers/free-port.ts';
import { type Driver, ended, heard, started } from './driver.ts';

const SESSION = z.object({ sessionId: z.string() });
const SCREEN = '2600x1200x24';
const CONSOLE_ERROR = /^CONSOLE (?:\w+ )?ERROR.*|^CONSOLE \w+ ERROR.*/gm;

const asked = async (url: string, method: string, body?: object): Promise<unknown> => {
  const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = z.object({ value: z.unknown() }).parse(await reply.json());
  if (!reply.ok) throw new Error(JSON.stringify(value));
  return value;
};

/** Writes the browser's console to a file, because its driver discards it. */
const wrapped = (folder: string, browser: string): string => {
  const path = join(folder, 'browser.sh');
  writeFileSync(path, `#!/bin/sh\nexec ${browser} "$@" >> ${join(folder, 'console')} 2>&1\n`);
  chmodSync(path, 0o700);
  return path;
};

const untilUp = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver did not start');
};

export const webkit = async ({ driver, browser }: { driver: string; browser: string }): Promise<Driver> => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-webkit-'));
  writeFileSync(join(folder, 'console'), '');
  const screen = started('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN]);
  const display = await heard(screen, /^(\d+)\n/);
  const port = await freePort();
  const server = started(driver, [`--port=${port}`], { DISPLAY: `:${display}`, LANG: 'ko_KR.UTF-8', LANGUAGE: 'ko' });
  const base = `http://127.0.0.1:${port}`;
  await untilUp(base);
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const options = { binary: wrapped(folder, browser), args };
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  const { sessionId } = SESSION.parse(await asked(`${base}/session`, 'POST', wanted));
  const at = `${base}/session/${sessionId}`;

  const run = async <T>(body: string): Promise<T> => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => { ${body} })().then((v) => done(JSON.stringify(v ?? null)), (e) => done('!' + e));`;
    const value = z.string().parse(await asked(`${at}/execute/async`, 'POST', { script, args: [] }));
    if (value.startsWith('!')) throw new Error(value);
    return JSON.parse(value);
  };
  return {
    run,
    open: async (url) => {
      await asked(`${at}/url`, 'POST', { url });
    },
    act: async (source) => {
      await asked(`${at}/actions`, 'POST', { actions: [source] });
    },
    resize: async (width, height) => {
      await asked(`${at}/window/rect`, 'POST', { x: 0, y: 0, width, height });
      await sleep(300);
      return run<number>('return innerWidth');
    },
    screenshot: async () => Buffer.from(z.string().parse(await asked(`${at}/screenshot`, 'GET')), 'base64'),
    errors: async () => readFileSync(join(folder, 'console'), 'utf8').match(CONSOLE_ERROR) ?? [],
    close: async () => {
      await asked(at, 'DELETE').catch(() => undefined);
      await ended(server);
      await ended(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
