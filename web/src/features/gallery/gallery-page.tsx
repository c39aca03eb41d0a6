// The gallery: every component in every state, on the local stage only, for people and tests.
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Controls } from './controls.tsx';
import { States } from './states.tsx';

export const GalleryPage = () => (
  <main>
    <PageHeader title="Gallery" />
    <div className="flex max-w-240 flex-col gap-4 px-6 pb-8">
      <Controls />
      <States />
    </div>
  </main>
);
