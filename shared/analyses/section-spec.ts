// Finds the section of an analysis by its id, wherever in the catalog it is: a memorandum may include those of others.
import type { Analysis, SectionSpec } from './analysis.ts';
import { ANALYSES } from './registry.ts';

const ALL: readonly Analysis[] = Object.values(ANALYSES);

export const sectionSpec = (analysis: Analysis, id: string): SectionSpec | undefined =>
  analysis.sections.find((section) => section.id === id) ??
  ALL.flatMap(({ sections }) => sections).find((section) => section.id === id);
