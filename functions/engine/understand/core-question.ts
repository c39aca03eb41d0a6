// Parts a question from the instructions around it: how to answer is no part of what is asked.

const INSTRUCTION =
  /^(?:please\s+)?(?:answer|assume|base|basing|give (?:a|an|your) (?:response|answer)|respond|round|we (?:need|want)|you are|use|using|by (?:using|relying|referring)|address|state|explain your|provide your|calculate (?:what was asked|this)|if [^?]{3,160}\b(?:state|say|explain|mention|specify)\b|답변은|단위는|소수점|회답|回答は|単位は|小数)/i;
const DEFINITION = /\b(?:is|are|can be) (?:defined|calculated|computed) as\b|(?:으로|로) 정의|(?:と|として)定義/i;
const COLON = /^(?:[^:：?？]{20,}?)[:：]\s*(?=(?:what|how|which|who|when|does|did|is|are|was|were|has|have)\b)/i;

const clauses = (question: string): string[] =>
  question
    .split(/(?<=[?？。])\s*|(?<=[.!])\s+(?=[A-Z가-힣])/u)
    .map((clause) => clause.replace(COLON, '').trim())
    .filter((clause) => clause !== '');

export type Core = {
  /** What is asked. */
  readonly question: string;
  /** "X is defined as …": names figures and asks nothing. */
  readonly definitions: string;
};

/** A question of one clause, and one that is all instructions, is taken as it stands. */
export const coreOf = (query: string): Core => {
  const all = clauses(query);
  const definitions = all.filter((clause) => DEFINITION.test(clause));
  const asked = all.filter((clause) => !DEFINITION.test(clause) && !INSTRUCTION.test(clause));
  return { question: asked.length > 0 ? asked.join(' ') : query, definitions: definitions.join(' ') };
};
