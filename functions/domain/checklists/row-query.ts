// The question of a row as the documents would put it: a buyer's "Target" is the company itself, and "to be handed in" says nothing.
import { withoutHandIn } from '../../checklists/read/polite-requests.ts';
import parties from '../../checklists/words/parties.json' with { type: 'json' };

const LANGUAGES = ['en', 'ko', 'ja'] as const;
const NAMES = LANGUAGES.map((language) => ({
  pattern: new RegExp(parties.target[language], 'gu'),
  itself: parties.itself[language],
}));

export const rowQuery = (question: string): string =>
  NAMES.reduce((text, { pattern, itself }) => text.replace(pattern, itself), withoutHandIn(question));
