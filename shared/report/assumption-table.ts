// The assumptions of a report as a table: name, value, source. Equal ones of consecutive periods are one row.
import { joinPeriods } from './assumption-periods.ts';
import type { BlockOf } from './blocks.ts';
import type { Report } from './report.ts';

export type AssumptionNames = {
  readonly assumption: string;
  readonly value: string;
  readonly basis: string;
  /** The basis of a value that its source states. */
  readonly asReported: string;
};

type Assumption = NonNullable<Report['assumptions']>[number];

const isSame = ({ label: _, ...earlier }: Assumption, { label: __, ...later }: Assumption): boolean =>
  JSON.stringify(earlier) === JSON.stringify(later);

export const assumptionTable = (
  { assumptions = [] }: Pick<Report, 'assumptions'>,
  names: AssumptionNames,
): BlockOf<'table'> | undefined => {
  if (assumptions.length === 0) return undefined;
  return {
    kind: 'table',
    columns: [{ label: names.assumption }, { label: names.value, numeric: true }, { label: names.basis }],
    rows: joinPeriods(assumptions, isSame).map(({ label, value, by, note, ...cited }) => [
      { text: label },
      { text: value, ...cited },
      { text: [by, note].filter(Boolean).join(' · ') || names.asReported },
    ]),
  };
};
