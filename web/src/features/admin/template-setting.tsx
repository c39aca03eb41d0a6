// The organization's Word template, for its owner: upload, summary of what was read, removal.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordTemplate } from '#shared/report/house-style.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { call, useCall } from '#web/lib/api.ts';

const Swatch = ({ color }: { color: string }) => (
  <span
    aria-hidden="true"
    className="inline-block size-3 rounded-full border border-line"
    style={{ backgroundColor: `#${color}` }}
  />
);

const Taken = ({ template: { filename, style } }: { template: WordTemplate }) => {
  const { t } = useTranslation('admin');
  const fonts = [...new Set([style.headings, style.body].flatMap(({ latin, ko, ja }) => [latin, ko, ja]))].filter(
    Boolean,
  );
  const { text, heading, accent } = style.colors;
  const colors = [...new Set([heading, accent, text])].filter((color) => color !== undefined);
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-note">
      <dt className="text-fg3">{t('template.file')}</dt>
      <dd className="truncate">{filename}</dd>
      <dt className="text-fg3">{t('template.fonts')}</dt>
      <dd>{fonts.join(', ') || t('template.usual')}</dd>
      <dt className="text-fg3">{t('template.colors')}</dt>
      <dd className="flex flex-wrap items-center gap-x-3">
        {colors.length === 0 && t('template.usual')}
        {colors.map((color) => (
          <span key={color} className="inline-flex items-center gap-1.5">
            <Swatch color={color} />#{color}
          </span>
        ))}
      </dd>
      <dt className="text-fg3">{t('template.logo')}</dt>
      <dd>
        {style.logo ? (
          <img src={style.logo} alt={t('template.logo')} className="h-8 max-w-40 bg-white object-contain" />
        ) : (
          t('template.noLogo')
        )}
      </dd>
      <dt className="text-fg3">{t('template.disclaimer')}</dt>
      <dd className="line-clamp-3 whitespace-pre-line">{style.disclaimer ?? t('template.noDisclaimer')}</dd>
    </dl>
  );
};

export const TemplateSetting = () => {
  const { t } = useTranslation('admin');
  const fail = useFailToast();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { data, mutate } = useCall('organisation.template', {});
  const change = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      await mutate();
      toast({ kind: 'success', text: done });
    } catch (error) {
      fail(error, t('toast.failed'));
    }
    setBusy(false);
  };
  const upload = (file: File | undefined) =>
    file && change(() => call('organisation.setTemplate', { body: {} }, { files: [file] }), t('template.saved'));
  if (!data) return null;
  const { template } = data;
  return (
    <section aria-label={t('template.label')} className="rounded-card border border-line p-4">
      <h2 className="font-semibold text-section">{t('template.label')}</h2>
      <p className="mt-1 max-w-prose text-fg3 text-note">{t('template.text')}</p>
      {template && <Taken template={template} />}
      <div className="mt-3 flex gap-2">
        <Button size="small" loading={isBusy} onClick={() => input.current?.click()}>
          {t(template ? 'template.replace' : 'template.choose')}
        </Button>
        {template && (
          <Button
            size="small"
            variant="danger-ghost"
            disabled={isBusy}
            onClick={() => void change(() => call('organisation.removeTemplate'), t('template.removed'))}
          >
            {t('template.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept=".dotx,.dotm,.docx"
        aria-label={t('template.choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void upload(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </section>
  );
};
