// Exports an answer as a Word document whose footnotes open the cited page in the app.
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Answer, Reference } from '#shared/report/blocks.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';
import { referencePath } from '#shared/report/reference-path.ts';
import type { QuestionRecord } from '../../store/questions.ts';

/** The app's address of a citation; a web source keeps its own address. */
export const referenceLink =
  (origin: string) =>
  (reference: Reference): string | undefined => {
    const path = referencePath(reference);
    return path === undefined ? reference.url : `${origin}${path}`;
  };

type Wanted = {
  readonly question: QuestionRecord;
  readonly answer: Answer | undefined;
  readonly workspace: string;
  readonly language: Language;
  readonly origin: string;
  readonly now: number;
  readonly house: HouseStyle | undefined;
};

/** Throws notFound while there is no answer. */
export const exportAnswer = async ({ question, answer, workspace, language, origin, now, house }: Wanted) => {
  if (!answer) throw new AppError('notFound');
  // Imported on demand: most calls of this service write no document.
  const { toDocx } = await import('../../export/docx/to-docx.ts');
  const { exportName } = await import('../../export/export-name.ts');
  const bytes = await toDocx({
    title: question.query,
    answer,
    language,
    workspace,
    exportedAt: new Date(now).toISOString(),
    linkTo: referenceLink(origin),
    house,
  });
  return {
    bytes,
    filename: exportName({
      title: question.query,
      language,
      extension: 'docx',
      exportedAt: new Date(now).toISOString(),
    }),
  };
};
