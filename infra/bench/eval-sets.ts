// `npm run eval -- --set=NAME[,NAME]`: prints one table over sets of questions with known pages, and writes eval.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import learned from '#functions/engine/write/fit/fit-weights.json' with { type: 'json' };
import { textOf } from './eval/ask.ts';
import { cachedIndex } from './eval/cached-index.ts';
import { sets } from './eval/documents.ts';
import { evalFigures } from './eval/figures.ts';
import { halfOf } from './eval/halves.ts';
import { measureSet, scoresByHalf } from './eval/measure-set.ts';
import { type ColumnScores, qualityPage, type Results } from './eval/quality-page.ts';
import { evalRooms } from './eval/rooms.ts';
import { evalRows } from './eval/rows.ts';
import { evalSections } from './eval/sections/sections.ts';
import { SET_NAMES, setNamed } from './eval/sets.ts';
import { evalSources } from './eval/sources.ts';
import { evalStatementQuestions } from './eval/statement-questions.ts';
import { evalStatements } from './eval/statements.ts';
import { evalSubjects } from './eval/subjects.ts';

const OUT = 'eval.json';
const PAGE = 'docs/quality.md';
/** The same figures for the app. */
const SHOWN = 'shared/quality/measured.json';

/** Sets that are not questions with known pages. */
const SETS_OF_OTHER_SHAPE: Readonly<Record<string, (verbose: boolean) => Promise<void>>> = {
  rooms: (verbose) => evalRooms(verbose, process.env.ROOM),
  rows: (verbose) => evalRows(verbose, process.env.ROOM),
  sections: async (verbose) => evalSections(verbose, process.env.ROOM),
  subjects: async () => evalSubjects(),
  statements: evalStatements,
  sources: evalSources,
  figures: evalFigures,
  jfinqa: evalStatementQuestions,
};
/** They need no files beside the repository. */
const INVENTED = ['rooms', 'rows', 'sections', 'subjects'];

const earlier = (): Record<string, Results[string]> => (existsSync(OUT) ? JSON.parse(readFileSync(OUT, 'utf8')) : {});

const line = (name: string, scores: ColumnScores): string =>
  [name.padEnd(30), ...Object.values(scores).map((score) => String(score ?? '–').padStart(9))].join('');

export const evalSets = async (wanted: string, verbose: boolean, isWritten: boolean): Promise<void> => {
  const own = SETS_OF_OTHER_SHAPE[wanted];
  if (own && (existsSync(sets) || INVENTED.includes(wanted))) return own(verbose);
  if (!existsSync(sets)) return console.log('No sets here: name their folder in FOOTNOTE_EVAL.');
  const names = wanted === 'all' ? SET_NAMES : wanted.split(',');
  const results = earlier();
  for (const [n, name] of names.entries()) {
    const set = await setNamed(name);
    if (!set) throw new Error(`no such set: ${name}; there are ${SET_NAMES.join(', ')}`);
    const cached = await cachedIndex(set.name.replace('-traps', ''), set.paths);
    const outcomes = await measureSet(cached, set, (one, made) => {
      if (!verbose || halfOf(one.question) !== 'development') return;
      const marks = `${one.isCandidate ? 'r' : '-'}${one.isInFive ? '5' : '-'}${one.isCited ? 'c' : '-'}${one.isWrong ? 'w' : '-'}`;
      console.log(`${marks} ${Math.round(one.ms)} ms ${one.question}\n${textOf(made).slice(0, 900)}\n`);
    });
    cached.index.close();
    results[name] = scoresByHalf(outcomes);
    const halves = Object.entries(results[name]);
    if (n === 0)
      console.log(
        `${''.padEnd(30)}${Object.keys(halves[0]?.[1] ?? {})
          .map((one) => one.slice(0, 8).padStart(9))
          .join('')}`,
      );
    for (const [half, scores] of halves) console.log(line(half === 'all' ? name : `  ${half}`, scores));
    writeFileSync(OUT, `${JSON.stringify(results, null, 2)}\n`);
  }
  if (!isWritten) return;
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(PAGE, qualityPage(results, learned, date));
  writeFileSync(SHOWN, `${JSON.stringify({ date, sets: results, curve: learned.curve }, null, 2)}\n`);
};
