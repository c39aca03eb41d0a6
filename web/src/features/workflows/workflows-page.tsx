// Workflows: the gallery of analyses, or the form of the one that the address names.
import { useSearchParams } from 'react-router-dom';
import { analysisOf } from '#shared/analyses/registry.ts';
import { ANALYSIS_TYPES } from '#shared/model/analysis.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { Gallery } from './gallery.tsx';
import { InputForm } from './input-form.tsx';

export const WorkflowsPage = () => {
  const { projectId } = useSelectedWorkspace();
  const [params] = useSearchParams();
  const type = ANALYSIS_TYPES.find((one) => one === params.get('type'));
  if (!projectId) return null;
  if (!type) return <Gallery projectId={projectId} />;
  return <InputForm key={`${projectId}${type}`} analysis={analysisOf(type)} projectId={projectId} />;
};
