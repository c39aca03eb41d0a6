// Whether a section contains only the notice that nothing was found.
import type { Section } from './report.ts';

export const isEmptySection = ({ status, blocks }: Pick<Section, 'status' | 'blocks'>): boolean =>
  status !== 'failed' && blocks.every(({ kind }) => kind === 'notice' || kind === 'heading');
