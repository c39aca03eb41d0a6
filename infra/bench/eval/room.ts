// The invented data rooms: their files, the questions in people's own words and the rows of lists, with what is known.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { isTicked } from '#shared/quality/judge.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';

/** The documents of the rooms date from the months before. */
export const NOW = Date.UTC(2026, 5, 1);
const ROOMS = resolve(process.env.FOOTNOTE_ROOMS ?? join(import.meta.dirname, '../rooms'));

const Texts = z.array(z.string().min(1)).min(1);

const Question = z.strictObject({
  ask: z.string(),
  /** A ticked statement with any of these is right; without them the room has no answer. */
  says: Texts.optional(),
  /** True and relevant statements that may be ticked beside the answer. */
  also: z.array(z.string().min(1)).optional(),
  note: z.string().optional(),
});

/** A row of a list; without `says`, `verdict` and `files` nothing in the room answers it. */
const Row = z.strictObject({
  row: z.string(),
  says: Texts.optional(),
  also: z.array(z.string().min(1)).optional(),
  verdict: z.enum(['yes', 'no', 'partly']).optional(),
  /** The names of the requested files, or parts of them; empty if the room has none. */
  files: z.array(z.string().min(1)).optional(),
  note: z.string().optional(),
});
export type RoomRow = z.infer<typeof Row>;

const Room = z.strictObject({
  /** The name of the workspace. */
  about: z.string(),
  questions: z.array(Question).default([]),
  rows: z.array(Row).default([]),
});
export type Room = z.infer<typeof Room>;

type NamedRoom = Room & { readonly name: string; readonly paths: readonly string[] };

/** `only`: a part of the names of the rooms. */
export const roomsNamed = (only: string): NamedRoom[] => {
  const folders = globSync(`${ROOMS}/*/room.json`).map(dirname).sort();
  return folders
    .filter((folder) => basename(folder).includes(only))
    .map((folder) => ({
      ...Room.parse(JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8'))),
      name: basename(folder),
      paths: globSync(`${folder}/*`)
        .filter((path) => basename(path) !== 'room.json')
        .sort(),
    }));
};

export type Statement = { readonly text: string; readonly isTicked: boolean; readonly refs: readonly number[] };
/** Returns sentences and rows; a row with a ticked cell is ticked. */
export const statementsOf = (block: Block): Statement[] =>
  block.kind === 'table'
    ? block.rows.map((row) => ({
        text: row.map(({ text }) => text).join(' | '),
        isTicked: row.some(({ check, fit }) => check === 'verified' && fit !== 'near'),
        refs: row.flatMap(({ refs = [] }) => refs),
      }))
    : sentencesOf(block).map((one) => ({ text: one.text, isTicked: isTicked(one), refs: one.refs }));

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[\s,]/g, '');
export const hasAny = (all: readonly string[], text: string): boolean =>
  all.some((one) => plain(text).includes(plain(one)));
