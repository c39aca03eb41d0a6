// Computes numbers that Word displays but does not store, by which contracts are cited: Article 3, 4.2, (가).
import { numberForm } from './number-forms.ts';
import { readXml } from './read-xml.ts';

export type NumberAt = { readonly list?: string | undefined; readonly level?: number | undefined };

type Level = { start: number; form: string; text: string; style: string };
type List = { readonly abstract: string; readonly starts: Map<number, number> };
type Definitions = { readonly abstracts: Map<string, Map<number, Level>>; readonly lists: Map<string, List> };

const MAX_LEVELS = 9;

const definitionsOf = (bytes: Uint8Array | undefined): Definitions => {
  const abstracts = new Map<string, Map<number, Level>>();
  const lists = new Map<string, List>();
  let levels: Map<number, Level> | undefined;
  let level: Level | undefined;
  let list = '';
  let overridden = 0;
  const inLevel: Readonly<Record<string, (one: Level, val: string) => void>> = {
    start: (one, val) => Object.assign(one, { start: Number(val) || 0 }),
    numFmt: (one, val) => Object.assign(one, { form: val }),
    lvlText: (one, val) => Object.assign(one, { text: val }),
    pStyle: (one, val) => Object.assign(one, { style: val }),
  };
  const opened: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => void>> = {
    abstractNum: ({ abstractNumId = '' }) => {
      levels = new Map();
      abstracts.set(abstractNumId, levels);
    },
    num: ({ numId = '' }) => {
      list = numId;
      levels = undefined;
    },
    abstractNumId: ({ val = '' }) => lists.set(list, { abstract: val, starts: new Map() }),
    lvlOverride: ({ ilvl }) => {
      overridden = Number(ilvl) || 0;
    },
    startOverride: ({ val }) => lists.get(list)?.starts.set(overridden, Number(val) || 0),
    lvl: ({ ilvl }) => {
      level = { start: 1, form: 'decimal', text: '', style: '' };
      levels?.set(Number(ilvl) || 0, level);
    },
  };
  readXml(bytes, {
    open: (name, attributes) => {
      opened[name]?.(attributes);
      if (level) inLevel[name]?.(level, attributes.val ?? '');
    },
    close: (name) => {
      if (name === 'lvl') level = undefined;
    },
  });
  return { abstracts, lists };
};

/** Returns a function to call for each paragraph in document order; its result is empty if no number is displayed. */
export const wordNumbering = (bytes: Uint8Array | undefined) => {
  const { abstracts, lists } = definitionsOf(bytes);
  const counts = new Map<string, number[]>();
  const started = new Set<string>();

  const countsOf = (list: string, { abstract, starts }: List): number[] => {
    const own = counts.get(abstract) ?? [];
    counts.set(abstract, own);
    if (!started.has(list)) for (const [level, start] of starts) own[level] = start - 1;
    started.add(list);
    return own;
  };
  return ({ list = '', level }: NumberAt, style = ''): string => {
    const known = lists.get(list);
    const levels = abstracts.get(known?.abstract ?? '');
    if (!known || !levels) return '';
    const linked = [...levels].find(([, one]) => one.style !== '' && one.style === style)?.[0];
    const depth = Math.min(MAX_LEVELS - 1, Math.max(0, level ?? linked ?? 0));
    const own = countsOf(list, known);
    own[depth] = (own[depth] ?? (levels.get(depth)?.start ?? 1) - 1) + 1;
    own.length = depth + 1;
    const { form = 'decimal', text = '' } = levels.get(depth) ?? {};
    if (numberForm(1, form) === undefined) return '';
    return text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const of = levels.get(at);
      return numberForm(own[at] ?? of?.start ?? 1, of?.form ?? 'decimal') ?? '';
    });
  };
};
