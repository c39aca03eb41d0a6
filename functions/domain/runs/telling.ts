// Finds the sentences that identify a company whatever it is called: claims of being the only one, what was announced,
// the day of an event, and prices and hours that its customers know.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import figures from '#shared/language/lexicon/blind-figures.json' with { type: 'json' };
import words from '#shared/language/lexicon/identifying-words.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';

const [isAlone, isAnnounced] = [compile(words.alone), compile(words.announced)];

const DAY_LENGTH = 'yyyy-mm-dd'.length;
const namesDay = (text: string): boolean => periodsIn(text).some(({ key }) => key.length === DAY_LENGTH);

const CLOCK = new RegExp(figures.clock.join('|'), 'iu');
/** What one piece costs: `£9,400 per ship`. */
const PER_PIECE = new RegExp(figures.perPiece.join('|'), 'iu');

export const tellsWho = (text: string): boolean =>
  isAlone(text).length > 0 ||
  isAnnounced(text).length > 0 ||
  namesDay(text) ||
  CLOCK.test(text) ||
  PER_PIECE.test(text);
