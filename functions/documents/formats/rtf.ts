// Extracts rich text (RTF): paragraphs and tables, characters by each font's code page; also bodies of Outlook mail.
import iconv from 'iconv-lite';
import type { Segment } from '#shared/model/file.ts';
import type { Extraction, Source } from './extraction.ts';
import { flow } from './flow.ts';
import { type RtfToken, rtfTokens } from './rtf/tokens.ts';

type State = {
  readonly skip: boolean;
  /** Hidden or deleted characters, until the property ends. */
  readonly hidden: boolean;
  readonly fonts: boolean;
  readonly encoding: string;
  readonly unicode: number;
};

const UNSEEN = new Set(
  'colortbl stylesheet info pict object themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl generator xmlnstbl fldinst header headerl headerr headerf footer footerl footerr footerf filetbl revtbl nonshppict'.split(
    ' ',
  ),
);
const CHARSETS: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'cp949',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  177: 'windows-1255',
  178: 'windows-1256',
  204: 'windows-1251',
  238: 'windows-1250',
};
const CHARACTERS: Readonly<Record<string, string>> = {
  tab: ' ',
  line: ' ',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
};

const encodingOf = (codePage: number): string =>
  iconv.encodingExists(`cp${codePage}`) ? `cp${codePage}` : 'windows-1252';

const reader = () => {
  const out = flow();
  const fonts = new Map<number, string>();
  const states: State[] = [];
  let state: State = { skip: false, hidden: false, fonts: false, encoding: 'windows-1252', unicode: 1 };
  let usual = 'windows-1252';
  let text = '';
  let bytes: number[] = [];
  let font = 0;
  let left = 0;
  let inTable = false;
  let rowed = false;
  let optional = false;
  const isShown = () => !state.skip && !state.hidden && !state.fonts;
  const hide = (value = 1) => {
    state = { ...state, hidden: value !== 0 };
  };
  const spell = () => {
    if (bytes.length > 0 && isShown()) text += iconv.decode(Uint8Array.from(bytes), state.encoding);
    bytes = [];
  };
  const endParagraph = () => {
    out.paragraph(text);
    text = '';
  };
  const leaveTable = () => {
    if (inTable) out.closeTable();
    inTable = false;
  };
  const endCell = () => {
    if (!inTable) out.openTable();
    inTable = true;
    if (!rowed) out.openRow();
    rowed = true;
    out.openCell();
    endParagraph();
    out.closeCell();
  };
  const words: Readonly<Record<string, (value: number | undefined) => void>> = {
    par: () => {
      if (text.trim() !== '') leaveTable();
      endParagraph();
    },
    cell: endCell,
    row: () => {
      rowed = false;
    },
    pard: () => {
      if (!rowed && text === '') leaveTable();
    },
    trowd: () => undefined,
    v: hide,
    deleted: hide,
    plain: () => hide(0),
    ansicpg: (value = 1252) => {
      usual = encodingOf(value);
      state = { ...state, encoding: usual };
    },
    fonttbl: () => {
      state = { ...state, fonts: true };
    },
    fcharset: (value = 0) => {
      const known = CHARSETS[value];
      if (state.fonts && known !== undefined) fonts.set(font, known);
    },
    f: (value = 0) => {
      font = value;
      if (!state.fonts) state = { ...state, encoding: fonts.get(value) ?? usual };
    },
    uc: (value = 1) => {
      state = { ...state, unicode: Math.min(10, Math.max(0, value)) };
    },
    u: (value = 63) => {
      if (isShown()) text += String.fromCharCode(value & 0xffff);
      left = state.unicode;
    },
  };
  const onWord = (word: string, value: number | undefined) => {
    if (UNSEEN.has(word) || optional) state = { ...state, skip: true };
    optional = false;
    if (state.skip) return;
    // A paragraph behind a table begins with `pard`, without a row of its own.
    words[word]?.(value);
    if (isShown()) text += CHARACTERS[word] ?? '';
  };
  const onText = (piece: string) => {
    if (state.skip || state.fonts) return;
    if (!state.hidden) text += piece.slice(Math.min(left, piece.length));
    left = 0;
  };
  return {
    take: (token: RtfToken): void => {
      if (token.kind !== 'byte') spell();
      if (token.kind === 'open') states.push(state);
      else if (token.kind === 'close') state = states.pop() ?? state;
      else if (token.kind === 'optional') optional = true;
      else if (token.kind === 'word') onWord(token.word, token.value);
      else if (left > 0 && token.kind === 'byte') left -= 1;
      else if (token.kind === 'byte') bytes.push(token.byte);
      else if (token.kind === 'text') onText(token.text);
    },
    end: (): Segment[] => {
      spell();
      leaveTable();
      endParagraph();
      return out.end();
    },
  };
};

export const readRtf = (source: string): Segment[] => {
  const rtf = reader();
  for (const token of rtfTokens(source)) rtf.take(token);
  return rtf.end();
};

export const extractRtf = ({ bytes }: Source): Extraction => ({
  segments: readRtf(new TextDecoder('latin1').decode(bytes)),
});
