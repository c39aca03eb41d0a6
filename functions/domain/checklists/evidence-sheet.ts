// Builds the evidence sheet of a checklist: one line per passage that an answer cites.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { placeOf, quoteOf } from '../../export/place.ts';
import type { TextSheet } from '../../sheets/write/append-sheet.ts';
import type { RowRecord } from '../../store/checklists.ts';
import { referenceLink } from '../questions/export.ts';
import { behindText } from './behind-text.ts';

const HEADS = ['sheetHead', 'cellHead', 'question', 'document', 'place', 'quote', 'link'] as const;
/** Column widths in characters, as Excel counts them. */
const WIDTHS = [18, 8, 50, 36, 20, 80, 60];

/** `app` is the base of the links, which open only for members of the workspace. */
export const evidenceSheet = (rows: readonly RowRecord[], language: Language, app: string): TextSheet => {
  const t = (key: TextIn<'checklists'>) => translate(language, `checklists.${key}`);
  const linkTo = referenceLink(app);
  const lines = rows.flatMap((row) =>
    behindText(row).map((reference) => [
      row.sheet,
      row.cell,
      row.question,
      reference.title,
      placeOf(language, reference.locator),
      quoteOf(reference),
      linkTo(reference) ?? '',
    ]),
  );
  return { name: t('evidence'), lines: [HEADS.map(t), ...lines], widths: WIDTHS };
};
