// Tests whether a clause names an event only to count back from it: "six months before expiry", 만료 6개월 전,
// 満了の6か月前. Its date is not that of the event.
import { dealEventsIn } from '../../understand/kinds/deal-events.ts';
import { blank } from '../../understand/words/blank.ts';

const BACK = [
  String.raw`(?:\b\d{1,3}|\b[a-z]+)\s(?:days?|weeks?|months?|years?)(?:['’]s?)?\s(?:before|prior to|ahead of)\s(?:[\w-]+\s){0,4}?[\w-]+`,
  String.raw`[\p{Script=Hangul}]{2,}\s?\d{1,3}\s?(?:일|주일?|개월|달|년)\s?(?:이?전|앞)`,
  String.raw`[\p{Script=Han}\p{Script=Katakana}ー]{2,}(?:の|から|より)?\s?\d{1,3}\s?(?:日|週間?|[かカヶケ箇]?月|年)(?:以上)?前`,
].map((form) => new RegExp(form, 'giu'));

/** The stretches that count back from the event. */
const backFrom = (text: string, id: string) =>
  BACK.flatMap((form) => [...text.matchAll(form)])
    .filter(([phrase]) => dealEventsIn(phrase).some((one) => one.id === id))
    .map(({ index, 0: phrase }) => ({ start: index, end: index + phrase.length }));

/** Whether a clause counts back from an event that it does not name otherwise; "until" beside it does not name it. */
export const isBeforeEvent = (clause: string, id: string): boolean => {
  const plain = clause.normalize('NFKC');
  const places = backFrom(plain, id);
  return places.length > 0 && !dealEventsIn(blank(plain, places)).some((one) => one.id === id && !one.isWeak);
};
