// Keeps unsent text for the tab: a reload or another screen does not lose it.
const keyOf = (name: string): string => `text:${name}`;

export const readDraft = (name: string): string => {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
};

export const keepDraft = (name: string, text: string) => {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Storage is full or forbidden: the field works without it.
  }
};
