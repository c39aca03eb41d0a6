// Answers from the section whose heading is the subject of the question.
import type { Block } from '#shared/report/blocks.ts';
import { isHeadedBySubject, subjectTopic } from '../../rank/subject-heading.ts';
import { isAnswered, missing } from '../answered.ts';
import { unticked } from '../figures/closest-sentences.ts';
import type { Writing } from '../writer.ts';
import { oneSection, textBlocks } from './prose-blocks.ts';
import { type Section, sectionsAbout } from './section-points.ts';

/** Most passages of a section; later ones belong to headings that the layout hid. Set by hand. */
const MAX_LENGTH = 12;
const beginning = (section: Section): Section => {
  const first = section.passages[0]?.chunk.seq ?? 0;
  return { ...section, passages: section.passages.filter(({ chunk }) => chunk.seq < first + MAX_LENGTH) };
};

/**
 * Returns sections with that heading, plainest first; a passage that begins with the heading is a section by itself.
 */
const sectionsOf = ({ plan, passages }: Writing): Section[] => {
  const topic = subjectTopic(plan);
  const own = topic ? passages.filter((passage) => isHeadedBySubject(plan, passage)) : [];
  const sections = topic ? sectionsAbout(topic, own) : [];
  const within = new Set(sections.flatMap((section) => section.passages));
  return [...sections, ...own.filter((one) => !within.has(one)).map((one) => ({ passages: [one], worth: 0 }))];
};

/**
 * Appends the section to figures that answer, or replaces those that do not. A section that only refers elsewhere
 * leaves the answer open.
 */
export const withHeaded = (writing: Writing, figures: readonly Block[]): Block[] => {
  const sections = sectionsOf(writing);
  if (sections.length === 0) return [...figures];
  const headed = sections.map((section) => oneSection(writing, beginning(section))).find(({ length }) => length > 0);
  if (isAnswered(figures)) return [...figures, ...(headed ?? [])];
  return headed ?? [missing(writing.plan), ...textBlocks(writing).map(unticked)];
};
