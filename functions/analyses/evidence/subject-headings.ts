// Recognizes the subject of a section (history, prices, staff) by its heading, whatever words its text uses.
import lexicon from '#shared/language/lexicon/subject-headings.json' with { type: 'json' };

type Headed = Exclude<keyof typeof lexicon, 'id' | 'source'>;
type Words = { readonly ko: readonly string[]; readonly en: readonly string[]; readonly ja: readonly string[] };

/** In characters. A longer text is a sentence or names several subjects. */
const MAX_LENGTH = 48;

const patternOf = ({ ko, en, ja }: Words): RegExp =>
  new RegExp([...en.map((word) => `\\b(?:${word})\\b`), ...ko, ...ja].join('|'), 'iu');

const PATTERNS = new Map<string, RegExp>(
  Object.entries(lexicon).flatMap(([key, words]): [string, RegExp][] =>
    typeof words === 'string' ? [] : [[key, patternOf(words)]],
  ),
);

export const headingOf = (section: string | undefined): string => section?.split(' > ').at(-1) ?? '';

export const isHeadedBy = (subject: Headed | (string & {}) | undefined, section: string | undefined): boolean => {
  const heading = headingOf(section);
  return heading.length <= MAX_LENGTH && (PATTERNS.get(subject ?? '')?.test(heading) ?? false);
};
