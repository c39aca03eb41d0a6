// Finds when the company was founded or listed, in a sentence that dates the event and is about the company itself.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import companyItself from '#shared/language/lexicon/company-itself.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { requestedEvent } from '../../understand/kinds/company-events.ts';
import type { DateEvent } from '../../understand/kinds/date-events.ts';
import { isNamedIn } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import type { Writing } from '../writer.ts';
import { ownSentences } from './own-sentences.ts';
import { quoted } from './prose-blocks.ts';

/** Most characters between event and date: "1963年に仙台市で創業", "was founded in Denver in 1985". Set by hand. */
const MAX_DISTANCE = 30;

const itselfIn = compile(companyItself);

const isDated = ({ wordsIn }: DateEvent, text: string): boolean =>
  wordsIn(text).some((event) =>
    periodsIn(text).some(({ start, end }) => start - event.end <= MAX_DISTANCE && event.start - end <= MAX_DISTANCE),
  );

/** Whether the text before the event names the requested company, or the filing company. */
const isOfCompanyItself = ({ names }: Plan, { wordsIn }: DateEvent, text: string): boolean => {
  const before = text.slice(0, wordsIn(text)[0]?.start);
  return names.some((name) => isNamedIn(name, before)) || itselfIn(before).length > 0;
};

export const eventDate = (writing: Writing): Block[] => {
  const { plan } = writing;
  const event = requestedEvent(plan);
  if (!event || namesNobody(plan)) return [];
  const [stated] = ownSentences(writing).filter(
    ({ text }) => isDated(event, text) && isOfCompanyItself(plan, event, text),
  );
  return stated ? [{ kind: 'text', sentences: [fitted(quoted(writing, stated), [])] }] : [];
};
