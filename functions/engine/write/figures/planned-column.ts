// Detects planned or forecast columns: their figures answer only questions about plans.
import type { FoundCell } from '../../tables/find-cells.ts';
import { planWord } from '../../tables/plan-word.ts';
import type { Plan } from '../../understand/plan-type.ts';

export const plannedColumn = ({ question }: Plan, { value }: FoundCell): string | undefined => {
  const label = value.column?.label ?? '';
  return planWord(label) !== undefined && planWord(question) === undefined ? label : undefined;
};
