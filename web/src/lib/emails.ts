// Extracts email addresses from typed or pasted text: lists, lines, `Name <address>`.

const SEPARATORS = /[\s,;，、；]+/;
/** The specification's rule: something, @, something, a dot, something. */
const VALID = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_CHARACTERS = 254;

export const isEmail = (text: string): boolean => text.length <= MAX_CHARACTERS && VALID.test(text);

/** Each address once and in lower case, as the server compares them; what is none is kept for the person to mend. */
export const emailsIn = (text: string): string[] => {
  // `Kim, Seo-yeon <seo@x.com>` holds one address: names in front of it are not addresses.
  const bare = text.replace(/[^<>;\n]*<([^<>\s]+@[^<>\s]+)>/g, ' $1 ');
  const parts = bare.split(SEPARATORS).map((part) => part.replace(/^[<"'(]+|[>"')]+$/g, '').toLowerCase());
  return [...new Set(parts.filter(Boolean))];
};

export const withEmails = (emails: readonly string[], typed: string): string[] => [
  ...new Set([...emails, ...emailsIn(typed)]),
];
