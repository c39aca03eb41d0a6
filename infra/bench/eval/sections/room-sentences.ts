// The sentences of a data room as the analyses see them, numbered in reading order, and the room that they are from.
import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import type { Desk as ReadingDesk } from '#functions/analyses/desk.ts';
import { withFigureLines } from '#functions/analyses/evidence/figure-lines.ts';
import { withOwners } from '#functions/analyses/house-files.ts';
import type { Passage } from '#functions/engine/evidence.ts';
import type { Quotable } from '#functions/engine/write/prose/sentences.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Language } from '#shared/model/enums.ts';
import { CORPUS } from '#tests/analyses/corpus.ts';
import { type Desk, deskOfFiles } from '#tests/analyses/sample-desk.ts';
import ROOM_INPUTS from '../../sections/rooms.json' with { type: 'json' };

const ROOMS = resolve(import.meta.dirname, '../../rooms');
const CORPUS_FOLDER = resolve(import.meta.dirname, '../../../../tests/analyses/corpus');

export type Room = {
  readonly name: string;
  readonly folder: string;
  readonly language: Language;
  readonly inputs: { readonly company: string; readonly industry: string; readonly country: string };
};

export const languageOf = (name: string): Language =>
  name.startsWith('ko') ? 'ko' : name.startsWith('ja') ? 'ja' : 'en';

/** The rooms of the bench and of the tests. */
export const knownRooms = (): Room[] => [
  ...Object.entries(ROOM_INPUTS).map(([name, inputs]) => ({
    ...{ name, inputs, folder: join(ROOMS, name), language: languageOf(name) },
  })),
  ...CORPUS.map(({ folder, language, company, industry, country }) => ({
    ...{ name: folder, language, inputs: { company, industry, country }, folder: join(CORPUS_FOLDER, folder) },
  })),
];

export const deskOfRoom = ({ name, folder }: Pick<Room, 'name' | 'folder'>): Promise<Desk> =>
  deskOfFiles(
    name,
    globSync(`${folder}/*`)
      .filter((path) => basename(path) !== 'room.json')
      .sort()
      .map((path) => ({ filename: basename(path).normalize('NFC'), bytes: new Uint8Array(readFileSync(path)) })),
  );

/** The documents of the rooms date from the months before. */
export const NOW = Date.UTC(2026, 5, 1);

const DESKS = new WeakMap<Desk, ReadingDesk>();
/** One for each room, since the analyses remember what they read by desk. */
export const readingDesk = (desk: Desk, { language }: Pick<Room, 'language'>): ReadingDesk => {
  const scope = { tenant: desk.tenant, projectIds: [desk.projectId] };
  const known = DESKS.get(desk) ?? {
    ...{ index: desk.index, model: offlineModel(), scope, statements: async () => desk.statements, language, now: NOW },
  };
  DESKS.set(desk, known);
  return known;
};

const MAX_FILES = 60;
const MAX_CHUNKS = 2000;

const chunksOf = async ({ index, projectId, tenant }: Desk): Promise<Chunk[]> => {
  const workspace = projectId.slice(projectId.indexOf('_') + 1);
  const files = Array.from({ length: MAX_FILES }, (_, n) => `fil_${workspace}_${String(n + 1).padStart(16, '0')}`);
  const read = (fileId: string) => index.range({ tenant, fileId, from: 0, to: MAX_CHUNKS });
  return (await Promise.all(files.map(read))).flat();
};

export type RoomSentence = Quotable & { readonly id: string };

/** Prose alone; a sentence in two overlapping chunks counts once. */
export const sentencesOfRoom = async (desk: Desk, room: Pick<Room, 'language'>): Promise<RoomSentence[]> => {
  const prose = (await chunksOf(desk))
    .filter(({ kind }) => kind === 'prose')
    .map((chunk): Passage => ({ source: 'FILES', chunk, score: 0, signals: {} }));
  const all = (await withOwners(readingDesk(desk, room), prose)).flatMap(withFigureLines);
  const once = new Map(all.map((one) => [`${one.passage.chunk.fileId} ${one.text}`, one]));
  return [...once.values()].map((one, n) => ({ ...one, id: `s${String(n + 1).padStart(4, '0')}` }));
};
