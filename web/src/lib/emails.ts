// Extracts email addresses from typed or pasted text: lists, lines, `Name <address>`.

const SEPARATORS = /[\s,;，、；]+/;
/** The specification's rule: something, @, something, a dot, something. */
const VALID = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_CHARACTERS = 254;

export const isEmail = (text: string): boolean => text.length <= MAX_CHARACTERS && VALID.test(text);

/** Each address once and in lower case, as the server compares them. Invalid ones are kept for the user to correct. */
export const emailsIn = (text: string): string[] => {
  // `Kim, Seo-yeon <seo@x.com>` contains one address: names before it are dropped.
  const bare = text.replace(/[^<>;\n]*<([^<>\s]+@[^<>\s]+)>/g, ' $1 ');
  const parts = bare.split(SEPARATORS).map((part) => part.replace(/^[<"'(]+|[>"')]+$/g, '').toLowerCase());
  return [...new Set(parts.filter(Boolean))];
};

export const withEmails = (emails: readonly string[], typed: string): string[] => [
  ...new Set([...emails, ...emailsIn(typed)]),
];
