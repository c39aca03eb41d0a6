// What a model is asked to make of a section, beside its question. The person's own words are a wish, never a rule.
const LONGEST_WISH = 2000;

const plain = (text: string): string => text.replace(/[<>]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_WISH);

export const guidanceFor = (title: string, instruction: string): string => {
  const wish = plain(instruction);
  return [
    `The answer is a part of the section "${plain(title)}" of a report: write it as report prose, the most important first, without greeting, title or closing.`,
    ...(wish
      ? [`The reader wishes for this section: "${wish}". Follow it as far as the evidence and the rules above allow.`]
      : []),
  ].join('\n- ');
};
