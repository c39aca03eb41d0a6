// The side panel that shows a file: a preview, or the source of a citation.
import { ChevronLeft, ChevronRight, Download, ExternalLink, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { formatDate } from '#web/lib/format.ts';
import { useEscape } from '#web/lib/use-escape.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import { FileIcon } from './file-icon.tsx';
import { FileNotice } from './file-notice.tsx';
import { FileViewer } from './file-viewer.tsx';
import { saveBlob } from './save-blob.ts';
import { fetchFile, signedAddress } from './signed-address.ts';
import type { Target } from './text/find-segment.ts';
import { usePlaceText } from './use-place-text.ts';
import { useSameTarget } from './use-same-target.ts';

type Outside = {
  readonly publishedAt?: string | undefined;
  readonly retrievedAt: string;
  readonly isSample?: boolean | undefined;
};

export type DocumentPanelProps = {
  label: string;
  fileId?: string | undefined;
  /** The address of a source that is not a file. */
  url?: string | undefined;
  /** For a source that is not a file: when it was published and read, and whether it is sample data. */
  outside?: Outside | undefined;
  filename: string;
  target: Target;
  /** The number of the citation. */
  number?: number | undefined;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Opens another file in the panel, such as the newer version of a replaced one. */
  onOpenFile?: ((fileId: string) => void) | undefined;
  onClose: () => void;
  mayDownload?: boolean | undefined;
  /** Further actions on the document, beside those of the panel. */
  actions?: ReactNode;
};

const useDownload = (fileId: string | undefined) => {
  const { t } = useTranslation('viewer');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (!fileId) return;
    setBusy(true);
    try {
      const address = signedAddress(fileId);
      const [bytes, { filename }] = [await fetchFile(address), await address()];
      saveBlob(bytes, filename);
    } catch {
      toast({ kind: 'error', text: t('downloadFailed') });
    }
    setBusy(false);
  };
  return { busy, download };
};

const Head = (props: DocumentPanelProps) => {
  const { t } = useTranslation('viewer');
  const { fileId, filename, number, onPrevious, onNext, onClose, mayDownload, actions } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const { busy, download } = useDownload(fileId);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-line border-b bg-canvas pr-2 pl-4">
      {number ? (
        <span className="flex h-5 min-w-5 items-center justify-center rounded-chip bg-accent px-1 font-semibold text-chip text-on-accent tabular">
          {number}
        </span>
      ) : (
        <FileIcon filename={filename} />
      )}
      <h2
        ref={title}
        tabIndex={-1}
        title={filename}
        className="min-w-0 flex-1 truncate font-medium text-ui outline-none"
      >
        {filename}
      </h2>
      {number !== undefined && (
        <>
          <IconButton size="small" label={t('previous')} disabled={!onPrevious} onClick={onPrevious}>
            <ChevronLeft />
          </IconButton>
          <IconButton size="small" label={t('next')} disabled={!onNext} onClick={onNext}>
            <ChevronRight />
          </IconButton>
        </>
      )}
      {actions}
      {fileId && mayDownload && (
        <IconButton size="small" label={t('download')} aria-busy={busy} disabled={busy} onClick={download}>
          <Download />
        </IconButton>
      )}
      <IconButton size="small" label={t('close')} keys="Esc" onClick={onClose}>
        <X />
      </IconButton>
    </header>
  );
};

const Quote = ({ target }: { target: Target }) => {
  const { t } = useTranslation('viewer');
  const placeText = usePlaceText();
  if (!target.quote) return null;
  return (
    <figure className="shrink-0 border-line border-b bg-canvas px-4 py-3">
      <figcaption className="mb-1 text-fg3 text-meta">
        {[t('quote'), placeText(target)].filter(Boolean).join(' · ')}
      </figcaption>
      <blockquote lang={langOf(target.quote)} className="max-h-28 overflow-y-auto whitespace-pre-line text-note">
        <mark className="bg-mark box-decoration-clone text-fg">{target.quote}</mark>
      </blockquote>
    </figure>
  );
};

const SAFE = /^https?:\/\//i;

type ElsewhereProps = { url: string | undefined; filename: string; outside: Outside | undefined };

/** Loads nothing from another site: the quote is shown above, the rest opens through a link. */
const Elsewhere = ({ url, filename, outside }: ElsewhereProps) => {
  const { t } = useTranslation('viewer');
  if (!url || !SAFE.test(url)) return null;
  const { publishedAt, retrievedAt, isSample } = outside ?? {};
  const dates = [
    publishedAt && t('published', { date: formatDate(publishedAt) }),
    retrievedAt && t('retrieved', { date: formatDate(retrievedAt) }),
  ];
  return (
    <div className="flex flex-col items-start gap-2 overflow-y-auto p-4 text-note">
      {isSample && <Notice tone="warn">{t('sampleText')}</Notice>}
      <p className="font-medium text-ui">{filename}</p>
      <p className="text-fg3 text-meta">{dates.filter(Boolean).join(' · ')}</p>
      <p className="break-all text-fg3 text-meta">{url}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="inline-flex items-center gap-1.5 text-accent-fg text-ui hover:underline"
      >
        <ExternalLink className="size-4" />
        {t('openOriginal')}
      </a>
    </div>
  );
};

export const DocumentPanel = (props: DocumentPanelProps) => {
  const { label, fileId, url, outside, filename, onOpenFile, onClose } = props;
  const target = useSameTarget(props.target);
  useEscape(onClose, 'panel');
  return (
    <section aria-label={label} className="flex h-full min-h-0 flex-col bg-sunken">
      <Head key={`${fileId}${url}`} {...props} />
      <Quote target={target} />
      {fileId ? (
        <FileViewer fileId={fileId} filename={filename} target={target} />
      ) : (
        <Elsewhere url={url} filename={filename} outside={outside} />
      )}
      {/* Below, because it appears later than the file: above, it would move the buttons under the pointer. */}
      {fileId && <FileNotice fileId={fileId} onOpenFile={onOpenFile} />}
    </section>
  );
};
