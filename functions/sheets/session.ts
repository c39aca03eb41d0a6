// Opens a workbook that answers requests with a draft applied to it.
import type { WorkbookQuestions } from '../ports/workbooks.ts';
import { edited } from './answers/edit.ts';
import { infoOf } from './answers/info.ts';
import { rowsOf } from './answers/rows.ts';
import { draftsOf } from './drafts.ts';
import { openPackage } from './open-package.ts';
import { readBook } from './read/book.ts';
import { writeBook } from './write/write-book.ts';

type File = { readonly filename: string; readonly bytes: Uint8Array; readonly calculates?: boolean };
type Answers = {
  readonly [Q in keyof WorkbookQuestions]: (ask: WorkbookQuestions[Q]['ask']) => WorkbookQuestions[Q]['answer'];
};

/** Throws DocumentRefused. */
export const openSession = ({ calculates = true, ...file }: File) => {
  const zip = openPackage(file);
  const book = readBook(zip);
  const drafts = draftsOf(book, calculates);
  const answers: Answers = {
    info: ({ draft }) => infoOf(book, drafts.stateOf(draft)),
    rows: ({ draft, ...window }) => rowsOf(book, drafts.stateOf(draft), window),
    edit: (ask) => edited(drafts, ask),
    save: ({ draft }) => {
      const { overlay, calculated } = drafts.stateOf(draft);
      return writeBook({ zip, book, overlay, values: calculated.values });
    },
  };
  return {
    ...answers,
    /** `question`: the name of a request, as received from outside the thread. */
    answer: (question: string, ask: unknown): unknown => {
      const known: Readonly<Record<string, ((ask: never) => unknown) | undefined>> = answers;
      return known[question]?.(ask as never);
    },
    free: drafts.free,
  };
};
export type Session = ReturnType<typeof openSession>;
