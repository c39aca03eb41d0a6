// The omitted sections of a report: named in one line below it instead of empty headings.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#shared/report/report.ts';

type Props = { sections: readonly Section[]; actionsOf?: (section: Section) => ReactNode };

const Line = ({ label, sections, actionsOf }: Props & { label: string }) => {
  const { i18n } = useTranslation();
  if (sections.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span lang={i18n.language}>{label}</span>
      {sections.map((section) => (
        <span key={section.id} data-section={section.id} className="inline-flex items-baseline gap-1 text-fg2">
          {section.title}
          {actionsOf?.(section)}
        </span>
      ))}
    </p>
  );
};

export const LeftOut = ({ sections, ...rest }: Props) => {
  const { t } = useTranslation('report');
  if (sections.length === 0) return null;
  const missing = sections.filter(({ blocks }) => blocks.length > 0);
  const covered = sections.filter(({ blocks }) => blocks.length === 0);
  // What was searched for without success, what to upload, and where the report covers it.
  const asides = [...new Set([...missing, ...covered].flatMap(({ aside }) => aside ?? []))];
  return (
    <aside className="mt-10 flex flex-col gap-1.5 border-line border-t pt-4 text-fg3 text-note">
      <Line label={t('leftOut')} sections={missing} {...rest} />
      <Line label={t('leftOutAsCovered')} sections={covered} {...rest} />
      {asides.map((aside) => (
        <p key={aside}>{aside}</p>
      ))}
    </aside>
  );
};
