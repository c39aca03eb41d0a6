// Redirects for people who may not open a screen.
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requireMember, requireNobody, requireSuperAdmin } from '#web/app/guards.ts';
import { safeNext } from '#web/lib/paths.ts';
import { startSession } from '#web/lib/session.ts';
import { stubBrowser, tokenFor, userWith } from '../storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const opening = (path: string) => ({ request: new Request(`http://app${path}`) }) as LoaderFunctionArgs;
const target = (result: Response | null) => result?.headers.get('location') ?? null;

describe('a screen of members', () => {
  it('redirects a signed-out person to the login, and back afterwards', () => {
    stubBrowser();
    expect(target(requireMember(opening('/search?id=1&ref=3')))).toBe('/login?next=%2Fsearch%3Fid%3D1%26ref%3D3');
    expect(target(requireMember(opening('/')))).toBe('/login');
  });

  it('admits a member, and redirects a super admin to the dashboard', () => {
    stubBrowser();
    startSession(userWith(), tokenFor(900));
    expect(requireMember(opening('/files'))).toBeNull();
    startSession(userWith({ role: 1 }), tokenFor(900));
    expect(target(requireMember(opening('/files')))).toBe('/admin/dashboard');
  });

  it('redirects a super admin without a token to the admin login', () => {
    stubBrowser();
    startSession(userWith({ role: 1 }), tokenFor(900));
    localStorage.removeItem('authToken');
    expect(target(requireMember(opening('/')))).toBe('/admin/login');
  });
});

describe('a screen of the super admin', () => {
  it('is closed to members and signed-out people', () => {
    stubBrowser();
    expect(target(requireSuperAdmin(opening('/admin/dashboard')))).toBe('/admin/login?next=%2Fadmin%2Fdashboard');
    startSession(userWith({ role: 2 }), tokenFor(900));
    expect(target(requireSuperAdmin(opening('/admin/dashboard')))).toBe('/');
  });
});

describe('a sign-in page', () => {
  it('redirects a signed-in person to their start page', () => {
    stubBrowser();
    expect(requireNobody()).toBeNull();
    startSession(userWith({ role: 1 }), tokenFor(900));
    expect(target(requireNobody())).toBe('/admin/dashboard');
    startSession(userWith(), tokenFor(900));
    expect(target(requireNobody())).toBe('/workspaces');
  });
});

describe('the return path after sign-in', () => {
  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)', '/login', '/admin/login?x', ''])(
    'never leaves the app: %s',
    (next) => {
      expect(safeNext(next)).toBeUndefined();
    },
  );

  it('keeps a path of the app with its query', () => {
    expect(safeNext('/files?file=fil_1&page=12')).toBe('/files?file=fil_1&page=12');
    expect(safeNext(null)).toBeUndefined();
  });
});
