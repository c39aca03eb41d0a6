// Blocks a valuation that rests on figures of statements that do not add up, unless a person accepted them with a
// reason.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Built, SectionContext } from '../builder.ts';
import type { Known } from '../evidence/known-figure.ts';

/** The equations that do not hold among the figures used, each once. */
const brokenAmong = (figures: readonly Known[]): string[] => [
  ...new Set(figures.flatMap(({ clash }) => (clash ? [clash.equation] : []))),
];

const acceptanceText = (
  { language }: SectionContext,
  key: TextIn<'finance.tieOut'>,
  params: Readonly<Record<string, string | number>> = {},
): string => translate(language, `finance.tieOut.${key}`, params);

/** `undefined` if the figures may be used. */
export const breakRefusal = (context: SectionContext, figures: readonly Known[]): Built | undefined => {
  const broken = brokenAmong(figures);
  if (broken.length === 0 || context.acceptedBreaks) return undefined;
  return { blocks: [], status: 'failed', note: acceptanceText(context, 'blocked', { breaks: broken.join('; ') }) };
};

/** Adds the acceptance, with its reason and person, to every section that uses the broken figures. */
export const withAcceptance = (context: SectionContext, figures: readonly Known[], built: Built): Built => {
  const { acceptedBreaks } = context;
  const broken = brokenAmong(figures);
  if (broken.length === 0 || !acceptedBreaks) return built;
  const { reason, by } = acceptedBreaks;
  const breaks = broken.join('; ');
  const assumption = { label: acceptanceText(context, 'accepted'), value: breaks, by, note: reason };
  return {
    ...built,
    note: [acceptanceText(context, 'acceptedNote', { breaks, by, reason }), built.note].filter(Boolean).join(' '),
    assumptions: [...(built.assumptions ?? []), assumption],
  };
};
