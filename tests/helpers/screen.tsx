// Renders a part of the web app: texts in Korean, a signed-in user, a router, an empty cache, the API mocked from its
// contract.
import { cleanup, configure, render, screen as shown } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { User } from '#shared/model/user.ts';
import { loadTexts, startTexts } from '#web/lib/i18n.ts';
import { startSession } from '#web/lib/session.ts';
import { tokenFor, userWith } from '../unit/web/storage.ts';
import { contractServer } from './contract-server.ts';

// As long as polls of the runner: a lazy part of a screen comes late on a machine that has other work.
configure({ asyncUtilTimeout: 15_000 });

type Look = { readonly at?: string; readonly user?: Partial<User> };

/** Call it once in a test file, with the texts of its screens. */
export const screenTests = (...texts: readonly string[]) => {
  const api = contractServer();
  beforeAll(async () => {
    api.server.listen({ onUnhandledFrame: 'error' });
    await startTexts('ko');
    await loadTexts(...texts);
  });
  beforeEach(() => {
    api.calls.length = 0;
  });
  afterEach(() => {
    cleanup();
    api.server.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => api.server.close());
  const show = (part: ReactNode, { at = '/', user = {} }: Look = {}) => {
    startSession(userWith(user), tokenFor(900));
    render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </SWRConfig>,
    );
    return userEvent.setup();
  };
  return { api, show, shown };
};
