// Starts the app: texts first, so that nothing is ever shown in the wrong language.
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getConfig } from '../lib/config.ts';
import { startTexts } from '../lib/i18n.ts';
import { languageFor } from '../lib/language.ts';
import { currentUser } from '../lib/session.ts';
import { followSystemTheme } from '../lib/theme.ts';
import { App } from './app.tsx';
import { reloadOnStaleCode } from './stale-code.ts';

// The page's content security policy forbids eval; without this zod tries it, and Firefox logs an error.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
reloadOnStaleCode();
followSystemTheme();
// Starts the request early. If it fails, the first API call requests it again and reports the error.
getConfig().catch(() => undefined);
// Without this font, texts use the system's.
import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined);

const start = async () => {
  await startTexts(languageFor(currentUser()));
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};
void start();
