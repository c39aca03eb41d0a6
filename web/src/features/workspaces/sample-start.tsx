// Offers a sample document to an organization without a workspace: created, read and asked about with one press.
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useErrorText } from '#web/lib/error-text.ts';
import { currentLanguage } from '#web/lib/language.ts';
import { paths } from '#web/lib/paths.ts';
import { selectWorkspace } from '#web/lib/selected-workspace.ts';
import { makeSample } from './make-sample.ts';
import { useReloadTree } from './use-tree.ts';

const useSampleStart = () => {
  const { t } = useTranslation('workspaces');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const reload = useReloadTree();
  const [isMaking, setMaking] = useState(false);
  const start = async () => {
    setMaking(true);
    try {
      const texts = { name: t('sample.name'), note: t('sample.note'), filename: t('sample.filename') };
      const { id, name } = await makeSample(currentLanguage(), texts);
      // Reload first: a workspace that is not in the list counts as deleted.
      await reload();
      selectWorkspace({ value: id, label: name });
      navigate(paths.search, { state: { ask: t('sample.question') } });
    } catch (error) {
      toast({ kind: 'error', text: errorText(error) });
      setMaking(false);
      await reload();
    }
  };
  return { start, isMaking };
};

export const SampleStart = () => {
  const { t } = useTranslation('workspaces');
  const { start, isMaking } = useSampleStart();
  return (
    <Button icon={<Sparkles />} loading={isMaking} onClick={() => void start()}>
      {isMaking ? t('sample.making') : t('sample.action')}
    </Button>
  );
};
