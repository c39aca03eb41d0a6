// Actions on a finished answer: copy it with citations, export it, and see who wrote it.
import { Copy, FileDown, Sparkles, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/report/blocks.ts';
import { HoverCard } from '#web/components/answer/hover-card.tsx';
import { textWithCitations } from '#web/components/answer/plain-text.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { saveBlob } from '#web/components/viewer/save-blob.ts';
import { usePlaceText } from '#web/components/viewer/use-place-text.ts';
import { call } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import type { Turn } from './use-turn.ts';

const WriterBadge = ({ writer }: { writer: Answer['writer'] }) => {
  const { t } = useTranslation('questions');
  const offline = writer.kind === 'offline';
  return (
    <HoverCard
      trigger={(hover) => (
        <button
          type="button"
          {...hover}
          className="inline-flex min-h-6 cursor-help items-center gap-1.5 rounded-control px-1.5 text-fg3 text-meta"
        >
          {offline ? (
            <WifiOff aria-hidden="true" className="size-3.5" />
          ) : (
            <Sparkles aria-hidden="true" className="size-3.5" />
          )}
          {offline ? t('writer.offline') : t('writer.model', { name: writer.name })}
        </button>
      )}
    >
      {() => <span className="block text-note">{offline ? t('writer.offlineText') : t('writer.modelText')}</span>}
    </HoverCard>
  );
};

const useCopy = ({ query, blocks, references }: Turn) => {
  const { t } = useTranslation('questions');
  const placeText = usePlaceText();
  return async () => {
    const text = textWithCitations({
      question: query,
      blocks,
      references,
      placeOf: ({ locator }) => placeText(locator),
    });
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', text: t('copied') });
    } catch {
      toast({ kind: 'error', text: t('copyFailed') });
    }
  };
};

const useExport = ({ id, query }: Turn) => {
  const { t } = useTranslation('questions');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (!id) return;
    setBusy(true);
    try {
      const { blob, filename } = await call('research.exportWord', { query: { id } });
      saveBlob(blob, filename ?? `${query.slice(0, 60).replace(/[\\/:*?"<>|]/g, ' ')}.docx`);
      toast({ kind: 'success', text: t('exported') });
    } catch (error) {
      toast({ kind: 'error', text: Object(error).status === 403 ? errorText(error) : t('exportFailed') });
    }
    setBusy(false);
  };
  return { busy, run };
};

export const AnswerActions = ({ turn, mayExport }: { turn: Turn; mayExport: boolean }) => {
  const { t } = useTranslation('questions');
  const copy = useCopy(turn);
  const { busy, run } = useExport(turn);
  return (
    <div className="mt-4 -ml-2 flex flex-wrap items-center gap-1">
      <Button variant="ghost" size="small" icon={<Copy />} onClick={copy}>
        {t('copy')}
      </Button>
      {mayExport && turn.id && (
        <Button variant="ghost" size="small" icon={<FileDown />} loading={busy} onClick={run}>
          {t('export')}
        </Button>
      )}
      <span className="flex-1" />
      {turn.answer && <WriterBadge writer={turn.answer.writer} />}
    </div>
  );
};
