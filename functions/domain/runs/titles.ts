// What runs and their sections are called, in the language of the report.
import type { Analysis } from '#shared/analyses/analysis.ts';
import { companyIn, type Inputs, inputLine } from '#shared/analyses/inputs.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import type { Language } from '#shared/model/enums.ts';

export const sectionTitle = (language: Language, id: string): string => translate(language, `analyses.sections.${id}`);

export const typeLabel = (language: Language, type: AnalysisType): string =>
  translate(language, `analyses.types.${type}.label`);

const LONGEST = 160;

/** `Company Profile · Hanbit Foods`: the type and the company, or else the first things that were entered. */
export const runName = (language: Language, { type, fields }: Analysis, inputs: Inputs): string => {
  const about = companyIn(fields, inputs)?.name ?? inputLine(fields, inputs);
  const label = typeLabel(language, type);
  return (about ? `${label} · ${about}` : label).slice(0, LONGEST);
};
