// The sentences of invented data rooms that were labelled by reading: what each is about, and in which stance.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../subjects');

export type Labelled = {
  readonly language: string;
  /** Left out together. */
  readonly room: string;
  readonly document: string;
  readonly heading: string;
  readonly text: string;
  /** Subjects, the main one first, then stances; empty if it is about none. */
  readonly labels: readonly string[];
};

export const labelledSentences = (): Labelled[] =>
  globSync(`${FOLDER}/*.tsv`)
    .sort()
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [room = '', document = '', heading = '', text = '', labels = ''] = line.split('\t');
          const language = basename(path, '.tsv');
          return { language, room, document, heading, text, labels: labels === '-' ? [] : labels.split(',') };
        }),
    );
