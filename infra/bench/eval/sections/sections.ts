// `npm run eval -- --set=sections`: how much of what the sections of reports print belongs there, and how much of what
// the sections must have they print, by what readers would put into them. ROOM: only rooms with these names.

import { kindOfQuestion } from '#functions/analyses/room/section-rank/section-kinds.ts';
import { gradesOf } from '../../train/section-examples.ts';
import { matcherOf, printedFor, sectionQuestions } from './printed.ts';
import { deskOfRoom, knownRooms, type Room, sentencesOfRoom } from './room-sentences.ts';

type Counts = { readonly printed: number; readonly fit: number; readonly found: number; readonly must: number };

const share = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(3);
const sumOf = (all: readonly Counts[], of: keyof Counts): number => all.reduce((sum, one) => sum + one[of], 0);
const tell = (name: string, all: readonly Counts[]): void =>
  console.log(
    `${name.padEnd(16)} ${String(sumOf(all, 'printed')).padStart(5)} sentences, of them fit ${share(sumOf(all, 'fit'), sumOf(all, 'printed'))}; of ${sumOf(all, 'must')} that must be there ${share(sumOf(all, 'found'), sumOf(all, 'must'))}`,
  );

/** The numbers of the printed sentences by kind of section. */
const printedIn = async (room: Room, verbose: boolean): Promise<Map<string, Counts>> => {
  const desk = await deskOfRoom(room);
  const sentences = await sentencesOfRoom(desk, room);
  const find = matcherOf(sentences);
  const printed = new Map<string, Set<string>>();
  for (const one of sectionQuestions()) {
    const kind = kindOfQuestion(one.key) ?? '';
    const ids = (await printedFor(desk, room, one)).flatMap(find);
    printed.set(kind, new Set([...(printed.get(kind) ?? []), ...ids]));
  }
  await desk.close();
  const graded = sentences.map((one) => ({ ...one, grades: gradesOf(room.name, one) }));
  return new Map(
    [...printed].map(([kind, ids]) => {
      const must = graded.filter(({ grades }) => grades.get(kind) === 2);
      const shown = graded.filter(({ id }) => ids.has(id));
      if (verbose)
        for (const { grades, text } of shown)
          console.log(`${room.name} ${kind} ${grades.get(kind) ?? 0} ${text.slice(0, 160)}`);
      const fit = shown.filter(({ grades }) => grades.has(kind)).length;
      const found = must.filter(({ id }) => ids.has(id)).length;
      return [kind, { printed: shown.length, must: must.length, fit, found }];
    }),
  );
};

export const evalSections = async (verbose: boolean, only = ''): Promise<void> => {
  const names = only.split(',');
  const byLanguage = new Map<string, Counts[]>();
  const byKind = new Map<string, Counts[]>();
  for (const room of knownRooms().filter(({ name }) => names.some((one) => name.includes(one)))) {
    const counts = await printedIn(room, verbose);
    tell(room.name, [...counts.values()]);
    byLanguage.set(room.language, [...(byLanguage.get(room.language) ?? []), ...counts.values()]);
    for (const [kind, one] of counts) byKind.set(kind, [...(byKind.get(kind) ?? []), one]);
  }
  for (const [kind, own] of byKind) tell(kind, own);
  for (const [language, own] of byLanguage) tell(language, own);
  tell('all rooms', [...byLanguage.values()].flat());
};
