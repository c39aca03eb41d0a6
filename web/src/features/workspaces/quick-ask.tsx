// Asks a question from the overview: it is answered on the search screen.
import { ArrowUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Input } from '#web/components/ui/input.tsx';
import { paths } from '#web/lib/paths.ts';

/** The limit of the search screen. */
const MAX_CHARACTERS = 4000;

export const QuickAsk = () => {
  const { t } = useTranslation('workspaces');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) navigate(paths.search, { state: { ask: text.trim() } });
  };
  return (
    <form onSubmit={submit} className="2xl:max-w-4xl">
      <Input
        large
        aria-label={t('home.ask')}
        placeholder={t('home.ask')}
        maxLength={MAX_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
        trailing={
          <button
            type="submit"
            aria-label={t('home.send')}
            disabled={text.trim() === ''}
            className="flex size-8 items-center justify-center rounded-control bg-accent text-on-accent transition-colors duration-120 hover:bg-accent-hover disabled:opacity-40"
          >
            <ArrowUp aria-hidden="true" className="size-4.5" />
          </button>
        }
      />
    </form>
  );
};
