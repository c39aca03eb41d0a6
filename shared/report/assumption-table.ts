// The assumptions of a report as a table: name, value, source.
import type { BlockOf } from './blocks.ts';
import type { Report } from './report.ts';

export type AssumptionNames = {
  readonly assumption: string;
  readonly value: string;
  readonly basis: string;
};

export const assumptionTable = (
  { assumptions = [] }: Pick<Report, 'assumptions'>,
  names: AssumptionNames,
): BlockOf<'table'> | undefined => {
  if (assumptions.length === 0) return undefined;
  return {
    kind: 'table',
    columns: [{ label: names.assumption }, { label: names.value, numeric: true }, { label: names.basis }],
    rows: assumptions.map(({ label, value, by, note, ...cited }) => [
      { text: label },
      { text: value, ...cited },
      { text: [by ?? '', note ?? ''].filter(Boolean).join(' · ') },
    ]),
  };
};
