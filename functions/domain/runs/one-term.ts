// Names operating income in an English report as the company's statement prints it; what sources say stays unchanged.
import { Finding } from '#shared/report/cited.ts';
import type { Report } from '#shared/report/report.ts';

const PRINTED = 'operating profit';
const OURS = /\b(o)perating income\b/gi;
const renamed = (text: string): string => text.replace(OURS, (_all, first: string) => `${first}${PRINTED.slice(1)}`);

const labelsIn = ({ sections }: Report): Set<string> =>
  new Set(
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'table' ? block.rows.map(([first]) => first?.text.toLowerCase() ?? '') : [],
      ),
    ),
  );

/** A report with both has statements of two companies. */
const prints = (report: Report): boolean => {
  const labels = labelsIn(report);
  return labels.has(PRINTED) && !labels.has('operating income');
};

const isComputed = (value: object): boolean =>
  'findings' in value &&
  Array.isArray(value.findings) &&
  value.findings.some((one) => Finding.safeParse(one).data?.code === 'computed');

/** A sentence that a source states. */
const isQuoted = (value: object): boolean =>
  'text' in value && 'check' in value && /[.”"]$/.test(String(value.text)) && !isComputed(value);

const walked = (value: unknown): unknown => {
  if (typeof value === 'string') return renamed(value);
  if (Array.isArray(value)) return value.map(walked);
  if (typeof value !== 'object' || value === null || isQuoted(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'id' ? inner : walked(inner)]));
};

export const inOneTerm = (report: Report): Report =>
  report.language === 'en' && prints(report)
    ? {
        ...report,
        sections: report.sections.map((one) => ({ ...one, blocks: walked(one.blocks) as typeof one.blocks })),
      }
    : report;
