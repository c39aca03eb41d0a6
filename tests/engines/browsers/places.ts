// Finds Firefox and WebKit, or installs them where that is possible.
import { existsSync, globSync } from 'node:fs';
import { succeeds } from '../engine.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver'];
const MINI_BROWSERS = '/usr/lib/*/webkit2gtk-*/MiniBrowser';
const SCREEN = ['/usr/bin/Xvfb'];
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'];

export type Places = {
  readonly firefox: string | undefined;
  readonly webkit: { readonly driver: string; readonly browser: string } | undefined;
};

const present = (): Places => {
  const [firefox, driver, screen] = [FIREFOX, WEBKIT_DRIVER, SCREEN].map((paths) => paths.find(existsSync));
  const browser = globSync(MINI_BROWSERS)[0];
  return { firefox, webkit: driver && browser && screen ? { driver, browser } : undefined };
};

export const findBrowsers = async (): Promise<Places> => {
  const found = present();
  if ((found.firefox && found.webkit) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  await succeeds('apt-get', ['update', '-qq']);
  await succeeds('apt-get', ['install', '-y', '-qq', ...PACKAGES]);
  return present();
};
