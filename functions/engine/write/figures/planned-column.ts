// A column of plans or forecasts: its figures answer only where a plan is asked for.
import type { FoundCell } from '../../tables/find-cells.ts';
import { speaksOfFuture } from '../../understand/kinds/aspects.ts';
import type { Plan } from '../../understand/plan-type.ts';

export const plannedColumn = ({ question }: Plan, { value }: FoundCell): string | undefined => {
  const label = value.column?.label ?? '';
  return speaksOfFuture(label) && !speaksOfFuture(question) ? label : undefined;
};
