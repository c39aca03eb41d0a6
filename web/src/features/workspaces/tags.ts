// Turns typed words into tags: trimmed, unique, no more than the server accepts.
export const MAX_TAGS = 20;
const MAX_LENGTH = 40;

export const addTags = (tags: readonly string[], typed: string): string[] => {
  const added = typed.split(/[,，、]/).map((tag) => tag.trim().slice(0, MAX_LENGTH).trim());
  return [...new Set([...tags, ...added.filter(Boolean)])].slice(0, MAX_TAGS);
};

const OFFERED = 8;
const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase();

/** A few of the organization's tags that complete the typed text and are not chosen yet. */
export const offeredTags = (
  tags: readonly string[],
  { chosen, typed }: { chosen: readonly string[]; typed: string },
): string[] => {
  const taken = new Set(chosen.map(folded));
  const wanted = folded(typed.trim());
  return tags.filter((tag) => !taken.has(folded(tag)) && folded(tag).includes(wanted)).slice(0, OFFERED);
};
