// Returns a section's status as shown to readers: without a model, a section with excerpts is quoted, not missing.
import type { Section } from './report.ts';

export const endingOf = ({ status, blocks }: Pick<Section, 'status' | 'blocks'>): Section['status'] | 'quoted' =>
  status === 'needsModel' && blocks.length > 0 ? 'quoted' : status;
