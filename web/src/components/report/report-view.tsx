// A report in the app: outline, title, sections with their state, assumptions and sources.
// Needs the texts `report`, `answers`, `questions` and `viewer`.
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { assumptionTable } from '#shared/report/assumption-table.ts';
import { isEmptySection } from '#shared/report/empty-section.ts';
import { foreignSentences } from '#shared/report/foreign-sentences.ts';
import { withHeadline } from '#shared/report/headline.ts';
import { outlineOf } from '#shared/report/outline.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { endingOf } from '#shared/report/section-ending.ts';
import { nameOfLanguage } from '#web/lib/language-name.ts';
import { type Citations, CitationsContext } from '../answer/citations.ts';
import { FigureTable } from '../answer/figure-table.tsx';
import { ReferenceList } from '../answer/reference-list.tsx';
import { cx } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { LeftOut } from './left-out.tsx';
import { OutlineNav } from './outline-nav.tsx';
import { ReportLanguageContext } from './report-language.ts';
import { SectionView } from './section-view.tsx';

type Props = {
  report: Report;
  /** The reference whose source is open beside the report. */
  openRef: number | undefined;
  onOpenRef: (n: number) => void;
  /** Returns the actions shown beside a section's heading. */
  actionsOf?: (section: Section) => ReactNode;
  /** Returns what is shown in place of a failed section. */
  retryOf?: (section: Section) => ReactNode;
};

const Cover = ({ report }: { report: Report }) => {
  const { t } = useTranslation('report');
  const { title, subtitle, isSample, preparedFor, organisation, language, createdAt } = report;
  return (
    <header className="border-line border-b pb-5">
      <h1 className="font-semibold text-display tracking-[-.01em]">{title}</h1>
      {subtitle && <p className="mt-1 text-fg2 text-section">{subtitle}</p>}
      <p className="mt-3 text-fg3 text-note">
        {[
          preparedFor && t('preparedFor', { name: preparedFor }),
          organisation,
          dayOf(language, createdAt),
          isSample && t('sampleData'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  );
};

/** One summary for the whole report: how many sections are incomplete, and which are in another language. */
const States = ({ report }: Pick<Props, 'report'>) => {
  const { sections } = report;
  const { t, i18n } = useTranslation('report');
  const endings = sections.map(endingOf);
  const failed = endings.filter((ending) => ending === 'failed').length;
  const quoted = endings.filter((ending) => ending === 'quoted').length;
  const foreign = foreignSentences(report);
  if (failed + quoted + foreign.count === 0) return null;
  return (
    <div lang={i18n.language} className="mt-5 flex flex-col gap-2">
      {failed > 0 && <Notice tone="bad">{t('failedSome', { count: failed })}</Notice>}
      {quoted > 0 && <Notice tone="info">{t('quotedSome', { count: quoted })}</Notice>}
      {foreign.count > 0 && (
        <Notice tone="info">
          {t('foreignSome', { count: foreign.count, languages: foreign.languages.map(nameOfLanguage).join(', ') })}
        </Notice>
      )}
    </div>
  );
};

const Assumptions = ({ report }: { report: Report }) => {
  const { t } = useTranslation('report');
  const table = assumptionTable(report, {
    assumption: t('assumption'),
    value: t('value'),
    basis: t('basis'),
    asReported: t('asReported'),
  });
  if (!table) return null;
  return (
    <section className="mt-10">
      <h2 className="font-semibold text-title">{t('assumptions')}</h2>
      <FigureTable block={table} />
    </section>
  );
};

const useCitationsOf = ({ report: { references }, openRef, onOpenRef }: Props): Citations =>
  useMemo(
    () => ({
      byNumber: new Map(references.map((reference) => [reference.n, reference])),
      open: openRef,
      onOpen: onOpenRef,
    }),
    [references, openRef, onOpenRef],
  );

/**
 * The sections listed as left out. A section that a model has yet to write is not one. If all sections are empty, each
 * shows its own reason instead.
 */
const emptyIn = ({ sections }: Report): readonly Section[] => {
  const empty = sections.filter((section) => section.status === 'done' && isEmptySection(section));
  return empty.length < sections.length ? empty : [];
};

const withoutEmpty = (report: Report): Report => {
  const empty = emptyIn(report);
  return { ...report, sections: report.sections.filter((section) => !empty.includes(section)) };
};

/** A report with at least this many sections is laid out as it comes into view. */
const MIN_LAZY_SECTIONS = 6;

export const ReportView = (props: Props) => {
  const { i18n } = useTranslation();
  const { report: given, actionsOf, retryOf } = props;
  const empty = emptyIn(given);
  const report = useMemo(() => withHeadline(withoutEmpty(given)), [given]);
  const outline = useMemo(() => outlineOf(report), [report]);
  const headings = useMemo(() => new Map(outline.map((heading) => [heading.id, heading])), [outline]);
  const isLong = report.sections.length >= MIN_LAZY_SECTIONS;
  return (
    <CitationsContext value={useCitationsOf(props)}>
      <ReportLanguageContext value={report.language}>
        <div className="@container">
          <div className="mx-auto grid max-w-[76rem] @4xl:grid-cols-[13rem_minmax(0,1fr)] gap-x-12 gap-y-6 px-6 py-8">
            <OutlineNav headings={outline} sections={report.sections} />
            <article lang={report.language} className={cx('narrow-prose min-w-0', isLong && 'lazy-sections')}>
              <Cover report={report} />
              <States report={given} />
              {report.sections.map((section) => (
                <SectionView
                  key={section.id}
                  section={section}
                  headings={headings}
                  actions={actionsOf?.(section)}
                  retry={retryOf?.(section)}
                />
              ))}
              <LeftOut sections={empty} {...(actionsOf && { actionsOf })} />
              <Assumptions report={report} />
              <div lang={i18n.language}>
                <ReferenceList references={report.references} alsoRead={[]} />
              </div>
            </article>
          </div>
        </div>
      </ReportLanguageContext>
    </CitationsContext>
  );
};
