// The commands of the palette: destinations, workspaces and actions.
import { Keyboard, Languages, Layers, LogOut, type LucideIcon, Moon, PanelLeft, SquarePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LANGUAGES } from '#shared/model/enums.ts';
import { languageName } from '#web/lib/language-name.ts';
import { paths } from '#web/lib/paths.ts';
import { selectWorkspace } from '#web/lib/selected-workspace.ts';
import { CTRL } from '#web/lib/shortcuts.ts';
import { setTheme, THEMES, useTheme } from '#web/lib/theme.ts';
import { logOut } from '../log-out.ts';
import { useEntries } from '../use-entries.ts';
import { useLanguageSwitch } from '../use-language-switch.ts';
import type { Layer } from './layer.ts';
import { useWorkspaces } from './use-workspaces.ts';

export type Command = {
  id: string;
  label: string;
  icon: LucideIcon;
  keys?: string | undefined;
  /** Further words by which the command is found. */
  also?: string | undefined;
  run: () => void;
};
export type CommandGroup = { label: string; items: Command[] };

const useDestinations = (): Command[] => {
  const { t } = useTranslation('shell');
  const { entries, go } = useEntries();
  return entries.map((entry) => ({
    id: entry.id,
    label: t(`entries.${entry.id}`),
    icon: entry.icon,
    keys: entry.key && `G ${entry.key.letter}`,
    run: () => go(entry),
  }));
};

const useWorkspaceCommands = (): Command[] => {
  const navigate = useNavigate();
  const { workspaces = [] } = useWorkspaces();
  return workspaces.map(({ id, name }) => ({
    id,
    label: name,
    icon: Layers,
    run: () => {
      selectWorkspace({ label: name, value: id });
      navigate(paths.workspaces);
    },
  }));
};

type Doing = { openLayer: (layer: Layer) => void; toggleNarrow: () => void };

const useDoings = ({ openLayer, toggleNarrow }: Doing): Command[] => {
  const { t, i18n } = useTranslation('shell');
  const theme = useTheme();
  const navigate = useNavigate();
  const switchTo = useLanguageSwitch();
  const themes = THEMES.filter((one) => one !== theme).map((one) => ({
    id: `theme-${one}`,
    label: t('palette.theme', { name: t(`theme.${one}`) }),
    icon: Moon,
    run: () => setTheme(one),
  }));
  const languages = LANGUAGES.filter((one) => one !== i18n.language).map((one) => ({
    id: `language-${one}`,
    label: t('palette.language', { name: languageName(one) }),
    icon: Languages,
    run: () => switchTo(one),
  }));
  return [
    { id: 'question', label: t('palette.newQuestion'), icon: SquarePen, run: () => navigate(paths.search) },
    { id: 'sidebar', label: t('shortcuts.sidebar'), icon: PanelLeft, keys: `${CTRL} B`, run: toggleNarrow },
    ...themes,
    ...languages,
    { id: 'shortcuts', label: t('shortcuts.title'), icon: Keyboard, keys: '?', run: () => openLayer('shortcuts') },
    { id: 'logout', label: t('profileMenu.logout'), icon: LogOut, run: () => void logOut() },
  ];
};

export const useCommands = (doing: Doing): CommandGroup[] => {
  const { t } = useTranslation('shell');
  const groups = [
    { label: t('palette.goTo'), items: useDestinations() },
    { label: t('palette.projects'), items: useWorkspaceCommands() },
    { label: t('palette.actions'), items: useDoings(doing) },
  ];
  return groups.filter(({ items }) => items.length > 0);
};
