// The last section of a report with sections that are unanswered or thin: the documents to ask for, why, and what the sources already
// hold of them.
import { translate, translateId } from '#shared/i18n/translate.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import { isEmptySection } from '#shared/report/empty-section.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import type { Section } from '#shared/report/report.ts';
import type { RunRecord } from '../../store/runs.ts';
import type { StoredSection } from './stored-section.ts';

export const STILL_NEEDED = 'stillNeeded';

type Run = Pick<RunRecord, 'language' | 'inputVariable'>;
type Requested = {
  readonly id: string;
  readonly sections: readonly { readonly title: string; readonly isThin: boolean }[];
  readonly closest: readonly Closest[];
};
type Closest = { readonly text: string; readonly refs: readonly number[] };

const isUnanswered = ({ section, requests = [] }: StoredSection): boolean =>
  requests.length > 0 && section.blocks.every(({ kind }) => kind === 'notice');

/**
 * A section that could not be computed for want of a document is listed with the unanswered ones, and what it lacks
 * stays on the screen.
 */
export const asUnanswered = ({ language }: Pick<Run, 'language'>, stored: StoredSection): Section => {
  const { note, ...section } = stored.section;
  if (!isUnanswered(stored) || section.status !== 'failed') return stored.section;
  return {
    ...section,
    status: 'done',
    blocks: [{ kind: 'notice', code: 'nothingFound', params: { where: translate(language, 'report.evidence') } }],
    ...(note ? { aside: note } : {}),
  };
};

/** Each document once, for all sections that it would fill. */
const requestsIn = (lacking: readonly StoredSection[]): Requested[] => {
  const all = lacking.flatMap((stored) =>
    (stored.requests ?? []).map((one) => ({
      ...one,
      section: { title: stored.section.title, isThin: !isUnanswered(stored) },
    })),
  );
  return [...Map.groupBy(all, ({ id }) => id)].map(([id, requested]) => {
    const found = Map.groupBy(
      requested.flatMap((one) => one.closest ?? []),
      ({ text }) => text,
    );
    return {
      id,
      sections: requested.map(({ section }) => section),
      closest: [...found].map(([text, same]) => ({ text, refs: [...new Set(refsIn(same))] })),
    };
  });
};

const tableOf = ({ language }: Run, requested: readonly Requested[]): BlockOf<'table'> => ({
  kind: 'table',
  columns: (['document', 'why', 'held'] as const).map((key) => ({
    label: translate(language, `analyses.needed.${key}`),
  })),
  rows: requested.map(({ id, sections, closest }) => {
    const why = translateId(language, 'analyses', `requests.${id}.why`);
    const titles = sections.map(({ title, isThin }) =>
      isThin ? translate(language, 'analyses.needed.thin', { title }) : title,
    );
    const held = closest.map(({ text }) => text).join('; ');
    return [
      { text: translateId(language, 'analyses', `requests.${id}.document`) },
      { text: translate(language, 'analyses.needed.fills', { why, sections: titles.join(', ') }) },
      held === '' ? { text: translate(language, 'analyses.needed.none') } : { text: held, refs: refsIn(closest) },
    ];
  }),
});

/** `undefined` if every section is answered in full. */
export const stillNeeded = (run: Run, sections: readonly StoredSection[]): Section | undefined => {
  const { language, inputVariable } = run;
  const requested = requestsIn(sections);
  if (requested.length === 0) return undefined;
  const isAlone = sections.every((one) => isUnanswered(one) || isEmptySection(one.section));
  const titles = sections.map(({ section }) => section.title).join(', ');
  return {
    id: STILL_NEEDED,
    title: translate(language, 'analyses.needed.page'),
    blocks: [tableOf(run, requested)],
    status: 'done',
    ...(isAlone
      ? { note: translate(language, 'analyses.needed.sought', { about: inputVariable, sections: titles }) }
      : {}),
  };
};
