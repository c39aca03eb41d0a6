// Notes on printed statements whose figures are not used: where they are and why.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Statement, StatementKind, Unread } from '#shared/model/statement.ts';
import type { SectionContext } from '../builder.ts';
import type { FiledStatements } from './filed-statements.ts';
import { latestFiled } from './statement-figures.ts';

const NAMES: Readonly<Partial<Record<StatementKind, TextIn<'analyses'>>>> = {
  balance: 'say.balanceSheet',
  income: 'say.incomeStatement',
  cashFlow: 'say.cashFlow',
};
/** The most notes and pages that are named, so that a report does not become a list of files. */
const MAX_NOTES = 4;
const MAX_PAGES = 5;

const pagesText = (language: Language, { pages, sheet }: Unread): string[] => {
  if (pages.length === 0) return sheet === undefined ? [] : [sheet];
  const shown = `${pages.slice(0, MAX_PAGES).join(', ')}${pages.length > MAX_PAGES ? ', …' : ''}`;
  return [translate(language, 'export.page', { page: shown })];
};

const noteOf = (context: SectionContext, document: string, { kind, unread }: Statement): string[] => {
  const name = NAMES[kind];
  if (!unread || !name) return [];
  const place = [document, ...pagesText(context.language, unread)].join(', ');
  return [translate(context.language, `finance.unread.${unread.why}`, { statement: context.text(name), place })];
};

export const unreadNotes = async (context: SectionContext): Promise<string[]> => {
  const filed = context.company ? await latestFiled(context, context.company) : [];
  return filed
    .flatMap(({ document, unread }) => unread.flatMap((one) => noteOf(context, document, one)))
    .slice(0, MAX_NOTES);
};

/** The kinds of statements with an unread table, whose figures must not come from other tables. */
export const unreadKinds = (filed: readonly FiledStatements[]): ReadonlySet<StatementKind> =>
  new Set(filed.flatMap(({ unread }) => unread.filter((one) => one.unread?.why !== 'scanned').map(({ kind }) => kind)));
