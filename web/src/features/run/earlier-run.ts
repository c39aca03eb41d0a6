// The earlier run with which a report is compared by default.
import type { RunRow } from '#shared/model/run.ts';

type Compared = Pick<RunRow, 'inputVariable' | 'language'>;

/** The newest run of the same subject and language: figures of another company or language cannot be compared. */
export const earlierOf = <T extends Compared>(run: Compared, newestFirst: readonly T[]): T | undefined =>
  newestFirst.find(({ inputVariable, language }) => inputVariable === run.inputVariable && language === run.language) ??
  newestFirst[0];
