// Retrieves passages for a question in the report's language, and in the others if that finds nothing about the
// company.
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { isOfCompany } from '../../engine/write/figures/pick-figure.ts';
import type { SectionContext } from '../builder.ts';
import type { Reading } from '../reading.ts';

type Params = Readonly<Record<string, string | number>>;
type Suits = (reading: Reading) => boolean;

const speaksOfIt: Suits = ({ plan, passages }) => passages.some((passage) => isOfCompany(plan, passage));

const inOrder = (first: Language): Language[] => [first, ...LANGUAGES.filter((one) => one !== first)];

/** The first suitable reading, else the first one. */
export const readIn = async (
  context: SectionContext,
  key: string,
  params: Params = {},
  suits: Suits = speaksOfIt,
): Promise<Reading> => {
  let first: Reading | undefined;
  for (const language of inOrder(context.language)) {
    const reading = await context.passages(context.text(key, params, language));
    if (suits(reading)) return reading;
    first ??= reading;
  }
  return first ?? context.passages(context.text(key, params));
};
