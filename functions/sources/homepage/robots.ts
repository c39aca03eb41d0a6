// Parses robots.txt by RFC 9309: the group that names our agent, else the group for all; the longest rule wins, and
// allow wins a tie.
const AGENT = 'footnote';
const MAX_RULES = 1000;

type Rule = { readonly allows: boolean; readonly path: string };
type Line = readonly [field: string, value: string];

const linesOf = (text: string): Line[] =>
  text.split(/\r\n|\r|\n/).flatMap((line): Line[] => {
    const [, field, value] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    return field ? [[field.toLowerCase(), (value ?? '').trim()]] : [];
  });

type Group = { readonly agents: string[]; readonly rules: Rule[] };

const groupsOf = (lines: readonly Line[]): Group[] => {
  const groups: Group[] = [];
  let isNaming = false;
  for (const [field, value] of lines) {
    if (field === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
    } else if ((field === 'allow' || field === 'disallow') && value)
      groups.at(-1)?.rules.push({ allows: field === 'allow', path: value });
    isNaming = field === 'user-agent';
  }
  return groups;
};

/**
 * `*` matches anything, a final `$` the end. Compares piece by piece, so that foreign patterns never become regular
 * expressions.
 */
const fits = (path: string, pattern: string): boolean => {
  const isWhole = pattern.endsWith('$');
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...rest] = pieces;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [n, piece] of rest.entries()) {
    if (isWhole && n === rest.length - 1) return path.length - piece.length >= at && path.endsWith(piece);
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return !isWhole || at === path.length;
};

export const robots = (text: string): ((path: string) => boolean) => {
  const groups = groupsOf(linesOf(text));
  const named = groups.filter(({ agents }) => agents.includes(AGENT));
  const own = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const rules = own.flatMap((group) => group.rules).slice(0, MAX_RULES);
  return (path) => {
    const matching = rules.filter((rule) => fits(path, rule.path));
    const longest = Math.max(0, ...matching.map((rule) => rule.path.length));
    const deciding = matching.filter((rule) => rule.path.length === longest);
    return deciding.length === 0 || deciding.some(({ allows }) => allows);
  };
};
