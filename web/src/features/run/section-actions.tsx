// Actions on a section of a report, beside its heading: edit, comment, rewrite.
import { MessageSquare, PenLine, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#shared/report/report.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';

export type SectionWork = 'edit' | 'comment' | 'rewrite';

type Props = {
  section: Section;
  /** The number of open comments. */
  open: number;
  mayWrite: boolean;
  hasComments: boolean;
  onWork: (work: SectionWork) => void;
};

export const SectionActions = ({ section: { title }, open, mayWrite, hasComments, onWork }: Props) => {
  const { t } = useTranslation('runs');
  return (
    <span className="flex shrink-0 print:hidden">
      {mayWrite && (
        <IconButton size="small" label={t('edit.of', { title })} onClick={() => onWork('edit')}>
          <PenLine />
        </IconButton>
      )}
      {(mayWrite || hasComments) && (
        <IconButton
          size="small"
          label={open > 0 ? t('comment.openOf', { title, count: open }) : t('comment.of', { title })}
          className="relative"
          onClick={() => onWork('comment')}
        >
          <MessageSquare />
          {open > 0 && (
            <span className="absolute -top-0.5 -right-0.5 min-w-3.5 rounded-full bg-accent px-0.5 text-[0.625rem] text-on-accent leading-3.5">
              {open}
            </span>
          )}
        </IconButton>
      )}
      {mayWrite && (
        <IconButton size="small" label={t('rewrite.of', { title })} onClick={() => onWork('rewrite')}>
          <RotateCw />
        </IconButton>
      )}
    </span>
  );
};
