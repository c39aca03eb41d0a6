// Turns the plain ending of a Japanese sentence into the polite one: 達した becomes 達しました. Verbs whose class the
// ending does not tell stay as they are.

type Rule = readonly [ending: RegExp, polite: string];

/** The vowel before る of a verb of one row: 増える, 伸びる. */
const ONE_ROW = 'えけげせぜてでねへべめれいきぎじちにびみり';
/** Before た, い may be of 書く and of 用いる. */
const ONE_ROW_PAST = 'えけげせぜてでねへべめれじびみり';

const RULES: readonly Rule[] = [
  [/である$/u, 'です'],
  [/(?<=[がもにはか])ある$/u, 'あります'],
  [/(?<!ん)だった$/u, 'でした'],
  [/(?<![んいぬむぐ])だ$/u, 'です'],
  [/であった$/u, 'でした'],
  [/ではない$/u, 'ではありません'],
  [/がない$/u, 'がありません'],
  [/はない$/u, 'はありません'],
  [/(?<=[がになはも])あった$/u, 'ありました'],
  [/行った$/u, '行いました'],
  [/行う$/u, '行います'],
  [/(?<=[がまわなか回減残限至入切守図作売取送])った$/u, 'りました'],
  [/(?<=[買失担])った$/u, 'いました'],
  [/(?<=持)った$/u, 'ちました'],
  [/(?<=し|され|てい|でい)た$/u, 'ました'],
  [new RegExp(`(?<=[${ONE_ROW_PAST}])た$`, 'u'), 'ました'],
  [/まない$/u, 'みません'],
  [/らない$/u, 'りません'],
  [/さない$/u, 'しません'],
  [/わない$/u, 'いません'],
  [/(?<=[えけせてねべめれげぜで])ない$/u, 'ません'],
  [/する$/u, 'します'],
  [/(?<=[がまわなか回減残限至入切守図作売取送])る$/u, 'ります'],
  [new RegExp(`(?<=[${ONE_ROW}])る$`, 'u'), 'ます'],
  [/む$/u, 'みます'],
  [/く$/u, 'きます'],
  [/ぶ$/u, 'びます'],
  [/(?<=\p{Script=Han})す$/u, 'します'],
  [/(?<=[\p{Script=Han}しな])い$/u, 'いです'],
];
const LEFT = /(?:[かたなばがざだ]ない|たい|べきだ|ようだ|らしい)$/u;
const ALREADY = /(?:です|ます|ました|ません|でした|でしょう|ください)$/u;
const SENTENCE = /[^。．]+[。．]/gu;

const polite = (sentence: string): string => {
  const [body, stop] = [sentence.slice(0, -1), sentence.slice(-1)];
  if (ALREADY.test(body) || LEFT.test(body)) return sentence;
  const rule = RULES.find(([ending]) => ending.test(body));
  return rule ? `${body.replace(rule[0], rule[1])}${stop}` : sentence;
};

/** What does not end as a sentence, such as a label, stays. */
export const inPoliteJapanese = (text: string): string => text.replace(SENTENCE, polite);
