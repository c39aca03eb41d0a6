// Reads the content controls of a Word form: placeholder prompts, drop-down values, locks.
import { attributeIn, decoded, type Handler, isOff, valueIn } from './word-state.ts';

const onControl: Handler = (state, { kind }) => {
  if (kind === 'open')
    state.controls.push({ choices: [], isLocked: false, isInline: state.paragraph !== undefined, contentStart: 0 });
  if (kind !== 'close') return;
  const control = state.controls.pop();
  if (control?.isInline) state.inline ??= control;
};

const onContent: Handler = (state, { kind, start, end }) => {
  const control = state.controls.at(-1);
  if (kind === 'open' && control) control.contentStart = end;
  if (kind === 'close' && control?.isInline) control.content = { start: control.contentStart, end: start };
};

const onChoice: Handler = (state, tag) => {
  const shown = attributeIn(state, tag, 'w:displayText') ?? attributeIn(state, tag, 'w:value') ?? '';
  if (attributeIn(state, tag, 'w:value')) state.controls.at(-1)?.choices.push(decoded(shown));
};

export const CONTROL_HANDLERS: Readonly<Record<string, Handler>> = {
  sdt: onControl,
  sdtContent: onContent,
  showingPlcHdr: (state, tag) => {
    const control = state.controls.at(-1);
    if (control && !isOff(valueIn(state, tag))) control.prompt = { start: tag.start, end: tag.end };
  },
  lock: (state, tag) => {
    const control = state.controls.at(-1);
    if (control) control.isLocked = /content/i.test(valueIn(state, tag) ?? '');
  },
  // A combo box also takes free text.
  comboBox: (state, { kind }) => {
    if (kind === 'close') state.controls.at(-1)?.choices.splice(0);
  },
  listItem: onChoice,
};
