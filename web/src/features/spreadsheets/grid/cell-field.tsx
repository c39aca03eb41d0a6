// The input of the active cell: always focused, so that an input method composes in it from the first key on.
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { cx } from '#web/components/ui/class-names.ts';
import type { Field } from '../edit/use-field.ts';
import type { Box } from './place-on-screen.ts';

type Props = {
  label: string;
  box: Box;
  field: Field;
  readOnly: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  onType: (text: string) => void;
  onCommit: (text: string, key: string, shift: boolean) => void;
  onCancel: () => void;
  /** Receives keys that do not edit the text; returns true if it handled one. */
  onKey: (event: KeyboardEvent) => boolean;
  clipboard: Record<'copy' | 'cut' | 'paste', (event: ClipboardEvent) => void>;
};

const ARROW = /^Arrow/;
/** The key that leaves the cell ends a Hangul syllable; in Japanese it only confirms a conversion. */
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]$/;

export const CellField = (props: Props) => {
  const { label, box, field, readOnly, input, onType, onCommit, onCancel, onKey, clipboard } = props;
  const leaving = useRef<{ key: string; shift: boolean }>(undefined);
  const isOpen = field.mode !== 'idle';

  const leaves = ({ key, altKey }: KeyboardEvent): boolean =>
    (key === 'Enter' && !altKey) ||
    key === 'Tab' ||
    (field.mode === 'typing' && !field.text.startsWith('=') && ARROW.test(key));
  const breakLine = (element: HTMLTextAreaElement) => {
    element.setRangeText('\n', element.selectionStart, element.selectionEnd, 'end');
    onType(element.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) {
      if (leaves(event)) leaving.current = { key: event.key, shift: event.shiftKey };
      return;
    }
    if (!isOpen) {
      if (onKey(event)) event.preventDefault();
      return;
    }
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && event.altKey) breakLine(event.currentTarget);
    else if (leaves(event)) onCommit(event.currentTarget.value, event.key, event.shiftKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onCompositionEnd = (event: React.CompositionEvent<HTMLTextAreaElement>) => {
    const after = leaving.current;
    leaving.current = undefined;
    if (after && HANGUL.test(event.data)) onCommit(event.currentTarget.value, after.key, after.shift);
  };
  const idle = (act: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
    if (!isOpen) act(event);
  };
  return (
    <textarea
      ref={input}
      data-cell-field=""
      aria-label={label}
      readOnly={readOnly}
      value={field.text}
      rows={1}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      onCompositionEnd={onCompositionEnd}
      onCopy={idle(clipboard.copy)}
      onCut={idle(clipboard.cut)}
      onPaste={idle(clipboard.paste)}
      className={cx(
        'absolute z-40 max-w-2xl resize-none overflow-hidden bg-canvas px-[3px] py-px text-note leading-tight outline-2 outline-accent field-sizing-content',
        !isOpen && 'pointer-events-none opacity-0',
      )}
      style={{ left: box.left, top: box.top, minWidth: box.width, minHeight: box.height }}
    />
  );
};
