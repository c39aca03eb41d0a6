// Numbers the headings of a report: one list for the outline, the contents and the headings themselves.
import type { Report, Section } from './report.ts';

export type Heading = {
  /** The anchor, unique in the report. */
  readonly id: string;
  /** `2.1`; empty if there are no sections to count. */
  readonly number: string;
  readonly title: string;
  /** 1 for a section, 2 to 4 for the headings in it. */
  readonly depth: number;
  readonly section: string;
  /** The position of the heading's block in its section; `undefined` for the section itself. */
  readonly block?: number;
};

/** Skipped levels count as the next level: a heading is never two levels deeper than the one before it. */
const numbersOf = (levels: readonly number[]): number[][] => {
  const open: { level: number; count: number }[] = [];
  return levels.map((level) => {
    let left = 0;
    while ((open.at(-1)?.level ?? 0) > level) left = open.pop()?.count ?? 0;
    const last = open.at(-1);
    if (last?.level === level) last.count += 1;
    else open.push({ level, count: left + 1 });
    return open.map(({ count }) => count);
  });
};

/** Section ids contain no full stop, so the anchors are unique. */
export const headingId = (section: string, block: number): string => `${section}.${block}`;

const inSection = (section: Section, number: string): Heading[] => {
  const found = section.blocks.flatMap((block, at) => (block.kind === 'heading' ? [{ block, at }] : []));
  const numbers = numbersOf(found.map(({ block }) => block.level));
  return found.map(({ block, at }, i) => ({
    id: headingId(section.id, at),
    number: number === '' ? '' : [number, ...(numbers[i] ?? [])].join('.'),
    title: block.text,
    depth: 1 + (numbers[i]?.length ?? 1),
    section: section.id,
    block: at,
  }));
};

/** The deepest level in the contents. */
export const contentsDepth = (report: Pick<Report, 'contentsDepth'>): number => report.contentsDepth ?? 3;

export const outlineOf = ({ sections }: Pick<Report, 'sections'>): Heading[] => {
  let count = 0;
  return sections.flatMap((section) => {
    if (section.title === '') return inSection(section, '');
    count += 1;
    const number = String(count);
    return [
      { id: section.id, number, title: section.title, depth: 1, section: section.id },
      ...inSection(section, number),
    ];
  });
};
