// Blocks of cells in the clipboard format of Excel: tabs, lines, and quotes around what contains them.
const quoted = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join('\t')).join('\n');

/** A quoted cell may contain tabs and line breaks; a quote inside an unquoted cell is an ordinary character. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y;

export const fromTsv = (text: string): string[][] => {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    CELL.lastIndex = at;
    const [all = '', inQuotes, bare = ''] = CELL.exec(plain) ?? [];
    rows.at(-1)?.push(inQuotes === undefined ? bare : inQuotes.replaceAll('""', '"'));
    at += all.length;
    if (at >= plain.length) return rows;
    if (plain[at] === '\n') rows.push([]);
    at += 1;
  }
};
