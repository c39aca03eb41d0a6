// Finds the section of an analysis by its id anywhere in the catalog: a memorandum may include sections of others.
import type { Analysis, SectionSpec } from './analysis.ts';
import { ANALYSES } from './registry.ts';

const ALL: readonly Analysis[] = Object.values(ANALYSES);

export const sectionSpec = (analysis: Analysis, id: string): SectionSpec | undefined =>
  analysis.sections.find((section) => section.id === id) ??
  ALL.flatMap(({ sections }) => sections).find((section) => section.id === id);
