// Compares two reports of one type: figures first, each with its sources, then sections and sentences.
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Comparison } from '#shared/model/run.ts';
import type { Block, Reference } from '#shared/report/blocks.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { sourceOf } from '../../export/place.ts';

type Figure = {
  readonly section: string;
  readonly title: string;
  readonly label: string;
  readonly value: string;
  /** The document and locator of the figure. */
  readonly source: string | undefined;
  readonly reference: Reference | undefined;
};

type Cause = NonNullable<Comparison['figures'][number]['cause']>;

const MAX_CHANGES = 200;

/** Parses a figure as displayed: `△1,234`, `(5.6)`, `12.3%`; `undefined` for other text. */
export const numberIn = (text: string): number | undefined => {
  const compact = text.normalize('NFKC').replace(/[\s,]/g, '');
  const digits = /\d+(?:\.\d+)?/.exec(compact);
  if (!digits || (compact.match(/\d+(?:\.\d+)?/g)?.length ?? 0) > 1) return undefined;
  const isNegative = /^[-−△▲(]|^[^\d]*[-−△▲]\d/.test(compact);
  return isNegative ? -Number(digits[0]) : Number(digits[0]);
};

/** Text that may follow the figure in a cell: `7 days`, `5.3x (2025)`. */
const AFTER_FIGURE = /^\s?(?:[^\s\d()]*|\s*\([^()]*\))$/u;

/** False for text that merely contains a number: `Customer 12`, `Fund 3 in liquidation`. */
const isFigure = (text: string): boolean => {
  const { figures } = readFigures(text);
  const [figure] = figures;
  return figures.length === 1 && figure?.start === 0 && AFTER_FIGURE.test(text.slice(figure.end).trimEnd());
};

const tilesOf = (block: Extract<Block, { kind: 'figures' }>) =>
  block.tiles.map(({ label, period, value, unit, refs }) => ({
    label: [label, period].filter(Boolean).join(' '),
    value: [value, unit].filter(Boolean).join(' '),
    refs,
  }));

/** A cell is identified by its row and column. */
const cellsOf = ({ columns, rows, caption }: Extract<Block, { kind: 'table' }>) =>
  rows.flatMap((row) =>
    row.slice(1).flatMap((cell, i) => {
      const column = columns[i + 1];
      if (!column?.numeric && !isFigure(cell.text.trim())) return [];
      const label = [caption, row[0]?.text, column?.label].filter(Boolean).join(' · ');
      // A row is often cited only once, at its label.
      return [{ label, value: cell.text, refs: cell.refs ?? row[0]?.refs }];
    }),
  );

const figuresOf = ({ language, references }: Report, { id, title, blocks }: Section): Figure[] =>
  blocks.flatMap((block) => {
    const found = block.kind === 'figures' ? tilesOf(block) : block.kind === 'table' ? cellsOf(block) : [];
    return found.map(({ label, value, refs }) => {
      const reference = references.find(({ n }) => n === refs?.[0]);
      return { section: id, title, label, value, source: reference && sourceOf(language, reference), reference };
    });
  });

const keyed = (report: Report): Map<string, Figure> =>
  new Map(
    report.sections
      .flatMap((section) => figuresOf(report, section))
      .map((one) => [`${one.section}\n${one.label}`, one]),
  );

/** In percent; `undefined` if the sign changed or there was no earlier value. */
export const changeOf = (before: string, after: string): number | undefined => {
  const [from, to] = [numberIn(before), numberIn(after)];
  if (from === undefined || to === undefined || from === 0 || from * to < 0) return undefined;
  return Math.round(((to - from) / Math.abs(from)) * 1000) / 10;
};

const PERCENT = /^[^\p{L}]*%$/u;
const ONE_DECIMAL = 10;

/** The difference in percentage points, because a percentage change between two percentages misleads. */
export const pointsOf = (before: string, after: string): number | undefined => {
  const [from, to] = [numberIn(before), numberIn(after)];
  if (from === undefined || to === undefined || ![before, after].every((text) => PERCENT.test(text.trim())))
    return undefined;
  return Math.round((to - from) * ONE_DECIMAL) / ONE_DECIMAL;
};

/** Why a figure changed; `undefined` if it was added or removed. */
const causeOf = (old: Figure | undefined, now: Figure | undefined): Cause | undefined => {
  if (!old || !now) return undefined;
  const [before, after] = [old.reference, now.reference];
  if (!before || !after) return 'computed';
  if (before.fileId === after.fileId && before.url === after.url) return 'sameSource';
  return before.title === after.title ? 'newVersion' : 'otherSource';
};

const sizeOf = (before: string, after: string): Pick<Comparison['figures'][number], 'change' | 'points'> => {
  const [change, points] = [changeOf(before, after), pointsOf(before, after)];
  if (points !== undefined) return { points };
  return change === undefined ? {} : { change };
};

const figureChanges = (earlier: Report, later: Report): Comparison['figures'] => {
  const [before, after] = [keyed(earlier), keyed(later)];
  const keys = [...new Set([...after.keys(), ...before.keys()])];
  return keys.flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    const one = now ?? old;
    if (!one || old?.value === now?.value) return [];
    const cause = causeOf(old, now);
    return [
      {
        section: one.section,
        title: one.title,
        label: one.label,
        ...(old ? { before: old.value } : {}),
        ...(now ? { after: now.value } : {}),
        ...(old && now ? sizeOf(old.value, now.value) : {}),
        ...(cause ? { cause } : {}),
        ...(old?.source ? { sourceBefore: old.source } : {}),
        ...(now?.source ? { sourceAfter: now.source } : {}),
      },
    ];
  });
};

const size = ({ before = '', after = '' }: Comparison['figures'][number]): number =>
  Math.abs(changeOf(before, after) ?? 0);

const sentencesOf = ({ blocks }: Section): string[] => [
  ...new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'text') return block.sentences.map(({ text }) => text);
      if (block.kind === 'list') return block.items.map((item) => item.map(({ text }) => text).join(' '));
      if (block.kind === 'timeline') return block.entries.flatMap(({ sentences }) => sentences.map(({ text }) => text));
      return [];
    }),
  ),
];

const without = (all: readonly string[], gone: readonly string[]): string[] => {
  const set = new Set(gone);
  return all.filter((one) => !set.has(one));
};

const named = ({ id, title }: Section) => ({ section: id, title });

export const compareReports = (earlier: Report, later: Report): Comparison => {
  const before = new Map(earlier.sections.map((section) => [section.id, section]));
  const after = new Map(later.sections.map((section) => [section.id, section]));
  const both = later.sections.flatMap((section) => {
    const old = before.get(section.id);
    return old ? [{ section, old }] : [];
  });
  const sentences = both.map(({ section, old }) => {
    const [was, is] = [sentencesOf(old), sentencesOf(section)];
    return { ...named(section), added: without(is, was), gone: without(was, is) };
  });
  return {
    figures: figureChanges(earlier, later)
      .sort((a, b) => size(b) - size(a))
      .slice(0, MAX_CHANGES),
    added: later.sections.filter(({ id }) => !before.has(id)).map(named),
    gone: earlier.sections.filter(({ id }) => !after.has(id)).map(named),
    sentences: sentences.filter(({ added, gone }) => added.length + gone.length > 0),
  };
};
