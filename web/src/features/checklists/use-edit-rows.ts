// Changes several rows, reports how many were skipped, and undoes the change on request.
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { type Args, type Result, useAction } from '#web/lib/api.ts';
import type { List } from './types.ts';

export const useEditRows = (list: List, onDone: () => unknown) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const { trigger, isMutating } = useAction('checklists.editRows');
  const params = { id: list.id };
  const putBack = async (before: Result<'checklists.editRows'>['before']) => {
    try {
      for (const body of before) await trigger({ params, body: { ...body, isUndo: true } });
      toast({ kind: 'success', text: t('screen.undone') });
    } catch (error) {
      fail(error, t('screen.saveFailed'));
    }
    await onDone();
  };
  const edit = async (body: Args<'checklists.editRows'>['body']) => {
    try {
      const { changed, left, before } = await trigger({ params, body });
      const texts = [
        t('screen.changed', { count: changed }),
        ...(left > 0 ? [t('screen.leftRows', { count: left })] : []),
      ];
      toast({
        kind: left > 0 ? 'info' : 'success',
        text: texts.join(' · '),
        ...(changed > 0 ? { action: { label: t('screen.undo'), run: () => void putBack(before) } } : {}),
      });
    } catch (error) {
      fail(error, t('screen.saveFailed'));
    }
    await onDone();
  };
  return { edit, isMutating };
};
