// The folder, filters, page, open file and locator, kept in the URL: Back, reload and links lead to the same view.
import { useSearchParams } from 'react-router-dom';
import { FILE_STATUSES } from '#shared/model/enums.ts';
import { FILE_KINDS, type FileKind } from '#shared/model/file-kind.ts';
import { LOCATOR_NAMES } from '#web/components/viewer/locator-query.ts';
import { FROM_FIRST_PART, useParts } from '#web/lib/use-parts.ts';
import { nextSorting, type Order } from '#web/lib/use-table.ts';
import { type AddressValues, withParams } from '#web/lib/with-params.ts';
import type { FileStatus } from './status.ts';

const SORTS = ['name', 'size', 'uploadedAt'] as const;
export type SortBy = (typeof SORTS)[number];

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text);

/** Specification, section 9: folders with their contents (20 a page), or all files of the workspace (10 a page). */
const PAGE_SIZES = { folders: 20, all: 10 } as const;

const read = (query: URLSearchParams) => {
  const view = query.get('view') === 'all' ? ('all' as const) : ('folders' as const);
  const kind = oneOf<FileKind>(FILE_KINDS, query.get('kind'));
  const status = oneOf<FileStatus>(FILE_STATUSES, query.get('status'));
  const uploader = query.get('by') ?? undefined;
  const search = query.get('q') ?? '';
  return {
    view,
    folder: view === 'folders' ? (query.get('folder') ?? undefined) : undefined,
    search,
    kind,
    status,
    uploader,
    isNarrowed: search !== '' || kind !== undefined || status !== undefined || uploader !== undefined,
    sorting: { by: oneOf(SORTS, query.get('sort')), order: (query.get('order') === 'desc' ? 'desc' : 'asc') as Order },
    page: Math.max(1, Math.floor(Number(query.get('list'))) || 1),
    pageSize: PAGE_SIZES[view],
    file: query.get('file') ?? undefined,
  };
};

const NARROWING = {
  ...FROM_FIRST_PART,
  q: undefined,
  kind: undefined,
  status: undefined,
  by: undefined,
  list: undefined,
};
const WITHOUT_PLACE = Object.fromEntries(LOCATOR_NAMES.map((name) => [name, undefined]));

export const useFilesAddress = () => {
  const [query, setQuery] = useSearchParams();
  const change = (values: AddressValues, replace = false) => setQuery(withParams(values), { replace });
  const now = read(query);
  const parts = useParts();
  return {
    ...now,
    query,
    parts,
    goTo: (page: number) => change({ list: page > 1 ? String(page) : undefined }),
    open: (id: string | undefined) => change({ ...WITHOUT_PLACE, file: id }, id === undefined),
    /** Goes to the first page after a deletion; `isClosing` also closes the preview. */
    restart: (isClosing: boolean) =>
      change({ ...FROM_FIRST_PART, list: undefined, ...(isClosing && { ...WITHOUT_PLACE, file: undefined }) }, true),
    openFolder: (id: string | undefined) => change({ ...NARROWING, view: undefined, folder: id }),
    show: (view: 'folders' | 'all') =>
      change({ ...FROM_FIRST_PART, view: view === 'all' ? view : undefined, folder: undefined, list: undefined }),
    narrow: (values: { readonly q?: string; readonly kind?: string; readonly status?: string; readonly by?: string }) =>
      change({ ...FROM_FIRST_PART, ...values, list: undefined }, true),
    clear: () => change(NARROWING, true),
    sortBy: (by: SortBy) => {
      const next = nextSorting<SortBy>(now.sorting, by);
      const turned = next.order === 'desc' ? 'desc' : undefined;
      change({ ...FROM_FIRST_PART, sort: next.by, order: turned, list: undefined }, true);
    },
  };
};
export type FilesAddress = ReturnType<typeof useFilesAddress>;
