// Which names a report for the other side leaves out: of the customers listed in the workspace, and of the company where
// the person chose its code name.
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

/** In the order of the report's own table, which begins with the largest; then as the workbooks list them. */
const inOrder = (names: readonly string[], { sections }: Report): string[] => {
  const text = JSON.stringify(sections.map(({ blocks }) => blocks));
  const cells = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows.map(([first]) => first?.text ?? '') : []));
  const shown = cells.filter((cell) => names.includes(cell));
  return [...new Set([...shown, ...names.filter((name) => text.includes(name))])];
};

/** And in Latin letters, as its documents print it. */
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

/** Undefined of a report that stays in the house. */
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
  const company = inputText(inputs.naming) === 'codeName' ? companyIn(analysis.fields, inputs) : undefined;
  const namesCustomers = inputText(inputs.customerNames) === 'shown';
  const { shareable, internal } = await filesByAudience(ports.table, { tenant, projectId: run.projectId });
  const ledgers = namesCustomers ? [] : await ledgersOf(ports, tenant, [...shareable, ...internal]);
  return {
    customers: inOrder(customerNames(ledgers), report),
    ...(company ? { company: companyOf(report, company.name) } : {}),
  };
};
