// The link to a new analysis, for those who may start one in the chosen workspace.
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { useCan } from '#web/lib/use-user.ts';

export const NewAnalysis = () => {
  const { t } = useTranslation('outputs');
  const { projectId } = useSelectedWorkspace();
  const mayStart = useCan('search.ask', projectId);
  if (!mayStart) return null;
  return (
    <Link to={paths.workflows} className={buttonClass('primary')}>
      <Plus aria-hidden="true" />
      {t('new')}
    </Link>
  );
};
