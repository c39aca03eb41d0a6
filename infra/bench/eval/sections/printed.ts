// What the sections of reports print of a room's sentences, question by question.
import { build } from '#functions/analyses/build.ts';
import { notesFor } from '#functions/analyses/notes.ts';
import { kindOfQuestion } from '#functions/analyses/room/section-rank/section-kinds.ts';
import { sectionContext } from '#functions/analyses/section-context.ts';
import type { Analysis, Work } from '#shared/analyses/analysis.ts';
import { parseInputs } from '#shared/analyses/inputs.ts';
import { ANALYSES } from '#shared/analyses/registry.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Desk } from '#tests/analyses/sample-desk.ts';
import { NOW, type Room, type RoomSentence, readingDesk } from './room-sentences.ts';

export type SectionQuestion = {
  readonly key: string;
  readonly section: string;
  readonly analysis: Analysis;
  readonly work: Work;
};

const worksIn = (work: Work): readonly Work[] => (work.kind === 'joined' ? work.works.flatMap(worksIn) : [work]);

const questionsIn = (analysis: Analysis): SectionQuestion[] =>
  analysis.sections.flatMap(({ id, work }) =>
    worksIn(work).flatMap((one) =>
      one.kind === 'ask' || one.kind === 'quotes' || one.kind === 'timeline'
        ? one.questions.map((key) => ({ key, section: id, analysis, work: { ...one, questions: [key] } }))
        : [],
    ),
  );

/** Each question of a kind of section once, in the analysis that asks it first. */
export const sectionQuestions = (): SectionQuestion[] => {
  const all: readonly Analysis[] = Object.values(ANALYSES).filter(({ type }) => type !== 'TestAnalysis');
  const questions = all.flatMap(questionsIn).filter(({ key }) => kindOfQuestion(key) !== undefined);
  return [...new Map(questions.reverse().map((one) => [one.key, one])).values()];
};

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/[\s*]+/g, '');
const FEWEST = 10;

/** The numbers of the room's sentences that a printed text is made of. */
export const matcherOf = (sentences: readonly RoomSentence[]): ((text: string) => string[]) => {
  const known = sentences.map(({ id, text }) => ({ id, text: plain(text) }));
  return (printed) => {
    const text = plain(printed);
    const same = known.filter((one) => one.text === text);
    if (same.length > 0) return same.map(({ id }) => id);
    return known
      .filter((one) => one.text.length >= FEWEST && text.length >= FEWEST)
      .filter((one) => one.text.includes(text) || text.includes(one.text))
      .map(({ id }) => id);
  };
};

const contextOf = (desk: Desk, room: Room, { analysis, section }: Pick<SectionQuestion, 'analysis' | 'section'>) => {
  const given = { ...room.inputs, homepage: 'www.company.example', period: '2026' };
  const { inputs } = parseInputs(analysis.fields, given);
  return sectionContext({
    ...{ analysis, inputs, instruction: '', section: { id: section, title: section } },
    desk: readingDesk(desk, room),
    notes: notesFor(new Date(NOW).toISOString(), new Map()),
    signal: new AbortController().signal,
    ...{ facts: [], documents: [], profiles: [], build },
    workbook: async () => undefined,
    ledgers: async () => [],
  });
};

/** The printed texts of one question, in order. */
export const printedFor = async (desk: Desk, room: Room, question: SectionQuestion): Promise<string[]> => {
  const { blocks } = await build(question.work, contextOf(desk, room, question));
  return blocks.flatMap(sentencesOf).map(({ text }) => text);
};
