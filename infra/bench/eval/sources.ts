// `npm run eval -- --set=sources`: counts true sentences of the documents that are not verified, and false ones that
// are.
import { chunk } from '#functions/documents/chunk/chunk.ts';
import { checkSentence } from '#functions/engine/verify/check-sentence.ts';
import { splitSentences } from '#functions/engine/write/prose/split-sentences.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { type Case, citing } from '../bindings/case.ts';
import { proseCases } from '../bindings/prose-cases.ts';
import { parsedFile } from './documents.ts';
import { drawn } from './halves.ts';
import { setNamed } from './sets.ts';

const SETS = { ko: 'ko-pages', en: 'financebench', ja: 'ja-pages' } as const;
type Language = keyof typeof SETS;
const LANGUAGES: readonly Language[] = ['ko', 'en', 'ja'];
/** For each kind and language. */
const MAX_DOCUMENTS = 200;

/** The words by which a draft joins two cited sentences. */
const JOINTS: Readonly<Record<Language, string>> = { ko: ' 또한 ', en: ' In addition, ', ja: 'また、' };

const joined = ({ text, chunk: own }: { readonly text: string; readonly chunk: Chunk }, language: Language): Case[] => {
  const whole = splitSentences(text).filter((one) => /[.。]$/u.test(one.text) && one.text.length > 30);
  return whole.slice(1).flatMap((one, n) => {
    const before = whole[n];
    if (!before) return [];
    const sentence = `${before.text}${JOINTS[language]}${one.text}`;
    return [{ kind: 'true: joined', text: sentence, cited: citing(own, before.start, one.end) }];
  });
};

const proseOf = async (language: Language): Promise<Chunk[]> => {
  const set = await setNamed(SETS[language]);
  const chunks: Chunk[] = [];
  for (const path of set?.paths ?? []) {
    const parsed = await parsedFile(path);
    if (!parsed.ok) continue;
    const { segments } = parsed;
    chunks.push(...chunk({ fileId: path, projectId: 'p', filename: path, segments, language: parsed.language }));
  }
  return chunks.filter((one) => one.kind === 'prose' && one.context.language === language);
};

export const evalSources = async (verbose: boolean): Promise<void> => {
  for (const language of LANGUAGES) {
    const chunks = await proseOf(language);
    const cases = chunks.flatMap((one) => [
      ...proseCases(one.text, language),
      ...joined({ text: one.text, chunk: one }, language),
    ]);
    for (const [kind, all] of [...Map.groupBy(cases, (one) => one.kind)].sort(([a], [b]) => a.localeCompare(b))) {
      const own = drawn(
        // The lines of a draft have no breaks.
        all.map((one) => ({ ...one, text: one.text.replace(/\s+/g, ' ').trim(), question: one.text })),
        MAX_DOCUMENTS,
      ).map((one) => ({ one, verdict: checkSentence({ text: one.text, cited: [one.cited] }) }));
      const isTrue = kind.startsWith('true');
      const missed = own.filter(({ verdict }) => (verdict.check === 'verified') !== isTrue);
      const share = ((missed.length / own.length) * 100).toFixed(1);
      console.log(
        `${language}\t${kind}\t${isTrue ? 'not verified' : 'verified'} ${missed.length}/${own.length}\t${share} %`,
      );
      if (!verbose) continue;
      for (const { one, verdict } of missed.slice(0, 12))
        console.log(`    ${one.text}\n      < ${one.cited.quote}\n      ${JSON.stringify(verdict.findings)}`);
    }
  }
};
