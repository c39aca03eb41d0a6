// A page with a panel at its right: beside it on wide screens, over it on narrower ones, full-screen on phones.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useMedia } from '#web/lib/use-media.ts';

const WIDE = '(min-width: 1280px)';

export const SideBySide = ({ children, side }: { children: ReactNode; side: ReactNode | undefined }) => {
  const { t } = useTranslation('viewer');
  const wide = useMedia(WIDE);
  return (
    <div className="relative h-full min-h-0">
      <Group orientation="horizontal" className="h-full">
        <Panel id="main" minSize={420} className="min-w-0">
          {children}
        </Panel>
        {side && wide && (
          <>
            <Separator
              aria-label={t('resize')}
              className="w-px bg-line outline-none transition-colors duration-120 hover:bg-accent focus-visible:bg-accent data-[separator=active]:bg-accent data-[separator=hover]:bg-accent"
            />
            <Panel id="side" defaultSize="46%" minSize={340} maxSize={820}>
              {side}
            </Panel>
          </>
        )}
      </Group>
      {side && !wide && (
        <div className="absolute inset-y-0 right-0 z-20 w-[min(820px,72%)] max-lg:w-[88%] border-line border-l shadow-dialog max-md:fixed max-md:inset-0 max-md:z-40 max-md:w-full max-md:border-0">
          {side}
        </div>
      )}
    </div>
  );
};
