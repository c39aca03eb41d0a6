// Leaves out the unit that a note says is not used: "천만원이 아니라 백만원", "in £m, not £000".

const NOT_THIS =
  /\s*(?:[^\s,、(（]+(?:이|가)\s*아니(?:라|고|며|다|라고|므로)|[^\s,、(（はが]+では(?:なく、?|ない)|[,;]?\s*\b(?:and|but)?\s*\bnot (?:in )?[^\s,.;)]+)\s*/giu;

export const withoutDeniedUnit = (text: string): string => text.replace(NOT_THIS, ' ');
