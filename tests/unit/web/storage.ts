// A browser's storage for tests that run in Node.
import { vi } from 'vitest';
import type { User } from '#shared/model/user.ts';
import { ROLE_FLAGS } from '#shared/policy/flags.ts';

/** The part that the app uses; entries are own keys, as in a browser. */
const storage = () =>
  Object.defineProperties({} as Record<string, string>, {
    getItem: {
      value(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
    },
    setItem: {
      value(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
    },
    removeItem: {
      value(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
    clear: {
      value(this: Record<string, string>) {
        for (const key of Object.keys(this)) delete this[key];
      },
    },
  });

const cookieJar = () => {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('max-age=0')) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
};

export const stubBrowser = (path = '/') => {
  const assigned: string[] = [];
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('document', cookieJar());
  const [pathname, search = ''] = path.split(/(?=\?)/);
  vi.stubGlobal('location', { pathname, search, assign: (to: string) => assigned.push(to) });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  return { assigned };
};

export const tokenFor = (seconds: number): string => {
  const payload = { exp: Math.floor(Date.now() / 1000) + seconds };
  return ['e30', Buffer.from(JSON.stringify(payload)).toString('base64url'), 'signature'].join('.');
};

export const userWith = (change: Partial<User> = {}): User => ({
  id: 'usr_1',
  firstName: '서연',
  lastName: '김',
  email: 'member@hanbit.test',
  role: 4,
  joinedAt: '2026-01-05T00:00:00.000Z',
  orgName: 'Hanbit Partners',
  isCustomSignup: false,
  flags: [...ROLE_FLAGS[change.role ?? 4]],
  mfa: false,
  mfaNeeded: false,
  version: 1,
  ...change,
});
