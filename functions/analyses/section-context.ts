// Builds a section's context from the run: its inputs, its scope, and what its sources returned.
import type { Analysis, Work } from '#shared/analyses/analysis.ts';
import { inputValueText } from '#shared/analyses/input-wording.ts';
import { companyIn, type Inputs, peersIn } from '#shared/analyses/inputs.ts';
import { translate, translateId } from '#shared/i18n/translate.ts';
import { withParticles } from '#shared/language/grammar/particle.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import type { Fact } from '#shared/model/fact.ts';
import type { CompanyProfile, SourceDocument } from '../ports/sources.ts';
import { answerFrom } from './answering.ts';
import type { Answered, Built, SectionContext, Sheet } from './builder.ts';
import type { Desk } from './desk.ts';
import { filedStatements } from './evidence/filed-statements.ts';
import { noteChecks } from './evidence/note-checks.ts';
import { guidanceFor } from './guidance.ts';
import type { Notes } from './notes.ts';
import { readFor } from './reading.ts';
import { readRoom } from './room/read-room.ts';

export type Given = {
  readonly analysis: Analysis;
  readonly section: SectionContext['section'];
  readonly inputs: Inputs;
  readonly instruction: string;
  readonly acceptedBreaks?: SectionContext['acceptedBreaks'];
  readonly desk: Desk;
  readonly notes: Notes;
  readonly signal: AbortSignal;
  readonly facts: readonly Fact[];
  readonly documents: readonly SourceDocument[];
  readonly profiles: readonly CompanyProfile[];
  readonly workbook: () => Promise<readonly Sheet[] | undefined>;
  readonly ledgers: SectionContext['ledgers'];
  /** Absent if the analysis leaves the red flags out. */
  readonly register?: SectionContext['register'];
  readonly build: (work: Work, context: SectionContext) => Promise<Built>;
};

const newestFirst = (a: SourceDocument, b: SourceDocument): number =>
  (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');

/** Input values as words of the language: sources write South Korea, not KR. */
const textParams = ({ analysis, inputs }: Given, language: Language): Record<string, string> =>
  Object.fromEntries(
    analysis.fields.map((field) => [
      field.name,
      inputValueText(field, inputs[field.name], { language, text: (key) => translateId(language, 'analyses', key) }),
    ]),
  );

/** Closes the gaps of inputs that were not entered. */
const tidy = (text: string): string =>
  withParticles(text)
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([?？.,、。])/g, '$1')
    .replace(/([^.])\.\.(?!\.)/g, '$1.')
    .trim();

/** The language of the report first, then the others, since sources write in their own. */
const languagesFrom = (first: Language): Language[] => [first, ...LANGUAGES.filter((one) => one !== first)];

/** A contract names its parties on the first page. */
const OPENING_CHUNKS = 3;

export const sectionContext = (given: Given): SectionContext => {
  const { analysis, desk, inputs, notes, signal } = given;
  const { language, model } = desk;
  const text: SectionContext['text'] = (key, params = {}, inLanguage = language) =>
    tidy(translate(inLanguage, `analyses.${key}`, { ...textParams(given, inLanguage), ...params }));
  const textOf: SectionContext['textOf'] = (group, id, params = {}, inLanguage = language) =>
    tidy(translateId(inLanguage, `analyses.${group}`, id, { ...textParams(given, inLanguage), ...params }));
  const answered = async (question: string): Promise<Answered> => {
    signal.throwIfAborted();
    const { plan, passages } = await readFor(desk, question);
    const guidance = guidanceFor({ type: analysis.type, title: given.section.title, instruction: given.instruction });
    return answerFrom(model, { plan, passages, citations: notes, signal, guidance });
  };
  const context: SectionContext = {
    type: analysis.type,
    section: given.section,
    language,
    inputs,
    company: companyIn(analysis.fields, inputs),
    peers: peersIn(analysis.fields, inputs),
    now: desk.now,
    signal,
    hasModel: model.write !== undefined,
    acceptedBreaks: given.acceptedBreaks,
    instruction: given.instruction,
    notes,
    text,
    textOf,
    ask: answered,
    askKey: async (key, refined = (one) => one) => {
      for (const wordingLanguage of languagesFrom(language)) {
        const found = refined(await answered(textOf('ask', key, {}, wordingLanguage)));
        if (!found.isEmpty) return found;
      }
      return { blocks: [], isComposed: false, isEmpty: true };
    },
    passages: async (question) => {
      signal.throwIfAborted();
      return readFor(desk, question);
    },
    room: (subjects) => readRoom(desk, subjects),
    opening: async (fileId) => {
      const chunks = await desk.index.range({ tenant: desk.scope.tenant, fileId, from: 0, to: OPENING_CHUNKS });
      return chunks.map((chunk) => chunk.text).join('\n');
    },
    statements: (company) => filedStatements(desk, company),
    noteChecks: (filed) => noteChecks(desk, filed),
    facts: async () => given.facts,
    documents: async () => given.documents.toSorted(newestFirst),
    profiles: async () => given.profiles,
    workbook: given.workbook,
    ledgers: given.ledgers,
    register: given.register ?? (async () => undefined),
    build: (work) => given.build(work, context),
  };
  return context;
};
