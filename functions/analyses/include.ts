// Includes sections of other analyses: each under its own heading, with the inputs of this run.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Block } from '#shared/report/blocks.ts';
import { settledParts } from '#shared/report/dedupe-blocks.ts';
import type { Section } from '#shared/report/report.ts';
import type { Builder, Built } from './builder.ts';
import { joinedParts } from './joined.ts';
import { requestsFor } from './requests.ts';

export const include: Builder<'include'> = async ({ type, sections }, context) => {
  const wanted = analysisOf(type).sections.filter(({ id, optional }) => (sections ? sections.includes(id) : !optional));
  const parts: (Built & Pick<Section, 'id' | 'title'>)[] = [];
  for (const { id, work } of wanted) {
    // Includes are not nested: two levels are enough for any document and prevent circular includes.
    if (work.kind === 'include') continue;
    const built = await context.build(work);
    const isMissing = built.blocks.every(({ kind }) => kind === 'notice') && !analysisOf(context.type).forOutsiders;
    const requests = isMissing ? await requestsFor(context, id) : [];
    parts.push({ ...built, id, title: context.textOf('sections', id), ...(requests.length > 0 ? { requests } : {}) });
  }
  const heading = (text: string): Block => ({ kind: 'heading', level: 1, text });
  // As in a report of its own, a general part gives what a later one is about.
  const settled = settledParts(
    parts.map((part) => ({ ...part, blocks: [...part.blocks], requests: undefined, assumptions: undefined })),
  );
  const blocks = settled.flatMap(({ title, blocks: own }): Block[] =>
    parts.length > 1 ? [heading(title), ...own] : [...own],
  );
  return joinedParts(parts, blocks);
};
