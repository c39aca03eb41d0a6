// The frame of every signed-in screen: sidebar, or a bar with a drawer on phones, and the page.
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { loadTexts } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { isTourSeen } from '#web/lib/tour-seen.ts';
import { ConnectionBar } from './connection-bar.tsx';
import type { Layer } from './layer.ts';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useFreshUser } from './use-fresh-user.ts';
import { useMainScroll } from './use-main-scroll.ts';
import { useNarrow } from './use-narrow.ts';
import { useShellShortcuts } from './use-shell-shortcuts.ts';

const Palette = lazy(async () => {
  const [palette] = await Promise.all([import('./palette.tsx'), loadTexts('analyses')]);
  return palette;
});
const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));
const TourInvitation = lazy(() => import('#web/features/tour/tour-invitation.tsx'));

/** Screens on which a first visit starts; the tour is offered there. */
const HOMES: readonly string[] = [paths.home, paths.workspaces];

export const Shell = () => {
  const { t } = useTranslation('common');
  const [layer, setLayer] = useState<Layer>();
  const { narrow, toggleNarrow } = useNarrow();
  useFreshUser();
  const main = useMainScroll();
  useShellShortcuts({ openLayer: setLayer, toggleNarrow });
  const { pathname } = useLocation();
  const close = () => setLayer(undefined);
  const invited = HOMES.includes(pathname) && !isTourSeen();
  return (
    <div className="flex h-dvh max-md:flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Sidebar narrow={narrow} onToggle={toggleNarrow} openLayer={setLayer} />
      <PhoneBar openLayer={setLayer} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto outline-none"
      >
        <ConnectionBar />
        <Outlet />
      </main>
      <Suspense>
        {layer === 'palette' && <Palette onClose={close} openLayer={setLayer} toggleNarrow={toggleNarrow} />}
        {layer === 'shortcuts' && <ShortcutSheet onClose={close} />}
        {invited && <TourInvitation />}
      </Suspense>
    </div>
  );
};
