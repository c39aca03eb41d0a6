// Opens the front matter of a report.
import { BookOpenText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { Button } from '#web/components/ui/button.tsx';

const FrontMatterDialog = lazy(() => import('./front-matter-dialog.tsx'));

type FrontMatterButtonProps = { run: RunRow; onSaved: () => unknown };

export const FrontMatterButton = ({ run, onSaved }: FrontMatterButtonProps) => {
  const { t } = useTranslation('runs');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<BookOpenText />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('frontMatter.button')}
      </Button>
      <Suspense>{isOpen && <FrontMatterDialog run={run} onClose={() => setOpen(false)} onSaved={onSaved} />}</Suspense>
    </>
  );
};
