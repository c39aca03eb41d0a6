// Finds a Chromium for the browser tests, or installs Debian's if possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell comes first: the same engine without a user interface, which nobody would see. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const present = () => [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));

const installs = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium and CJK fonts …');
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;
  apt('update', '-qq');
  apt('install', '-y', '-qq', 'fonts-noto-cjk');
  // Not every release of Debian and Ubuntu has the shell.
  if (!apt('install', '-y', '-qq', 'chromium-headless-shell')) apt('install', '-y', '-qq', 'chromium');
};

export const findChromium = async (): Promise<string | undefined> => {
  if (!present()) installs();
  return present();
};

/** Options for headless runs on a machine without a sandbox or network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Only the shell hints glyphs, which changes text widths compared with a browser.
  '--font-render-hinting=none',
];
