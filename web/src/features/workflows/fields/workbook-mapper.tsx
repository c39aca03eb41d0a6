// The mapping and units of a file's columns: both proposed, both correctable.
import { useTranslation } from 'react-i18next';
import type { Column } from '#shared/analyses/analysis.ts';
import type { ColumnScale } from '#shared/analyses/column-scales.ts';
import { columnLabel } from '#web/components/runs/loose-text.ts';
import { Select } from '#web/components/ui/select.tsx';
import type { Headed } from '../sheet-headers.ts';

type Scales = Readonly<Record<string, number>>;
type Mapping = { readonly columns: Readonly<Record<string, string>>; readonly scales: Scales };
type MapperProps = Mapping & {
  wanted: readonly Column[];
  headed: Headed;
  /** The scales read from the file. */
  read: Readonly<Record<string, ColumnScale>>;
  /** Whether a plan was refused because columns are missing. */
  isRefused: boolean;
  onChange: (changed: Partial<Mapping>) => void;
};

const POWERS = [0, 3, 4, 6, 8, 9, 12];

type UnitProps = { name: string; read: ColumnScale; chosen: number | undefined; onChange: (power: number) => void };

const UnitSelect = ({ name, read, chosen, onChange }: UnitProps) => {
  const { t } = useTranslation('runs');
  const powers = [...new Set([...POWERS, read.power])].sort((a, b) => a - b);
  const labelOf = (power: number) =>
    power === 0 ? t('workbook.asItStands') : `× ${(10 ** power).toLocaleString('en-US')}`;
  return (
    <div className="flex items-center gap-1.5">
      <Select
        aria-label={t('workbook.unitOf', { column: columnLabel(name) })}
        className="min-w-28"
        value={String(chosen ?? read.power)}
        options={powers.map((power) => ({ value: String(power), label: labelOf(power) }))}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {read.currency && <span className="text-fg3 text-meta">{read.currency}</span>}
    </div>
  );
};

const without = (scales: Scales, name: string): Scales =>
  Object.fromEntries(Object.entries(scales).filter(([key]) => key !== name));

type RowProps = Omit<MapperProps, 'wanted'> & { column: Column };

const MapperRow = ({ column: { name, optional }, headed, columns, scales, read, isRefused, onChange }: RowProps) => {
  const { t } = useTranslation(['runs', 'common']);
  const options = headed.headers.map((value) => ({ value, label: value }));
  const chosen = columns[name] ?? '';
  const scale = read[name];
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="break-keep px-3 py-1.5 text-left font-medium">
        {columnLabel(name)}
        {optional && <span className="ml-1.5 font-normal text-fg3 text-meta">{t('common:optional')}</span>}
      </th>
      <td className="px-3 py-1.5">
        <Select
          aria-label={columnLabel(name)}
          aria-invalid={isRefused && !optional && chosen === '' ? true : undefined}
          className="min-w-32"
          value={chosen}
          options={[{ value: '', label: t('workbook.notInFile') }, ...options]}
          onChange={({ target }) =>
            onChange({ columns: { ...columns, [name]: target.value }, scales: without(scales, name) })
          }
        />
      </td>
      <td className="whitespace-nowrap px-3 py-1.5">
        {scale && (
          <UnitSelect
            name={name}
            read={scale}
            chosen={scales[name]}
            onChange={(power) => onChange({ scales: { ...scales, [name]: power } })}
          />
        )}
      </td>
      <td className="max-w-48 truncate px-3 py-1.5 text-fg3 text-meta max-sm:hidden">
        {headed.examples[headed.headers.indexOf(chosen)]?.join(', ')}
      </td>
    </tr>
  );
};

export const Mapper = ({ wanted, ...mapping }: MapperProps) => {
  const { t } = useTranslation('runs');
  const heads = [t('workbook.wanted'), t('workbook.inFile'), t('workbook.unit')];
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table aria-label={t('workbook.columns')} className="w-full text-note">
        <thead className="border-line border-b text-left text-fg3 text-meta">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="h-8 break-keep px-3 font-medium">
                {head}
              </th>
            ))}
            <th scope="col" className="px-3 font-medium max-sm:hidden">
              {t('workbook.example')}
            </th>
          </tr>
        </thead>
        <tbody>
          {wanted.map((column) => (
            <MapperRow key={column.name} column={column} {...mapping} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
