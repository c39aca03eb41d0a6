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

// The page's policy forbids compiling: zod is not to try it, which Firefox writes down as an error.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
reloadOnStaleCode();
followSystemTheme();
// Asked for by the first call of the API; what fails here is asked for again there.
getConfig().catch(() => undefined);
// Texts are in the system's font without it.
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
