// The outline of a report: beside it and always visible where there is room, folded above it where there is not.
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Heading } from '#shared/report/outline.ts';
import type { Section } from '#shared/report/report.ts';
import { cx } from '../ui/class-names.ts';
import { useReportLanguage } from './report-language.ts';

const INDENTS = ['', 'pl-2', 'pl-5', 'pl-8'] as const;
const MAX_NESTING = 3;

/** The last heading above the upper third of the viewport. */
const useCurrent = (headings: readonly Heading[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const look = () => {
      const passed = elements.findLast((element) => element.getBoundingClientRect().top < window.innerHeight / 3);
      setCurrent((passed ?? elements[0])?.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' });
    for (const element of elements) observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [headings]);
  return current;
};

type Props = { headings: readonly Heading[]; sections: readonly Section[] };

const Links = ({ headings, sections }: Props) => {
  const { t } = useTranslation('report');
  const current = useCurrent(headings);
  const language = useReportLanguage();
  const statusOf = ({ block, section }: Heading) =>
    block === undefined ? (sections.find(({ id }) => id === section)?.status ?? 'done') : 'done';
  return (
    <ol lang={language}>
      {headings
        .filter(({ depth }) => depth <= MAX_NESTING)
        .map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              aria-current={heading.id === current ? 'location' : undefined}
              className={cx(
                'flex gap-2 rounded-control py-1 pr-2 text-note no-underline transition-colors duration-120 hover:bg-hover hover:text-fg',
                INDENTS[heading.depth],
                heading.id === current ? 'font-medium text-accent-fg' : 'text-fg2',
              )}
            >
              <span className="text-fg3 tabular">{heading.number}</span>
              <span className="min-w-0 flex-1">{heading.title}</span>
              {statusOf(heading) === 'failed' && (
                <CircleAlert aria-label={t('sectionStatus.failed')} className="mt-0.5 size-4 shrink-0 text-bad" />
              )}
            </a>
          </li>
        ))}
    </ol>
  );
};

export const OutlineNav = (props: Props) => {
  const { t } = useTranslation('report');
  return (
    <nav
      aria-label={t('outline')}
      className="@4xl:sticky @4xl:top-6 @4xl:max-h-[calc(100vh-6rem)] @4xl:self-start @4xl:overflow-y-auto"
    >
      <h2 className="@max-4xl:hidden pb-1.5 pl-2 font-medium text-fg3 text-meta">{t('outline')}</h2>
      <div className="@max-4xl:hidden">
        <Links {...props} />
      </div>
      <details className="@4xl:hidden rounded-card border border-line px-3 py-2">
        <summary className="cursor-pointer text-fg2 text-note">{t('outline')}</summary>
        <Links {...props} />
      </details>
    </nav>
  );
};
