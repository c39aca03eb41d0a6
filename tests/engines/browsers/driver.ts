// The steps of a browser smoke test, whichever protocol the browser speaks.
import { type ChildProcess, spawn } from 'node:child_process';

export type Driver = {
  /** Loads an address and waits for it. */
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page. */
  run<T>(body: string): Promise<T>;
  /** One input source of the W3C action model. */
  act(source: object): Promise<void>;
  /** Sets the size; returns the width that the window got, because one browser has a minimum. */
  resize(width: number, height: number): Promise<number>;
  screenshot(): Promise<Uint8Array>;
  /** The errors that the page has logged or thrown. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
};

const CODES = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

export const typeText = (driver: Driver, text: string): Promise<void> =>
  driver.act({
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  });
export const press = (driver: Driver, key: keyof typeof CODES): Promise<void> => typeText(driver, CODES[key]);

export const pointTo = (driver: Driver, { x, y }: { readonly x: number; readonly y: number }): Promise<void> =>
  driver.act({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  });

/** The output of a started program up to an expected line. */
export const heard = (child: ChildProcess, line: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const found = line.exec(text)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`the browser did not start: ${text}`)));
  });

export const started = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

export const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await closed;
};
