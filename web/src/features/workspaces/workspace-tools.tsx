// The tools above the workspaces: search, cards or list, count.
import { LayoutGrid, List, Search } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { useShortcuts } from '#web/lib/shortcuts.ts';
import type { ViewKind } from './use-view.ts';

type WorkspaceToolsProps = {
  query: string;
  onQuery: (query: string) => void;
  view: ViewKind;
  onView: (view: ViewKind) => void;
  count: number;
};

const VIEWS = [
  { kind: 'grid', icon: <LayoutGrid />, label: 'asGrid' },
  { kind: 'list', icon: <List />, label: 'asList' },
] as const;

export const WorkspaceTools = ({ query, onQuery, view, onView, count }: WorkspaceToolsProps) => {
  const { t } = useTranslation('workspaces');
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ code: 'Slash', run: () => field.current?.focus() }]);
  return (
    <div className="flex flex-wrap items-center gap-3 px-6 pb-4 max-md:px-4">
      <Input
        ref={field}
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        icon={<Search className="size-4" />}
        className="w-72 max-w-full max-sm:w-full"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onQuery('')}
      />
      <span aria-live="polite" className="text-fg3 text-note tabular">
        {t('count', { count })}
      </span>
      <fieldset className="ml-auto flex gap-0.5 rounded-control border border-line p-0.5">
        <legend className="sr-only">{t('view')}</legend>
        {VIEWS.map(({ kind, icon, label }) => (
          <IconButton
            key={kind}
            size="small"
            label={t(label)}
            aria-pressed={view === kind}
            className="aria-pressed:bg-active aria-pressed:text-fg"
            onClick={() => onView(kind)}
          >
            {icon}
          </IconButton>
        ))}
      </fieldset>
    </div>
  );
};
