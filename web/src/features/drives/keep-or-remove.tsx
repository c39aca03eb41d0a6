// A choice between keeping and removing files.
import { useId } from 'react';
import type { WhenDeleted } from '#shared/model/drive.ts';

type Props = {
  label: string;
  texts: Readonly<Record<WhenDeleted, string>>;
  value: WhenDeleted;
  order: readonly [WhenDeleted, WhenDeleted];
  onChange: (value: WhenDeleted) => void;
};

export const KeepOrRemove = ({ label, texts, value, order, onChange }: Props) => {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1 font-medium text-note">{label}</legend>
      {order.map((way) => (
        <label key={way} className="flex cursor-pointer items-center gap-2 text-ui">
          <input
            type="radio"
            name={name}
            checked={value === way}
            onChange={() => onChange(way)}
            className="size-4 accent-accent"
          />
          {texts[way]}
        </label>
      ))}
    </fieldset>
  );
};
