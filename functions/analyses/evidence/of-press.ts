// Recognizes a passage of press cuttings: its nearest heading is the day of an article.
import type { Reference } from '#shared/report/blocks.ts';
import { dateIn } from './date-in.ts';

const DAY_LENGTH = 'yyyy-mm-dd'.length;

export const isOfPress = ({ locator: { section = '' } }: Pick<Reference, 'locator'>): boolean =>
  (dateIn(section.split(' > ').at(-1) ?? '') ?? '').length === DAY_LENGTH;
