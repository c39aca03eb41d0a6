// Finds the names that a report for the other side omits: customers listed in the workspace, and the company if the
// person chose its code name.
import { companyIn, inputText, parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { translate } from '#shared/i18n/translate.ts';
import { latinNamesBeside } from '#shared/language/grammar/replace-names.ts';
import type { Report } from '#shared/report/report.ts';
import { customerNames } from '../../analyses/evidence/customer-names.ts';
import { companyNames } from '../../engine/understand/names/company-names.ts';
import type { Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import type { RunRecord } from '../../store/runs.ts';
import { filesByAudience } from '../files/by-audience.ts';
import type { Hidden } from './without-names.ts';
import { ledgersOf } from './workbook.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query'>;
  readonly files: Pick<Files, 'readAll'>;
  readonly clock: { now(): number };
};

/** Names in the order of the report's own table, largest first; then in the order of the workbooks. */
const inOrder = (names: readonly string[], { sections }: Report): string[] => {
  const text = JSON.stringify(sections.map(({ blocks }) => blocks));
  const cells = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows.map(([first]) => first?.text ?? '') : []));
  const shown = cells.filter((cell) => names.includes(cell));
  return [...new Set([...shown, ...names.filter((name) => text.includes(name))])];
};

/** Adds the Latin names that the documents print beside them. */
const aliasesOf = (names: readonly string[], { references }: Report): string[] =>
  references.flatMap(({ quote }) => latinNamesBeside(names, quote)).flatMap(companyNames);

const companyOf = (report: Report, name: string): NonNullable<Hidden['company']> => {
  const names = companyNames(name);
  const { codeName } = report.frontMatter ?? {};
  return {
    names: [...new Set([name, ...names, ...aliasesOf(names, report)])],
    instead: codeName ?? translate(report.language, 'report.front.subject'),
  };
};

/** `undefined` for an internal report. */
export const hiddenNames = async (
  ports: Ports,
  tenant: string,
  run: RunRecord,
  report: Report,
): Promise<Hidden | undefined> => {
  if (run.type === 'Checklist') return undefined;
  const analysis = analysisOf(run.type);
  if (!analysis.forOutsiders) return undefined;
  const { inputs } = parseInputs(analysis.fields, run.inputs);
  const subject = companyIn(analysis.fields, inputs);
  const company = inputText(inputs.naming) === 'codeName' ? subject : undefined;
  const namesCustomers = inputText(inputs.customerNames) === 'shown';
  const { shareable, internal } = await filesByAudience(ports.table, { tenant, projectId: run.projectId });
  const ledgers = namesCustomers ? [] : await ledgersOf(ports, tenant, [...shareable, ...internal]);
  return {
    customers: inOrder(customerNames(ledgers), report),
    ...(subject ? { own: companyNames(subject.name) } : {}),
    ...(company ? { company: companyOf(report, company.name) } : {}),
  };
};
