// Above the rows: how many rest on files that have changed, and how many answers the last run has changed.
import { useTranslation } from 'react-i18next';
import type { RowMark } from '#shared/model/checklist-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { Progress } from './types.ts';
import { useAddress } from './use-address.ts';

type Props = { progress: Progress; mayRun: boolean; onRun: () => void };

export const ChangedNotice = ({ progress, mayRun, onRun }: Props) => {
  const { t } = useTranslation('checklists');
  const { filter, change } = useAddress();
  const { stale, newAnswer } = progress.marks;
  const show = (mark: RowMark) =>
    filter.mark !== mark && (
      <Button size="small" onClick={() => change({ mark, status: undefined })}>
        {t('screen.showRows')}
      </Button>
    );
  return (
    <div className="flex flex-col gap-2 px-6 pb-3 empty:hidden max-md:px-4">
      {stale > 0 && (
        <Notice
          tone="warn"
          action={
            <span className="flex gap-2">
              {show('stale')}
              {mayRun && progress.answerable > 0 && (
                <Button size="small" onClick={onRun}>
                  {t('screen.answerAgain')}
                </Button>
              )}
            </span>
          }
        >
          {t('screen.staleRows', { count: stale })}
        </Notice>
      )}
      {newAnswer > 0 && (
        <Notice tone="info" action={show('newAnswer')}>
          {t('screen.newRows', { count: newAnswer })}
        </Notice>
      )}
    </div>
  );
};
