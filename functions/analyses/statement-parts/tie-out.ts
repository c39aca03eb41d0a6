// Lists the tie-out rules that ran with their results, and says in one line how many could not run and what is missing.
import { analysisOf } from '#shared/analyses/registry.ts';
import { breaksIn, equationOf } from '#shared/finance/tie-out/equation.ts';
import type { Tie } from '#shared/finance/tie-out/result.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate, translateId } from '#shared/i18n/translate.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { StatementKind } from '#shared/model/statement.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Cited } from '#shared/report/cited.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { SectionContext } from '../builder.ts';
import { plainIn } from '../evidence/amounts.ts';
import type { FiledStatements } from '../evidence/filed-statements.ts';
import type { NoteChecks } from '../evidence/note-checks.ts';
import { latestFiled } from '../evidence/statement-figures.ts';
import { comparedWith } from './disagreements.ts';
import type { Row } from './table.ts';

type Words = (key: TextIn<'finance.tieOut'>, params?: Readonly<Record<string, string | number>>) => string;
const wordsIn =
  ({ language }: SectionContext): Words =>
  (key, params = {}) =>
    translate(language, `finance.tieOut.${key}`, params);

const ruleName = ({ language }: SectionContext, rule: string): string =>
  translateId(language, 'finance.tieOut.rules', rule);

const refsOf = ({ notes }: SectionContext, filed: FiledStatements, { whole: { line } }: Tie): number[] => {
  const chunk = filed.chunkOf(line.seq);
  return chunk ? [notes.cite({ source: 'FILES', chunk }, line.start, line.end).n] : [];
};

/** Breaks are listed one by one; rules that hold are counted. */
const resultRows = (context: SectionContext, filed: FiledStatements, rule: string, ties: readonly Tie[]): Row[] => {
  const t = wordsIn(context);
  const name = { text: ruleName(context, rule) };
  const holding = ties.filter(({ is }) => is === 'holds').length;
  const others = [...breaksIn(ties), ...ties.filter(({ is }) => is === 'differs')];
  return [
    ...(holding > 0 ? [[name, { text: t('table.holds', { count: holding }) }, { text: '' }]] : []),
    ...others.map((tie): Row => {
      const text = t(`table.${tie.is}`, { by: plainIn(context.language, tie.by) });
      const equation = `${sayPeriod(context.language, tie.period)}: ${equationOf(tie)}`;
      const refs = refsOf(context, filed, tie);
      const broken: Cited = {
        refs,
        check: 'uncertain',
        findings: [{ code: 'tieOut', about: text, instead: equation }],
      };
      return tie.is === 'breaks'
        ? [name, { text, ...broken }, { text: equation }]
        : [name, { text, refs }, { text: t('table.differsBecause') }];
    }),
  ];
};

/** Tables and sentences outside the statements are checked against themselves: a difference is only worth a look. */
const noteRows = (context: SectionContext, { rule, holdCount, differences }: NoteChecks): Row[] => {
  const t = wordsIn(context);
  const name = { text: ruleName(context, rule) };
  return [
    ...(holdCount > 0 ? [[name, { text: t('table.holds', { count: holdCount }) }, { text: '' }]] : []),
    ...differences.map(({ chunk, start, end, by, equation }): Row => {
      const refs = [context.notes.cite({ source: 'FILES', chunk }, start, end).n];
      return [name, { text: t('table.differs', { by: plainIn(context.language, by) }), refs }, { text: equation }];
    }),
  ];
};

const heldRow = (context: SectionContext, rule: string, count: number): Row => [
  { text: ruleName(context, rule) },
  { text: wordsIn(context)('table.holds', { count }) },
  { text: '' },
];

const PRIMARY = ['income', 'balance', 'cashFlow'] as const satisfies readonly StatementKind[];

/** Most rules compare lines of several statements, so the missing statements say more than the rules one by one. */
const notRunText = (context: SectionContext, { statements }: FiledStatements, count: number): string => {
  const t = wordsIn(context);
  const missing = PRIMARY.filter((kind) => !statements.some((one) => one.kind === kind));
  const names = missing.map((kind) => t(`statements.${kind}`)).join(', ');
  return missing.length > 0 ? t('table.notRunWithout', { count, statements: names }) : '';
};

/** For the latest document. Outside readers see only breaks; the team also sees what was checked. */
export const tieOutTable = async (context: SectionContext, company: CompanyIds): Promise<Block[]> => {
  const [filed] = await latestFiled(context, company);
  if (!filed) return [];
  const t = wordsIn(context);
  const { forOutsiders } = analysisOf(context.type);
  const shown = forOutsiders ? filed.ties.filter(({ is }) => is !== 'holds') : filed.ties;
  const noted = forOutsiders ? [] : await context.noteChecks(filed);
  // Disagreements are listed with both sides in a separate table.
  const across = forOutsiders ? [] : await comparedWith(context, company);
  const held = [
    ...(forOutsiders ? [] : filed.looked),
    ...across.map(({ rule, holdCount }) => ({ rule, count: holdCount })),
  ].filter(({ count }) => count > 0);
  const rows = [
    ...[...Map.groupBy(shown, ({ rule }) => rule)].flatMap(([rule, ties]) => resultRows(context, filed, rule, ties)),
    ...noted.flatMap((one) => noteRows(context, one)),
    ...held.map(({ rule, count }) => heldRow(context, rule, count)),
  ];
  if (rows.length === 0) return [];
  const idle = [
    ...filed.notRun,
    ...noted.filter(({ why }) => why),
    ...across.filter(({ holdCount }) => holdCount === 0),
  ];
  const text = forOutsiders || idle.length === 0 ? '' : notRunText(context, filed, idle.length);
  const note = text ? { note: text } : {};
  const caption = t('table.title', { document: filed.document });
  const columns = (['rule', 'result', 'detail'] as const).map((key) => ({ label: t(`table.${key}`) }));
  return [{ kind: 'table', caption, columns, rows, ...note }];
};
