// Actions on an earlier question: its asker, or a manager of the workspace, can move it to the bin.
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { QuestionRow } from '#shared/model/question.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction } from '#web/lib/api.ts';
import { useCan, useUser } from '#web/lib/use-user.ts';

export const QuestionActions = ({ row, className }: { row: QuestionRow; className: string }) => {
  const { t } = useTranslation('questions');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const isAsker = useUser()?.id === row.createdBy.id;
  const isManager = useCan('project.manage');
  const mayAsk = useCan('search.ask');
  const { trigger } = useAction('research.delete');
  if (!mayAsk || !(isAsker || isManager)) return null;
  const remove = async () => {
    try {
      await trigger({ params: { searchId: row.id } });
      toast({ kind: 'success', text: t('history.deleted') });
    } catch (error) {
      fail(error, t('history.deleteFailed'));
    }
    await mutate(readsOf('research.list', 'files.bin', 'projects.bin'));
  };
  return (
    <span className={className}>
      <RowMenu
        label={t('history.actionsFor', { question: row.query })}
        actions={[
          { id: 'delete', label: t('history.delete'), icon: <Trash2 />, danger: true, run: () => void remove() },
        ]}
      />
    </span>
  );
};
