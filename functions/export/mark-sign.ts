// Shows the sign of a matrix cell on paper as a word, since not every font has check marks.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { MatrixCell } from '#shared/report/matrix.ts';

export const markSign = (language: Language, mark: NonNullable<MatrixCell['mark']>): string =>
  mark === 'unknown' ? '–' : translate(language, `report.mark.${mark}`);
