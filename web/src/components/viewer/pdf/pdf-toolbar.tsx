// The toolbar of a document: page, zoom and search.
import { ChevronDown, ChevronUp, MoveHorizontal, PanelLeft, RotateCw, Search, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { Found } from './use-find.ts';

type PageProps = { page: number; count: number; label: string; onPage: (page: number) => void };

const PageField = ({ page, count, label, onPage }: PageProps) => {
  const { t } = useTranslation('viewer');
  const [draft, setDraft] = useState<string>();
  const go = () => {
    const wanted = Number(draft);
    if (Number.isInteger(wanted) && wanted >= 1) onPage(Math.min(count, wanted));
    setDraft(undefined);
  };
  return (
    <>
      <input
        inputMode="numeric"
        aria-label={t('goToPage')}
        value={draft ?? page}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
        className="h-7 w-12 rounded-control border border-line bg-canvas px-1 text-center tabular text-note"
      />
      <span className="whitespace-nowrap text-fg3 tabular">{t('ofPages', { count })}</span>
      {label !== String(page) && <span className="truncate text-fg3">{t('pageLabel', { label })}</span>}
    </>
  );
};

type FindProps = {
  words: string;
  onWords: (words: string) => void;
  found: Found;
  at: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

const FindBar = ({ words, onWords, found, at, count, onStep, onClose }: FindProps) => {
  const { t } = useTranslation('viewer');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { hits, over, page } = found;
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const result = hits.length > 0 ? t('found', { index: at + 1, count: hits.length }) : words && over && t('foundNone');
  return (
    <search className="flex items-center gap-1 border-line border-b bg-canvas px-3 py-1.5">
      <input
        ref={field}
        value={words}
        aria-label={t('find')}
        placeholder={t('findPlaceholder')}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={keys}
        className="h-7 min-w-0 flex-1 rounded-control border border-control bg-canvas px-2 text-note"
      />
      <span aria-live="polite" className="whitespace-nowrap px-1 text-fg3 text-meta tabular">
        {over || hits.length > 0 ? result : t('finding', { page, count })}
      </span>
      <IconButton size="small" label={t('findPrevious')} disabled={hits.length === 0} onClick={() => onStep(-1)}>
        <ChevronUp />
      </IconButton>
      <IconButton size="small" label={t('findNext')} disabled={hits.length === 0} onClick={() => onStep(1)}>
        <ChevronDown />
      </IconButton>
      <IconButton size="small" label={t('findClose')} onClick={onClose}>
        <X />
      </IconButton>
    </search>
  );
};

type ZoomProps = {
  scale: number;
  fits: boolean;
  onZoom: (by: 1 | -1) => void;
  onFit: () => void;
  onTurn: () => void;
};

const Zoom = ({ scale, fits, onZoom, onFit, onTurn }: ZoomProps) => {
  const { t } = useTranslation('viewer');
  return (
    <>
      <IconButton size="small" label={t('zoomOut')} onClick={() => onZoom(-1)}>
        <ZoomOut />
      </IconButton>
      <span className="w-11 text-center text-fg3 tabular">{t('zoom', { percent: Math.round(scale * 100) })}</span>
      <IconButton size="small" label={t('zoomIn')} onClick={() => onZoom(1)}>
        <ZoomIn />
      </IconButton>
      <IconButton size="small" label={t('fit')} aria-pressed={fits} onClick={onFit}>
        <MoveHorizontal />
      </IconButton>
      <IconButton size="small" label={t('rotate')} onClick={onTurn}>
        <RotateCw />
      </IconButton>
    </>
  );
};

type PdfToolbarProps = PageProps &
  ZoomProps & { find: Omit<FindProps, 'onClose' | 'count'>; pagesShown: boolean; onPages: () => void };

export const PdfToolbar = ({ find, pagesShown, onPages, ...props }: PdfToolbarProps) => {
  const { t } = useTranslation('viewer');
  const [finding, setFinding] = useState(false);
  const close = () => {
    setFinding(false);
    find.onWords('');
  };
  return (
    <>
      <div className="flex items-center gap-1 border-line border-b bg-canvas px-3 py-1 text-meta">
        <IconButton size="small" label={t('showPages')} aria-pressed={pagesShown} onClick={onPages}>
          <PanelLeft />
        </IconButton>
        <PageField {...props} />
        <span className="flex-1" />
        <Zoom {...props} />
        <IconButton
          size="small"
          label={t('find')}
          aria-expanded={finding}
          onClick={() => (finding ? close() : setFinding(true))}
        >
          <Search />
        </IconButton>
      </div>
      {finding && <FindBar {...find} count={props.count} onClose={close} />}
    </>
  );
};
