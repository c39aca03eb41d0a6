// Recognizes the statement that there is no lawsuit, fine or accident, or that it is over: it is no risk.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import defences from '#shared/language/lexicon/defences.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import noTrouble from '#shared/language/lexicon/no-trouble.json' with { type: 'json' };

const { source } = noTrouble;
const troubleIn = compile({ id: 'trouble', source, ...noTrouble.trouble });
const noneIn = compile({ id: 'noTrouble', source, ...noTrouble.none });

const overIn = compile({ id: 'troubleOver', source, ...noTrouble.over });

/** In characters, between the word for none and the trouble. Set by hand. */
const BESIDE = 40;

/** English denies before the thing, Korean and Japanese behind it. */
export const isNoTrouble = (text: string): boolean => {
  const isBefore = languageOf(text) === 'en';
  const troubles = troubleIn(text);
  return noneIn(text).some((none) =>
    troubles.some((trouble) => {
      const gap = isBefore ? trouble.start - none.end : none.start - trouble.end;
      return gap >= 0 && gap <= BESIDE;
    }),
  );
};

const findDefence = compile(defences);
/** What a company says in its defence explains a claim and is none by itself. */
export const isDefence = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.startsWith(name)) && findDefence(text).length > 0;

const OF_RISKS: ReadonlySet<string> = new Set(['riskFactors', 'threats', 'thesisRisks']);
/** A matter that is settled is a past dispute, but no risk and no open question. */
export const isOver = (key: string, section: string, text: string): boolean =>
  (OF_RISKS.has(section) || key === 'openQuestionsOf') && overIn(text).length > 0;

/** The questions whose answers are risks and open matters. */
const OF_TROUBLE: ReadonlySet<string> = new Set([
  'risksOf',
  'threatsTo',
  'weaknessesOf',
  'weakPointsOf',
  'weakToRivals',
  'disputesOf',
  'labourRisksOf',
  'labourDisputesOf',
  'openQuestionsOf',
  'outlookRisks',
]);

export const asksForTrouble = (key: string): boolean => OF_TROUBLE.has(key);
