// Builds the red-flag register: flagged rows, most severe first, as lines of text for every export.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { SEVERITIES } from '#shared/model/checklist-words.ts';
import type { Language } from '#shared/model/enums.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { RowRecord } from '../../store/checklists.ts';
import { plainText } from './answer-row.ts';
import { isRedFlag } from './marks.ts';

export const REGISTER_HEADS = [
  'severityHead',
  'question',
  'finding',
  'likelihoodHead',
  'effectHead',
  'mitigation',
] as const;

/** Rows without an assessment come last. */
const rank = ({ risk }: RowRecord): number => (risk ? SEVERITIES.indexOf(risk.severity) : SEVERITIES.length);

export const registered = (rows: readonly RowRecord[]): RowRecord[] =>
  rows.filter(isRedFlag).sort((a, b) => rank(a) - rank(b));

/** Values in the order of the column heads. */
export const registerLine = (row: RowRecord, language: Language): string[] => {
  const t = (key: TextIn<'checklists'>) => translate(language, `checklists.${key}`);
  const { risk } = row;
  const effect = [risk?.effectOn && t(`effectOn.${risk.effectOn}`), risk?.effect].filter(Boolean).join(': ');
  return [
    t(risk ? `severity.${risk.severity}` : 'screen.notAssessed'),
    row.question,
    row.human?.text ?? plainText(row.answer),
    risk?.likelihood ? t(`likelihood.${risk.likelihood}`) : '',
    effect,
    risk?.mitigation ?? '',
  ];
};

/** A table for documents, with findings numbered by the evidence there; `undefined` if no row is flagged. */
export const registerTable = (
  rows: readonly RowRecord[],
  language: Language,
  numbersOf: (row: RowRecord) => readonly number[],
): BlockOf<'table'> | undefined => {
  const flagged = registered(rows);
  if (flagged.length === 0) return undefined;
  const finding = REGISTER_HEADS.indexOf('finding');
  return {
    kind: 'table',
    columns: REGISTER_HEADS.map((head) => ({ label: translate(language, `checklists.${head}`) })),
    rows: flagged.map((row) =>
      registerLine(row, language).map((text, column) =>
        column === finding ? { text, refs: [...numbersOf(row)] } : { text },
      ),
    ),
  };
};
