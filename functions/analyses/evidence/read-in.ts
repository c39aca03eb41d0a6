// Retrieves passages for a question in the report's language, and in the others if that finds nothing about the
// company.
import type { TextGroupIn, TextIn } from '#shared/i18n/text-keys.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { isOfCompany } from '../../engine/write/figures/pick-figure.ts';
import type { SectionContext } from '../builder.ts';
import type { Reading } from '../reading.ts';

type Params = Readonly<Record<string, string | number>>;
/** The key of a question, or its group and its id in the data. */
export type QuestionKey = TextIn<'analyses'> | readonly [group: TextGroupIn<'analyses'>, id: string];
type Suits = (reading: Reading) => boolean;

const speaksOfIt: Suits = ({ plan, passages }) => passages.some((passage) => isOfCompany(plan, passage));

const inOrder = (first: Language): Language[] => [first, ...LANGUAGES.filter((one) => one !== first)];

/** The first suitable reading, else the first one. */
export const readIn = async (
  context: SectionContext,
  asked: QuestionKey,
  params: Params = {},
  suits: Suits = speaksOfIt,
): Promise<Reading> => {
  const question = (language: Language): string =>
    typeof asked === 'string' ? context.text(asked, params, language) : context.textOf(...asked, params, language);
  let first: Reading | undefined;
  for (const language of inOrder(context.language)) {
    const reading = await context.passages(question(language));
    if (suits(reading)) return reading;
    first ??= reading;
  }
  return first ?? context.passages(question(context.language));
};
