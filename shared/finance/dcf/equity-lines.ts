// From enterprise value to equity and a share, by both methods, and the figure that stands for all.
import { label } from '../label.ts';
import { currencyLabel, moneyLabel } from '../money.ts';
import { add, call, divide, multiply, sum, whenNumbers } from '../workbook/expression.ts';
import { blank, formula, type Line, line, section, total } from '../workbook/workbook.ts';
import type { DcfInput } from './input.ts';

const SIGNED = [
  ['debt', multiply(-1, 'debt')],
  ['cash', 'cash'],
  ['minorities', multiply(-1, 'minorities')],
  ['preferred', multiply(-1, 'preferred')],
  ['associates', 'associates'],
] as const;

export const equityLines = ({ terminal, money, shares }: DcfInput): readonly Line[] => {
  const methods = terminal.exitMultiple ? ['growth', 'multiple'] : ['growth'];
  const amount = moneyLabel(money);
  const chosen = (id: string) =>
    terminal.exitMultiple ? call('CHOOSE', 'method', `${id}.growth`, `${id}.multiple`) : `${id}.growth`;
  const headline = shares ? 'perShare' : 'equityValue';
  return [
    section(label('dcf.bridge')),
    ...SIGNED.map(([key, value]) =>
      line({ label: label(`dcf.${key}`), unit: amount }, [formula(`bridge.${key}`, value, 'amount')]),
    ),
    line({ label: label('dcf.claims'), unit: amount }, [
      formula('claims', sum(SIGNED.map(([key]) => `bridge.${key}`)), 'amount'),
    ]),
    total(
      { label: label('dcf.equityValue'), unit: amount },
      methods.map((method) =>
        formula(
          `equityValue.${method}`,
          whenNumbers([`enterpriseValue.${method}`], add(`enterpriseValue.${method}`, 'claims')),
          'amount',
        ),
      ),
    ),
    ...(shares
      ? [
          total(
            { label: label('dcf.perShare'), unit: currencyLabel(money.currency) },
            methods.map((method) =>
              formula(
                `perShare.${method}`,
                whenNumbers([`equityValue.${method}`], divide(`equityValue.${method}`, 'shares')),
                'price',
              ),
            ),
          ),
        ]
      : []),
    blank,
    total({ label: label('dcf.headlineEnterprise'), unit: amount }, [
      formula('headline.enterpriseValue', chosen('enterpriseValue'), 'amount'),
    ]),
    total({ label: label(`dcf.headline.${headline}`), unit: shares ? currencyLabel(money.currency) : amount }, [
      formula('headline', chosen(headline), shares ? 'price' : 'amount'),
    ]),
  ];
};
