// Exports an answer as a Word document, in the language of the person who exports it.
import type { Language } from '#shared/model/enums.ts';
import type { Answer, Reference } from '#shared/report/blocks.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';
import { answerReport } from '#shared/report/report.ts';
import { docxOf } from './docx-of.ts';

export type Exported = {
  readonly title: string;
  readonly answer: Answer;
  readonly language: Language;
  readonly workspace: string;
  /** ISO date and time. */
  readonly exportedAt: string;
  /** Returns the address that opens a reference's passage. */
  readonly linkTo: (reference: Reference) => string | undefined;
  readonly house?: HouseStyle | undefined;
};

export const toDocx = ({
  title,
  answer,
  language,
  workspace,
  exportedAt,
  linkTo,
  house,
}: Exported): Promise<Uint8Array> => {
  const report = answerReport(answer, { title, organisation: workspace, createdAt: exportedAt });
  return docxOf({ ...report, language }, { exportedAt, linkTo, house });
};
