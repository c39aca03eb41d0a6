// The entries this person sees now, and how to open one.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../components/ui/toast.tsx';
import { useSelectedWorkspace } from '../lib/selected-workspace.ts';
import { useUser } from '../lib/use-user.ts';
import { ENTRIES, type Entry, visibleEntries } from './entries.ts';

export const useEntries = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const user = useUser();
  const { isAll, projectId } = useSelectedWorkspace();
  const entries = visibleEntries(ENTRIES, { user, allSelected: isAll });

  /** Returns false, after showing a toast, when a workspace must be chosen first. */
  const mayOpen = (entry: Entry): boolean => {
    if (!entry.needsWorkspace || projectId) return true;
    toast({ kind: 'error', text: t('selectProjectFirst') });
    return false;
  };
  const go = (entry: Entry) => {
    if (mayOpen(entry)) navigate(entry.to);
  };
  return { entries, mayOpen, go };
};
