// The command palette: type, choose, run.
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '#web/components/ui/kbd.tsx';
import { itemClass } from '#web/components/ui/popup-class.ts';
import type { Layer } from './layer.ts';
import { type Command, type CommandGroup, useCommands } from './use-commands.ts';
import { useFinds } from './use-finds.ts';
import { useFound } from './use-found.ts';

type PaletteProps = { onClose: () => void; openLayer: (layer: Layer) => void; toggleNarrow: () => void };

const Item = ({ command, onRun }: { command: Command; onRun: (command: Command) => void }) => (
  <Autocomplete.Item value={command} onClick={() => onRun(command)} className={itemClass}>
    <command.icon aria-hidden="true" className="text-fg3" />
    <span className="min-w-0 flex-1 truncate">{command.label}</span>
    {command.keys && <Kbd>{command.keys}</Kbd>}
  </Autocomplete.Item>
);

const Palette = ({ onClose, openLayer, toggleNarrow }: PaletteProps) => {
  const { t } = useTranslation('shell');
  const [query, setQuery] = useState('');
  const groups = useFound(query, useCommands({ openLayer, toggleNarrow }), useFinds());
  const run = (command: Command) => {
    onClose();
    command.run();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-overlay" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center p-4 pt-[12vh]">
          <Dialog.Popup
            aria-label={t('palette.open')}
            className="flex max-h-[min(28rem,75dvh)] w-full max-w-xl flex-col rounded-dialog bg-canvas text-fg shadow-dialog outline-none dark:border dark:border-line-strong"
          >
            <Autocomplete.Root
              open
              inline
              items={groups}
              filter={null}
              value={query}
              onValueChange={setQuery}
              autoHighlight="always"
              keepHighlight
              itemToStringValue={(command: Command) => command.label}
            >
              <div className="flex items-center gap-2.5 border-line border-b px-4">
                <Search aria-hidden="true" className="size-4 shrink-0 text-fg3" />
                <Autocomplete.Input
                  aria-label={t('palette.placeholder')}
                  placeholder={t('palette.placeholder')}
                  className="h-12 w-full bg-transparent text-ui outline-none placeholder:text-fg3"
                />
              </div>
              <Autocomplete.Empty className="px-4 py-8 text-center text-fg3 text-note empty:hidden">
                {t('palette.empty')}
              </Autocomplete.Empty>
              <Autocomplete.List className="min-h-0 scroll-py-2 overflow-y-auto p-1.5 empty:p-0">
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.label} items={group.items} className="mb-1 last:mb-0">
                    <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-fg3 text-meta">
                      {group.label}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(command: Command) => <Item key={command.id} command={command} onRun={run} />}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
export default Palette;
