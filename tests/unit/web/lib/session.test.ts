// The session: what is stored, how a token is renewed, and what remains after a 401.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser, tokenFor, userWith } from '../storage.ts';

const refreshedToken = vi.fn<() => Promise<string | undefined>>();
vi.mock('#web/lib/identity.ts', () => ({ refreshedToken }));
vi.mock('../../../../web/src/lib/identity.ts', () => ({ refreshedToken }));

const load = () => import('#web/lib/session.ts');

beforeEach(() => {
  vi.resetModules();
  refreshedToken.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a session that starts', () => {
  it('stores user and token under the specified keys, and only display data in the cookie', async () => {
    // Prepare
    stubBrowser();
    const { startSession } = await load();
    const token = tokenFor(900);
    // Act
    startSession(userWith(), token);
    // Assess
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(userWith());
    expect(localStorage.getItem('authToken')).toBe(token);
    expect(decodeURIComponent(document.cookie)).toContain('user={"firstName":"서연"');
    expect(decodeURIComponent(document.cookie)).not.toMatch(/role|member@|authToken/);
  });
});

describe('a session that is not remembered', () => {
  it('leaves nothing outside its tab, not even a cookie', async () => {
    // Prepare
    stubBrowser();
    const { startSession, currentUser, isSignedIn, getToken } = await load();
    const { selectWorkspace } = await import('#web/lib/selected-workspace.ts');
    const token = tokenFor(900);

    // Act
    startSession(userWith(), token, false);
    selectWorkspace({ label: 'Deal', value: 'prj_1' });

    // Assess
    expect(currentUser()).toEqual(userWith());
    expect(isSignedIn()).toBe(true);
    expect(await getToken()).toBe(token);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(document.cookie).toBe('');
  });

  it('is renewed in its tab', async () => {
    // Prepare
    stubBrowser();
    const fresh = tokenFor(900);
    refreshedToken.mockResolvedValue(fresh);
    const { startSession, getToken } = await load();
    startSession(userWith(), tokenFor(30), false);

    // Act
    const token = await getToken();

    // Assess
    expect(token).toBe(fresh);
    expect(sessionStorage.getItem('authToken')).toBe(fresh);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is replaced by one that is remembered', async () => {
    // Prepare
    stubBrowser();
    const { startSession } = await load();
    startSession(userWith(), tokenFor(900), false);

    // Act
    startSession(userWith(), tokenFor(900));

    // Assess
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(localStorage.getItem('authToken')).not.toBeNull();
  });
});

describe('the token', () => {
  it('is the stored one while it is valid', async () => {
    // Prepare
    stubBrowser();
    const token = tokenFor(900);
    localStorage.setItem('authToken', token);
    const { getToken } = await load();
    // Act
    const got = await getToken();
    // Assess
    expect(got).toBe(token);
    expect(refreshedToken).not.toHaveBeenCalled();
  });

  it('is renewed once for many callers if it is about to expire', async () => {
    // Prepare
    stubBrowser();
    const fresh = tokenFor(900);
    localStorage.setItem('authToken', tokenFor(30));
    refreshedToken.mockResolvedValue(fresh);
    const { getToken } = await load();
    // Act
    const got = await Promise.all([getToken(), getToken(), getToken()]);
    // Assess
    expect(got).toEqual([fresh, fresh, fresh]);
    expect(refreshedToken).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('authToken')).toBe(fresh);
  });

  it('stays the old one if it cannot be renewed, so that the server decides', async () => {
    // Prepare
    stubBrowser();
    const old = tokenFor(-10);
    localStorage.setItem('authToken', old);
    refreshedToken.mockResolvedValue(undefined);
    const { getToken } = await load();
    // Act and assess
    expect(await getToken()).toBe(old);
  });

  it('is undefined for a signed-out person', async () => {
    // Prepare
    stubBrowser();
    const { getToken } = await load();
    // Act and assess
    expect(await getToken()).toBeUndefined();
  });
});

describe('the end of a session', () => {
  it.each([
    [1, '/admin/login'],
    [2, '/login'],
    [5, '/login'],
  ] as const)('clears everything and redirects role %i to %s, and back afterwards', async (role, login) => {
    // Prepare
    const { assigned } = stubBrowser('/files?page=2');
    const { startSession, endSession } = await load();
    startSession(userWith({ role }), tokenFor(900));
    localStorage.setItem('selectedProject', '{}');
    // Act
    endSession();
    endSession();
    // Assess
    expect(assigned).toEqual([`${login}?next=%2Ffiles%3Fpage%3D2`]);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(document.cookie).not.toContain('user=');
  });
});
