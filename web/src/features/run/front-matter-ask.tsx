// Asks for the front matter before a memorandum is written: which parts are still empty, and where to enter them.
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import type { FrontMatter } from '#shared/report/front-matter.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { useCall } from '#web/lib/api.ts';
import { FrontMatterButton } from './front-matter-button.tsx';

const ASKED = ['codeName', 'preparedFor', 'logo', 'contacts', 'timetable'] as const;

const isGiven = (given: FrontMatter, name: (typeof ASKED)[number]): boolean => (given[name]?.length ?? 0) > 0;

export const FrontMatterAsk = ({ run, onSaved }: { run: RunRow; onSaved: () => unknown }) => {
  const { t } = useTranslation('runs');
  const { data } = useCall('runs.frontMatter', { params: { runId: run.id } });
  if (!data) return null;
  const open = ASKED.filter((name) => !isGiven(data, name)).map((name) => t(`frontMatter.${name}`));
  return (
    <Notice tone="info" action={<FrontMatterButton run={run} onSaved={onSaved} />}>
      {open.length > 0 ? t('frontMatter.ask', { names: open.join(', ') }) : t('frontMatter.complete')}
    </Notice>
  );
};
