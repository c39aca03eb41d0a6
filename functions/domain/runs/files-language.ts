// Finds the language of most files that a run would quote, if it differs from the report's.
import type { Language } from '#shared/model/enums.ts';
import { LANGUAGES } from '#shared/model/enums.ts';
import type { Index } from '../../ports/search-index.ts';
import type { FileRecord } from '../../store/files.ts';

/** Set by hand: a sample large enough to decide. */
const MAX_FILES = 12;

export const filesLanguage = async (
  index: Pick<Index, 'range'>,
  tenant: string,
  files: readonly FileRecord[],
): Promise<Language | undefined> => {
  const firsts = await Promise.all(
    files.slice(0, MAX_FILES).map(({ id }) => index.range({ tenant, fileId: id, from: 0, to: 0 })),
  );
  const counts = Map.groupBy(
    firsts.flatMap(([chunk]) => LANGUAGES.filter((one) => one === chunk?.context.language)),
    (language) => language,
  );
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
};
