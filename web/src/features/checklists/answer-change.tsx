// What the last run changed in an answer: sentences added and removed.
import { useTranslation } from 'react-i18next';
import type { Result } from '#web/lib/api.ts';

type Reply = Result<'checklists.row'>;

const sentencesOf = (text: string): string[] => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter(Boolean);
};

/** Each sentence of the others takes one away, so that a second document of the same name is seen. */
const without = (all: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  const isLeft = (one: string): boolean => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  return [...new Set(all.filter(isLeft))];
};

export const AnswerChange = ({ row, history }: Reply) => {
  const { t } = useTranslation('checklists');
  const change = history.find(({ field, at }) => field === 'answer' && at === row.answeredAt);
  if (!row.hasNewAnswer || !change) return null;
  const [before, after] = [sentencesOf(change.from), sentencesOf(change.to)];
  const [removed, added] = [without(before, after), without(after, before)];
  if (removed.length + added.length === 0) return null;
  return (
    <section className="mb-3 rounded-card border border-line px-3 py-2 text-note">
      <h3 className="mb-1.5 font-medium">{t('screen.answerChanged')}</h3>
      <ul className="flex flex-col gap-1.5">
        {removed.map((text) => (
          <li key={text} className="rounded-control bg-bad-soft px-2 py-1">
            <span className="mr-2 font-medium text-bad text-meta">{t('screen.before')}</span>
            <del className="text-fg2">{text}</del>
          </li>
        ))}
        {added.map((text) => (
          <li key={text} className="rounded-control bg-ok-soft px-2 py-1">
            <span className="mr-2 font-medium text-meta text-ok">{t('screen.after')}</span>
            <ins className="no-underline">{text}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
};
