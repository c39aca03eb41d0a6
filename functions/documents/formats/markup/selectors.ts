// Selectors of style sheets by name, class and id; states and positions are taken off.

export type Tag = { readonly name: string; readonly id: string; readonly classes: readonly string[] };
export type Compound = Tag;

const COMPOUND = /^(?<name>[a-z][\w-]*|\*)?(?<marks>(?:[.#][\w\u0080-\uffff-]+)*)$/;

/** A selector without attributes, pseudo-classes and siblings, which say which of the elements are meant. */
export const withoutStates = (selector: string): string =>
  selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::?[\w-]+(?:\([^()]*\))?/g, '')
    .replace(/^.*[+~]/, '');

/** `undefined` for a selector that cannot be read; an empty one means every element. */
export const compoundOf = (text: string): Compound | undefined => {
  const { name = '', marks = '' } = COMPOUND.exec(text)?.groups ?? {};
  if (text !== '' && name === '' && marks === '') return undefined;
  const all = marks.split(/(?=[.#])/).filter((mark) => mark !== '');
  const named = (sign: string) => all.filter((mark) => mark.startsWith(sign)).map((mark) => mark.slice(1));
  return { name: name === '*' ? '' : name, id: named('#')[0] ?? '', classes: named('.') };
};

export const tagOf = (name: string, { id = '', class: classes = '' }: Readonly<Record<string, string>>): Tag => ({
  name,
  id: id.toLowerCase(),
  classes: classes
    .toLowerCase()
    .split(/\s+/)
    .filter((one) => one !== ''),
});

/** The keys of an element, the rarest first: a rule is found by its first one. */
export const keysOf = (one: Compound | undefined): string[] =>
  one === undefined
    ? []
    : [
        ...(one.id === '' ? [] : [`#${one.id}`]),
        ...one.classes.map((name) => `.${name}`),
        ...(one.name === '' ? [] : [one.name]),
        '*',
      ];

export const matches = (wanted: Compound, tag: Tag): boolean =>
  (wanted.name === '' || wanted.name === tag.name) &&
  (wanted.id === '' || wanted.id === tag.id) &&
  wanted.classes.every((name) => tag.classes.includes(name));
