// Describes audit entries in words, with the names that the reader may see.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';
import type { Speech } from './target-text.ts';

/** The size of one page of the directory. Other people are shown by their id. */
const KNOWN = 100;

/** `named`: names of files, questions and analyses by id. */
export const useSpeech = (named: Readonly<Record<string, string>>): Speech => {
  const { t } = useTranslation(['audit', 'shell']);
  const { data: tree } = useCall('projects.tree', useCan('project.list') ? {} : null);
  const { data: people } = useCall(
    'organisation.people',
    useCan('staff.read') ? { query: { scope: 'everybody', limit: KNOWN, sort: 'name' } } : null,
  );
  return useMemo(() => {
    const workspaces = [...(tree?.projects ?? []), ...(tree?.folders ?? [])];
    return {
      names: new Map([
        ...workspaces.map(({ id, name }) => [id, name] as const),
        ...Object.entries(named),
        ...(people?.rows ?? []).map(({ id, name, email }) => [id, name || email] as const),
      ]),
      kind: (kind) => t(`kind.${kind}`),
      word: (word) => t(`word.${word}`),
      role: (role) => t(`shell:roles.${role}`),
    };
  }, [tree, people, named, t]);
};
