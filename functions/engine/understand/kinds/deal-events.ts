// Events of deals, contracts and sites (signing, closing, paying, ending, breaking off), each with a date of its own.
import dealEvents from '#shared/language/lexicon/deal-events.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';

const EVENTS = dealEvents.events.flatMap(({ id, source, weak, ...words }) => [
  { id, isWeak: false, wordsIn: compile({ id, source, ...words }) },
  { id, isWeak: true, wordsIn: compile({ id, source, ...weak }) },
]);

/** `isWeak`: named only by a word such as "until", which has other meanings too. */
export type NamedEvent = { readonly id: string; readonly word: string; readonly isWeak: boolean };

/** The events that a text names. A word inside another event's words is not named: "may end" is a break, not an end. */
export const dealEventsIn = (text: string): readonly NamedEvent[] => {
  const plain = text.normalize('NFKC');
  const all = EVENTS.flatMap(({ id, isWeak, wordsIn }) => wordsIn(plain).map((place) => ({ id, isWeak, ...place })));
  const isInside = (one: (typeof all)[number]): boolean =>
    all.some(
      ({ start, end, id }) =>
        id !== one.id && start <= one.start && one.end <= end && end - start > one.end - one.start,
    );
  const named = all.filter((one) => !isInside(one));
  const words = named.map(({ id, isWeak, start, end }) => ({ id, isWeak, word: plain.slice(start, end) }));
  return [
    ...new Map(words.toSorted((a, b) => Number(b.isWeak) - Number(a.isWeak)).map((one) => [one.id, one])).values(),
  ];
};
