// The audit log as CSV, escaped so that no spreadsheet program runs a cell as a formula.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { withoutFormula } from '#shared/report/without-formula.ts';
import type { Table } from '../../ports/table.ts';
import type { AuditRecord } from '../../store/audit.ts';
import { type Filter, type Log, walk } from './walk.ts';

/**
 * CSV as in RFC 4180 with a byte order mark; cells that a spreadsheet would run as a formula get a leading apostrophe.
 */
const BOM = '\ufeff';

const cell = (text: string): string => {
  const safe = withoutFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvText = (lines: readonly (readonly string[])[]): string =>
  BOM + lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

const MAX_ROWS = 10_000;
const PAGE = 1000;

const COLUMNS = ['at', 'name', 'userId', 'action', 'route', 'targets', 'note', 'sourceIp', 'requestId'] as const;

const cellsOf = ({ at, name, userId, action, route = '', targets, note = '', sourceIp, requestId }: AuditRecord) => [
  at,
  name,
  userId,
  action,
  route,
  targets.join(' '),
  note,
  sourceIp,
  requestId,
];

/** Returns at most the newest 10,000 rows; the last line reports if there are more. */
export const auditCsv = async (
  table: Pick<Table, 'query'>,
  log: Log,
  filter: Filter,
  language: Language,
): Promise<{ bytes: Uint8Array; filename: string }> => {
  const lines = [COLUMNS.map((column) => translate(language, `export.audit.${column}`))];
  for await (const row of walk(table, log, filter, PAGE)) {
    if (filter.action && row.action !== filter.action) continue;
    if (lines.length > MAX_ROWS) {
      lines.push([translate(language, 'export.audit.more', { count: MAX_ROWS })]);
      break;
    }
    lines.push(cellsOf(row));
  }
  const day = new Date(log.now).toISOString().slice(0, 10);
  return { bytes: new TextEncoder().encode(csvText(lines)), filename: `audit-${day}.csv` };
};
