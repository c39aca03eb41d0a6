// Describes the problem of an input, in the specification's words where it has its own.
import type { Field } from '#shared/analyses/analysis.ts';
import type { Problem } from '#shared/analyses/inputs.ts';
import { columnLabel, looseText } from '#web/components/runs/loose-text.ts';

const paramsOf = (field: Field | undefined): Record<string, string | number> => {
  if (field?.kind === 'number') return { min: field.min ?? '', max: field.max ?? '' };
  if (field?.kind === 'companies') return { min: field.min ?? 0, max: field.max };
  if (field?.kind !== 'workbook') return {};
  const needed = field.columns.filter(({ optional }) => !optional);
  return { columns: needed.map(({ name }) => columnLabel(name)).join(', ') };
};

export const problemText = ({ code, params: stated }: Problem, field: Field | undefined): string => {
  const params = { ...paramsOf(field), ...stated };
  const other = looseText('runs', 'invalid.other', code);
  const ours = looseText('runs', `invalid.${code}`, other, params);
  return looseText('analyses', `invalid.${code}`, ours, params);
};
