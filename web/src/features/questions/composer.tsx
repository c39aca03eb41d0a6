// The field for a question: grows with its text, sends with Enter, supports input methods.
import { ArrowUp, Square } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { keepDraft, readDraft } from '#web/lib/text-draft.ts';
import { useEnterSubmit } from '#web/lib/use-enter-submit.ts';
import { Cost } from './cost.tsx';
import { SourceChips } from './source-chips.tsx';

type Props = {
  placeholder: string;
  onSend: (query: string) => void;
  /** Stops the answer that is arriving. */
  onStop?: (() => void) | undefined;
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** The key under which unsent text is kept. */
  draft: string;
  /** An earlier question to change and ask again. Pass another key with it. */
  initial?: string | undefined;
};

const MAX_CHARACTERS = 4000;

export const Composer = ({ placeholder, onSend, onStop, fieldRef, draft, initial }: Props) => {
  const { t } = useTranslation(['questions', 'shell']);
  const { selected } = useSelectedWorkspace();
  const [text, setText] = useState(() => initial ?? readDraft(draft));
  useEffect(() => keepDraft(draft, text), [draft, text]);
  const send = () => {
    const field = document.activeElement;
    const query = (field instanceof HTMLTextAreaElement ? field.value : text).trim();
    if (!query || onStop) return;
    // "All" is a valid choice: it searches every workspace of the user.
    if (!selected) {
      toast({ kind: 'error', text: t('shell:selectProjectFirst') });
      return;
    }
    onSend(query);
    setText('');
  };
  const enter = useEnterSubmit(send);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="rounded-dialog border border-control bg-canvas shadow-rest focus-within:border-accent focus-within:outline-2 focus-within:outline-accent"
    >
      <textarea
        ref={fieldRef}
        rows={1}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to change this question
        autoFocus={initial !== undefined}
        value={text}
        maxLength={MAX_CHARACTERS}
        aria-label={t('question')}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        {...enter}
        className="field-sizing-content block max-h-48 min-h-12 w-full resize-none bg-transparent px-4 pt-3.5 pb-1 text-read outline-none placeholder:text-fg3"
      />
      <div className="flex items-end justify-between gap-x-3 gap-y-1.5 px-3 pb-3 max-md:flex-wrap">
        <SourceChips />
        <span className="ml-auto flex min-h-8 items-center">
          <Cost running={onStop !== undefined} />
        </span>
        <button
          type={onStop ? 'button' : 'submit'}
          aria-label={onStop ? t('stop') : t('send')}
          data-tip={onStop ? t('stop') : t('send')}
          data-tip-keys={onStop ? 'Esc' : 'Enter'}
          onClick={onStop}
          disabled={!onStop && text.trim() === ''}
          className={cx(
            'flex size-8 shrink-0 items-center justify-center rounded-control text-on-accent transition-colors duration-120',
            'bg-accent hover:bg-accent-hover disabled:opacity-40',
          )}
        >
          {onStop ? <Square className="size-3.5 fill-current" /> : <ArrowUp className="size-4.5" />}
        </button>
      </div>
    </form>
  );
};
