// Changes several rows and says how many were left as they are.
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { type Args, useAction } from '#web/lib/api.ts';
import type { List } from './types.ts';

export const useEditRows = (list: List, onDone: () => unknown) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const { trigger, isMutating } = useAction('checklists.editRows');
  const edit = async (body: Args<'checklists.editRows'>['body']) => {
    try {
      const { changed, left } = await trigger({ params: { id: list.id }, body });
      const texts = [
        t('screen.changed', { count: changed }),
        ...(left > 0 ? [t('screen.leftRows', { count: left })] : []),
      ];
      toast({ kind: left > 0 ? 'info' : 'success', text: texts.join(' · ') });
    } catch (error) {
      fail(error, t('screen.saveFailed'));
    }
    await onDone();
  };
  return { edit, isMutating };
};
