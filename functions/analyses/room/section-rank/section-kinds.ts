// The kinds of sections of section-kinds.json: for each question of the catalog what a reader expects in its section.
import kinds from './section-kinds.json' with { type: 'json' };

export type SectionKind = keyof typeof kinds.kinds;
type Kind = {
  readonly subjects: readonly string[];
  readonly adds: readonly string[];
  readonly others: readonly string[];
};

const KINDS: Readonly<Record<SectionKind, Kind>> = kinds.kinds;
export const SECTION_KINDS = Object.keys(KINDS) as readonly SectionKind[];

/** The subjects of a kind, and the questions that ask for it or for a part of it. */
export const subjectsOfKind = (kind: SectionKind): readonly string[] => KINDS[kind].subjects;
export const questionsOfKind = (kind: SectionKind): readonly string[] => [...KINDS[kind].adds, ...KINDS[kind].others];

const KIND_OF = new Map(SECTION_KINDS.flatMap((kind) => questionsOfKind(kind).map((key) => [key, kind] as const)));
export const kindOfQuestion = (key: string): SectionKind | undefined => KIND_OF.get(key);

const ADDING: ReadonlySet<string> = new Set(SECTION_KINDS.flatMap((kind) => KINDS[kind].adds));
/** True if the question asks for the whole kind. */
export const asksForKind = (key: string): boolean => ADDING.has(key);
