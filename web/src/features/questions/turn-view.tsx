// One question with its answer.
import { CircleAlert, CornerDownRight, OctagonPause, PenLine, RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { BlockView } from '#web/components/answer/block-view.tsx';
import { type Citations, CitationsContext } from '#web/components/answer/citations.ts';
import { ReferenceList } from '#web/components/answer/reference-list.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useErrorText } from '#web/lib/error-text.ts';
import { AnswerActions } from './answer-actions.tsx';
import { Stages } from './stages.tsx';
import type { Turn } from './use-turn.ts';

export type TurnViewProps = {
  turn: Turn;
  last: boolean;
  openRef: number | undefined;
  onOpenRef: (n: number) => void;
  onAsk: ((query: string) => void) | undefined;
  onRetry: (() => void) | undefined;
  /** Puts the question into the composer, to change it and ask again. */
  onEdit: ((query: string) => void) | undefined;
  mayExport: boolean;
};

const Failed = ({ turn, onRetry }: Pick<TurnViewProps, 'turn' | 'onRetry'>) => {
  const { t } = useTranslation('questions');
  const errorText = useErrorText();
  return (
    <div role="alert" className="my-4 flex gap-2.5 rounded-card bg-bad-soft px-3.5 py-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-bad" />
      <div>
        <p className="font-semibold text-ui">{t('failed.title')}</p>
        <p className="text-note">{turn.run?.error ? errorText(turn.run.error) : t('failed.text')}</p>
        {onRetry && (
          <Button size="small" icon={<RotateCw />} onClick={onRetry} className="mt-2">
            {t('failed.retry')}
          </Button>
        )}
      </div>
    </div>
  );
};

const Related = ({ questions, onAsk }: { questions: readonly string[]; onAsk: (query: string) => void }) => {
  const { t } = useTranslation('questions');
  return (
    <section className="mt-6 border-line border-t pt-4">
      <h3 className="mb-1 font-medium text-fg3 text-meta">{t('related')}</h3>
      <ul className="-mx-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="flex w-full items-start gap-2.5 rounded-control px-2 py-1.5 text-left text-fg2 text-ui transition-colors duration-120 hover:bg-hover hover:text-fg"
            >
              <CornerDownRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-fg3" />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Legend = ({ blocks }: { blocks: readonly Block[] }) => {
  const { t } = useTranslation('questions');
  const checks = new Set(blocks.flatMap(sentencesOf).map(({ check }) => check));
  const lines = [
    checks.has('uncertain') && t('check.legendUncertain'),
    checks.has('unsupported') && t('check.legendUnsupported'),
  ].filter(Boolean);
  return lines.length > 0 ? <p className="mt-4 text-fg3 text-meta">{lines.join(' ')}</p> : null;
};

const useCitationsOf = ({ turn, openRef, onOpenRef, onAsk }: TurnViewProps): Citations => {
  const { references, alsoRead } = turn;
  return useMemo(
    () => ({
      byNumber: new Map([...references, ...alsoRead].map((reference) => [reference.n, reference])),
      open: openRef,
      onOpen: onOpenRef,
      onAsk,
    }),
    [references, alsoRead, openRef, onOpenRef, onAsk],
  );
};

const saysStopped = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.kind === 'notice' && block.code === 'stopped');

const Stopped = () => {
  const { t } = useTranslation('questions');
  return (
    <p className="my-3 flex items-center gap-2 text-fg2 text-note">
      <OctagonPause aria-hidden="true" className="size-4 shrink-0 text-warn" />
      {t('stages.stopped')}
    </p>
  );
};

const Waiting = () => (
  <div className="mt-5 space-y-3">
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);

export const TurnView = (props: TurnViewProps) => {
  const { t } = useTranslation('questions');
  const { turn, last, onAsk, onRetry, onEdit, mayExport } = props;
  const { blocks, references, alsoRead, related, status } = turn;
  const citations = useCitationsOf(props);
  const running = status === 'running';
  return (
    <CitationsContext value={citations}>
      <article
        aria-busy={running}
        className="border-line border-b py-6 first-of-type:pt-4 last:border-b-0 last:not-first-of-type:min-h-[70dvh]"
      >
        <div className="flex items-start gap-2">
          <h2
            lang={langOf(turn.query)}
            className="min-w-0 flex-1 whitespace-pre-line text-pretty font-semibold text-title"
          >
            {turn.query}
          </h2>
          {onEdit && !running && (
            <IconButton size="small" label={t('edit')} onClick={() => onEdit(turn.query)}>
              <PenLine />
            </IconButton>
          )}
        </div>
        <Stages turn={turn} />
        {running && blocks.length === 0 && <Waiting />}
        <div lang={turn.answer?.language} className="mt-4">
          {blocks.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its position
            <BlockView key={i} block={block} />
          ))}
        </div>
        {status === 'Stopped' && !saysStopped(blocks) && <Stopped />}
        {status === 'Failed' && <Failed turn={turn} onRetry={onRetry} />}
        {!running && blocks.some(({ kind }) => kind !== 'notice') && (
          <>
            <Legend blocks={blocks} />
            <AnswerActions turn={turn} mayExport={mayExport} />
          </>
        )}
        <ReferenceList references={references} alsoRead={alsoRead} />
        {last && !running && onAsk && related.length > 0 && <Related questions={related} onAsk={onAsk} />}
      </article>
    </CitationsContext>
  );
};
