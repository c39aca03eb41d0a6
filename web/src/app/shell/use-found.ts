// What the palette shows for a query: everything it offers when empty, else the best of each group, best group first.
import { MessageCircleQuestion } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { finderOf } from '#web/lib/fuzzy.ts';
import { paths } from '#web/lib/paths.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { keepDraft } from '#web/lib/text-draft.ts';
import type { CommandGroup } from './use-commands.ts';

const MAX_IN_GROUP = 5;

const finders = (groups: readonly CommandGroup[]) =>
  groups.map(({ label, items }) => ({ label, find: finderOf(items, (one) => `${one.label} ${one.also ?? ''}`) }));

const ranked = (all: ReturnType<typeof finders>, query: string): CommandGroup[] =>
  all
    .map(({ label, find }) => ({ label, found: find(query, MAX_IN_GROUP) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => (b.found[0]?.score ?? 0) - (a.found[0]?.score ?? 0))
    .map(({ label, found }) => ({ label, items: found.map(({ item }) => item) }));

/** Offers the typed text as a question. It goes to the composer first, because sending it costs a credit. */
const useQuestion = (query: string): CommandGroup => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { projectId } = useSelectedWorkspace();
  const run = () => {
    keepDraft(`ask:${projectId ?? 'all'}`, query);
    navigate(paths.search);
  };
  const label = t('palette.ask', { query });
  return { label: t('entries.search'), items: [{ id: 'ask', label, icon: MessageCircleQuestion, run }] };
};

export const useFound = (query: string, commands: CommandGroup[], finds: CommandGroup[]): CommandGroup[] => {
  const typed = query.trim();
  const question = useQuestion(typed);
  const key = [...commands, ...finds].flatMap(({ items }) => items.map(({ id, label }) => `${id} ${label}`)).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the groups are new at every render, their entries are not
  const all = useMemo(() => finders([...commands, ...finds]), [key]);
  return typed === '' ? commands : [...ranked(all, typed), question];
};
