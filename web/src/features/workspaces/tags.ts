// How typed words become tags: trimmed, once each, not more than the server takes.
export const MAX_TAGS = 20;
const MAX_LENGTH = 40;

export const addTags = (tags: readonly string[], typed: string): string[] => {
  const added = typed.split(/[,，、]/).map((tag) => tag.trim().slice(0, MAX_LENGTH).trim());
  return [...new Set([...tags, ...added.filter(Boolean)])].slice(0, MAX_TAGS);
};
