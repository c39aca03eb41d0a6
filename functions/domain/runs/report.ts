// Assembles the report of a run from its stored sections, with one numbering of references.
import { AppError } from '#shared/contract/errors.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Reference, Writer } from '#shared/report/blocks.ts';
import { dedupeBlocks } from '#shared/report/dedupe-blocks.ts';
import { besideFigures } from '#shared/report/differing-papers.ts';
import type { FrontMatter } from '#shared/report/front-matter.ts';
import { referencePlace } from '#shared/report/reference.ts';
import { renumbered } from '#shared/report/renumber.ts';
import { Report } from '#shared/report/report.ts';
import type { Files } from '../../ports/files.ts';
import type { RunAt, RunRecord, RunSection } from '../../store/runs.ts';
import { frontMatterOf } from './front-matter.ts';
import { inOneStyle } from './one-style.ts';
import { inOneTerm } from './one-term.ts';
import { asUnanswered, stillNeeded } from './still-needed.ts';
import { names, readStored } from './stored.ts';
import { StoredSection } from './stored-section.ts';

type Storage = Pick<Files, 'readAll'>;

const OFFLINE: Writer = { kind: 'offline', name: 'offline' };

/** Numbers references over the whole report; a reference cited twice has one number. */
const numbering = () => {
  const all = new Map<string, Reference>();
  return {
    take: (references: readonly Reference[]): ReadonlyMap<number, number> =>
      new Map(
        references.map((reference) => {
          const place = referencePlace(reference);
          const n = all.get(place)?.n ?? all.size + 1;
          if (!all.has(place)) all.set(place, { ...reference, n });
          return [reference.n, n];
        }),
      ),
    all: () => [...all.values()],
  };
};

const storedOf = async (files: Storage, at: RunAt, { id, written }: RunSection): Promise<StoredSection | undefined> =>
  written > 0 ? readStored(files, at, names.section(id, written), StoredSection) : undefined;

/** A failed section appears in the report with its status. */
const failed = ({ id, title }: RunSection): StoredSection => ({
  section: { id, title, blocks: [], status: 'failed' },
  references: [],
  assumptions: undefined,
  writer: OFFLINE,
});

const wanted = ({ sections }: RunRecord): RunSection[] =>
  sections.filter(({ state, written }) => state === 'Failed' || written > 0);

/** Uses the section's current title, because a person may have renamed it. */
const numbered = (stored: StoredSection, title: string, to: ReadonlyMap<number, number>): StoredSection => ({
  ...stored,
  section: renumbered({ ...stored.section, title }, to),
  assumptions: stored.assumptions?.map((one) => renumbered(one, to)),
  requests: stored.requests?.map((one) => renumbered(one, to)),
});

const firstOfEach = (assumptions: readonly NonNullable<Report['assumptions']>[number][]) => [
  ...new Map(assumptions.map((one) => [`${one.label} ${one.value}`, one])).values(),
];

type Assembled = Pick<RunRecord, 'name' | 'organisation' | 'language' | 'createdAt' | 'sources' | 'inputVariable'>;

/** Expects sections with report-wide reference numbers. Samples that returned nothing are not listed. */
const assembledFrom = (
  run: Assembled,
  sections: readonly StoredSection[],
  references: readonly Reference[],
): Report => {
  const assumptions = firstOfEach(sections.flatMap((stored) => stored.assumptions ?? []));
  const needed = stillNeeded(run, sections);
  const written = besideFigures(
    dedupeBlocks(
      sections.map((stored) => asUnanswered(run, stored)),
      (titles) => translate(run.language, 'report.coveredElsewhere', { sections: titles }),
    ),
  );
  return {
    title: run.name,
    ...(run.sources.some(({ isSample }) => isSample) ? { isSample: true } : {}),
    organisation: run.organisation,
    language: run.language,
    createdAt: run.createdAt,
    writer: sections.find(({ writer }) => writer.kind === 'model')?.writer ?? sections[0]?.writer ?? OFFLINE,
    sections: needed ? [...written, needed] : written,
    references: [...references],
    ...(assumptions.length > 0 ? { assumptions } : {}),
  };
};

/** Source sentences differ in speech style; the report uses one, which its front matter may set. */
const withFront = (report: Report, frontMatter: FrontMatter | undefined): Report => {
  const { preparedFor, style = 'polite' } = frontMatter ?? {};
  const styled = inOneTerm(inOneStyle(report, style));
  if (!frontMatter) return styled;
  return { ...styled, frontMatter, ...(preparedFor ? { preparedFor } : {}) };
};

export const assembled = async (files: Storage, tenant: string, run: RunRecord): Promise<Report> => {
  const at = { tenant, runId: run.id };
  const frontMatter = await frontMatterOf(files, tenant, run);
  const numbers = numbering();
  const sections: StoredSection[] = [];
  for (const section of wanted(run)) {
    const stored = (await storedOf(files, at, section)) ?? failed(section);
    sections.push(numbered(stored, section.title, numbers.take(stored.references)));
  }
  return withFront(assembledFrom(run, sections, numbers.all()), frontMatter);
};

/** The rendered report; for a stopped or failed run, the sections written so far. */
export const reportOf = async (files: Storage, tenant: string, run: RunRecord): Promise<Report> => {
  const at = { tenant, runId: run.id };
  const stored = run.reported > 0 ? await readStored(files, at, names.report(run.reported), Report) : undefined;
  if (stored) return stored;
  if (!run.sections.some(({ written }) => written > 0)) throw new AppError('notFound');
  return assembled(files, tenant, run);
};

/** The workbook of a calculation, as its section stored it. */
export const workbookOf = async (files: Storage, tenant: string, run: RunRecord): Promise<Workbook | undefined> => {
  for (const section of run.sections) {
    const stored = await storedOf(files, { tenant, runId: run.id }, section);
    if (stored?.workbook !== undefined) return stored.workbook;
  }
  return undefined;
};
