// A section of a report: its numbered heading, how it ended, and its blocks.
import { CircleAlert, Quote, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Heading, headingId } from '#shared/report/outline.ts';
import type { Section } from '#shared/report/report.ts';
import { endingOf } from '#shared/report/section-ending.ts';
import { BlockView } from '../answer/block-view.tsx';
import { cx } from '../ui/class-names.ts';

const LOOKS = [
  '',
  'mt-10 mb-2 text-title',
  'mt-7 mb-2 text-section',
  'mt-6 mb-1.5 text-read',
  'mt-5 mb-1.5 text-read',
] as const;
const TAGS = ['h2', 'h2', 'h3', 'h4', 'h5'] as const;

const ReportHeading = ({
  heading: { id, number, title, depth },
  children,
}: {
  heading: Heading;
  children?: ReactNode;
}) => {
  const Tag = TAGS[depth] ?? 'h5';
  return (
    <div className={cx('flex items-baseline gap-3', LOOKS[depth] ?? LOOKS[4])}>
      <Tag id={id} className="min-w-0 flex-1 scroll-mt-6 font-semibold">
        {number && <span className="mr-2 font-normal text-fg3 tabular">{number}</span>}
        {title}
      </Tag>
      {children}
    </div>
  );
};

/** Marks text selected from the sources, and explains a missing section together with what can be done about it. */
const Ending = ({ section, retry }: { section: Section; retry?: ReactNode }) => {
  const { t, i18n } = useTranslation('report');
  const ending = endingOf(section);
  const note = [section.note, section.aside].filter(Boolean).join(' ');
  if (ending === 'done') return note ? <p className="my-2 text-fg3 text-note">{note}</p> : null;
  if (ending === 'quoted')
    return (
      <p className="my-2 flex gap-1.5 text-fg3 text-note">
        <Quote aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        <span>
          <span lang={i18n.language}>{t('quoted')}</span>
          {note && ` · ${note}`}
        </span>
      </p>
    );
  const failed = ending === 'failed';
  const Icon = failed ? CircleAlert : Sparkles;
  return (
    <div
      className={cx(
        'my-3 flex flex-wrap items-start gap-x-2.5 gap-y-2 rounded-card px-3.5 py-2.5 text-ui',
        failed ? 'bg-bad-soft' : 'bg-warn-soft',
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4.5 shrink-0', failed ? 'text-bad' : 'text-warn')} />
      <p className="min-w-0 flex-1 basis-60">
        <span lang={i18n.language}>{t(ending)}</span> {note}
      </p>
      {failed && retry}
    </div>
  );
};

type Props = { section: Section; headings: ReadonlyMap<string, Heading>; actions?: ReactNode; retry?: ReactNode };

export const SectionView = ({ section, headings, actions, retry }: Props) => {
  const title = headings.get(section.id);
  return (
    <section data-section={section.id} {...(title && { 'aria-labelledby': title.id })}>
      {title && <ReportHeading heading={title}>{actions}</ReportHeading>}
      <Ending section={section} retry={retry} />
      {section.blocks.map((block, i) => {
        const heading = headings.get(headingId(section.id, i));
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever come after one another
        return heading ? <ReportHeading key={i} heading={heading} /> : <BlockView key={i} block={block} />;
      })}
    </section>
  );
};
