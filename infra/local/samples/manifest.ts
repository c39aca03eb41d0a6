// Which sample document belongs to which organisation and workspace.
import { ACCESS, type Access } from '#shared/model/enums.ts';

export type Sample = {
  readonly tenant: string;
  readonly project: {
    readonly name: string;
    readonly alias?: string;
    readonly note: string;
    readonly tags: string[];
    readonly access: Access;
  };
  readonly files: readonly { readonly path: string; readonly filename: string; readonly contentType: string }[];
};

export const SAMPLES: readonly Sample[] = [
  {
    tenant: 'hanbit',
    project: { name: '가온물류 인수 검토', alias: 'GAON', note: '국내 3자 물류 기업의 경영권 인수 검토', tags: ['M&A'], access: ACCESS.all },
    files: [],
  },
  {
    tenant: 'kaede',
    project: { name: '青葉精機への出資検討', alias: 'AOBA', note: '工作機械メーカーへの少数株主出資', tags: ['投資'], access: ACCESS.all },
    files: [],
  },
];
