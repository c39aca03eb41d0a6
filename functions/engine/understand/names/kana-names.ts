// Finds a name in hiragana with which a question begins: ふたばの借入金.
import notNames from '#shared/language/lexicon/not-names.json' with { type: 'json' };
import { isDictionaryWord } from '../words/dictionary.ts';

const { particlesOfNames, beginsOfKana, endsOfKana } = notNames.ja;
/** Most other words in kana alone are shorter. `\ue000` stands for a measure. */
const NAME = new RegExp(
  String.raw`^\s*(\p{Script=Hiragana}{3,12}?)(?:${particlesOfNames.join('|')})(?=[\p{Script=Han}\p{Script=Katakana}A-Za-z\ue000])`,
  'u',
);

export const kanaNames = (text: string): readonly string[] =>
  (NAME.exec(text)?.slice(1) ?? []).filter(
    (name) =>
      !beginsOfKana.some((one) => name.startsWith(one)) &&
      !endsOfKana.some((one) => name.endsWith(one)) &&
      !isDictionaryWord(name),
  );
