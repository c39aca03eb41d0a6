// Builds the titles of runs and their sections, in the language of the report.
import type { Analysis } from '#shared/analyses/analysis.ts';
import { inputLine } from '#shared/analyses/input-wording.ts';
import { companyIn, type Inputs } from '#shared/analyses/inputs.ts';
import { translate, translateId } from '#shared/i18n/translate.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import type { Language } from '#shared/model/enums.ts';

export const sectionTitle = (language: Language, id: string): string => translateId(language, 'analyses.sections', id);

export const typeLabel = (language: Language, type: AnalysisType | 'Checklist'): string =>
  translate(language, `analyses.types.${type}.label`);

/** The inputs as text in the language of the report; `files` maps ids of workbooks to file names. */
export const inputVariable = (
  language: Language,
  { fields }: Analysis,
  inputs: Inputs,
  files: ReadonlyMap<string, string>,
): string => inputLine(fields, inputs, { language, files, text: (key) => translateId(language, 'analyses', key) });

const MAX_TITLE_LENGTH = 160;

/** The title of the document, `Hanbit Foods – Company Profile`, from the company or else from the inputs. */
export const runName = (language: Language, { type, fields }: Analysis, inputs: Inputs, entered: string): string => {
  const about = companyIn(fields, inputs)?.name ?? entered;
  if (about === '') return typeLabel(language, type);
  return translate(language, `analyses.documents.${type}`, { about: about.slice(0, MAX_TITLE_LENGTH) });
};
