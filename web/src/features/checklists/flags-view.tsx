// The red-flag register: flagged rows, gravest first, with their effect on the deal and mitigation.
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { type Result, useCall } from '#web/lib/api.ts';
import { answerPreview } from './answer-preview.ts';
import type { List } from './types.ts';
import { useAddress } from './use-address.ts';

type Row = Result<'checklists.rows'>['rows'][number];

const MAX_FLAGS = 500;
const TONES = { dealBreaker: 'bad', significant: 'warn', manageable: 'plain' } as const;
const CELL = 'px-3 py-2.5 align-top';

const Line = ({ row }: { row: Row }) => {
  const { t } = useTranslation('checklists');
  const { rowId, change } = useAddress();
  const { risk } = row;
  const finding = row.human?.text ?? answerPreview(row.answer);
  return (
    <tr className={`border-line border-b last:border-b-0 ${row.id === rowId ? 'bg-accent-soft' : ''}`}>
      <td className={CELL}>
        {risk ? <Badge tone={TONES[risk.severity]}>{t(`severity.${risk.severity}`)}</Badge> : t('screen.notAssessed')}
      </td>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <button
          type="button"
          lang={langOf(row.question)}
          className="text-left font-medium hover:underline"
          onClick={() => change({ row: row.id, ref: undefined })}
        >
          {row.question}
        </button>
        <span className="block text-fg3 text-meta">{[row.sheet, row.section].filter(Boolean).join(' · ')}</span>
        <span lang={langOf(finding)} className="line-clamp-3 text-fg2">
          {finding}
        </span>
      </th>
      <td className={`${CELL} whitespace-nowrap`}>{risk?.likelihood && t(`likelihood.${risk.likelihood}`)}</td>
      <td className={CELL}>
        {risk?.effectOn && <span className="mr-1.5 font-medium">{t(`effectOn.${risk.effectOn}`)}</span>}
        {risk?.effect}
      </td>
      <td className={CELL}>{risk?.mitigation}</td>
    </tr>
  );
};

export const FlagsView = ({ list }: { list: List }) => {
  const { t } = useTranslation('checklists');
  const { data, error, mutate } = useCall('checklists.rows', {
    params: { id: list.id },
    query: { mark: 'redFlag', sort: 'severity', limit: MAX_FLAGS },
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="m-6 h-40" />;
  if (data.count === 0)
    return <EmptyState icon={<Flag />} title={t('screen.noFlags')} text={t('screen.noFlagsText')} />;
  const head = 'h-9 px-3 text-left font-medium text-fg3 text-meta whitespace-nowrap';
  return (
    <div className="min-h-0 flex-1 overflow-auto px-6 pb-6 max-md:px-4">
      <table aria-label={t('register')} className="w-full min-w-3xl border-line border-y text-note">
        <thead className="border-line-strong border-b">
          <tr>
            {(['severityHead', 'question', 'likelihoodHead', 'effectHead', 'mitigation'] as const).map((name) => (
              <th key={name} scope="col" className={head}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
