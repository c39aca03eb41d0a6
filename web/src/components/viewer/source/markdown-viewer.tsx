// Rendered Markdown: no embedded HTML, no external pictures, link targets visible.
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Address } from '../signed-address.ts';
import { ViewerProblem } from '../viewer-problem.tsx';
import { ViewerWait } from '../viewer-wait.tsx';
import { useSource } from './use-source.ts';

const SAFE = /^(https?:|mailto:)/i;

/** A picture would send a request to another site, so its alternative text is shown instead. */
const COMPONENTS: Components = {
  img: ({ alt }) => <span className="text-fg3">[{alt}]</span>,
  a: ({ href, children }) =>
    href && SAFE.test(href) ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="text-accent-fg hover:underline">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  h1: ({ children }) => <h3 className="mt-6 mb-2 font-semibold text-title first:mt-0">{children}</h3>,
  h2: ({ children }) => <h4 className="mt-5 mb-1.5 font-semibold text-section">{children}</h4>,
  h3: ({ children }) => <h5 className="mt-4 mb-1 font-semibold text-read">{children}</h5>,
  p: ({ children }) => <p className="my-2">{children}</p>,
  ul: ({ children }) => <ul className="my-2 list-disc pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="my-2 list-decimal pl-5">{children}</ol>,
  blockquote: ({ children }) => (
    <blockquote className="my-2 border-line-strong border-l-2 pl-3 text-fg2">{children}</blockquote>
  ),
  pre: ({ children }) => (
    <pre className="my-2 overflow-x-auto rounded-control bg-sunken p-3 font-mono text-meta">{children}</pre>
  ),
  code: ({ children }) => <code className="rounded-chip bg-sunken px-1 font-mono text-note">{children}</code>,
  table: ({ children }) => (
    <div className="my-3 overflow-x-auto">
      <table className="border-collapse text-note">{children}</table>
    </div>
  ),
  th: ({ children }) => <th className="border-line-strong border-b px-3 py-1.5 text-left font-semibold">{children}</th>,
  td: ({ children }) => <td className="border-line border-b px-3 py-1.5 align-top">{children}</td>,
};

const PLUGINS = [remarkGfm];

const MarkdownViewer = ({ address }: { address: Address }) => {
  const { text, error, retry } = useSource(address);
  if (error) return <ViewerProblem error={error} onRetry={retry} />;
  if (text === undefined) return <ViewerWait />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div tabIndex={0} role="document" className="min-h-0 flex-1 overflow-auto bg-canvas px-6 py-4 -outline-offset-2">
      <div lang={langOf(text)} className="max-w-[46rem] text-read">
        <Markdown remarkPlugins={PLUGINS} components={COMPONENTS} skipHtml>
          {text}
        </Markdown>
      </div>
    </div>
  );
};
export default MarkdownViewer;
