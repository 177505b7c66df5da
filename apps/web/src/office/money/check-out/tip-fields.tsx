import { formatPesos, tipPercents } from '@rumi/contract'
import { useId } from 'react'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { Tip } from './charge-form.ts'

type TipFieldsProps = {
  tip: Tip
  /** Tip; null if the input is invalid. */
  centavos: number | null
  onChange: (tip: Tip) => void
}

/** Tip: none, a share of the charge or a custom amount, and its recipient. */
export function TipFields({ tip, centavos, onChange }: TipFieldsProps) {
  const name = useId()
  const staff = useEveryRecord('staffMembers', { active: 'true' })
  const options = [
    ...tipPercents.map((percent) => ({
      value: String(percent),
      label: percent === 0 ? copy.tips.none : copy.percent(percent),
    })),
    { value: 'own', label: copy.tips.own },
  ]
  const choose = (value: string) =>
    onChange({ ...tip, choice: tipPercents.find((percent) => String(percent) === value) ?? 'own' })
  return (
    <div className="grid gap-3">
      <ChoiceField
        legend={copy.tip}
        name={name}
        options={options}
        checkedValue={String(tip.choice)}
        onChange={({ target }) => choose(target.value)}
      />
      {tip.choice !== 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {tip.choice === 'own' ? (
            <TextField
              kind="money"
              label={copy.ownTip}
              value={tip.own}
              error={centavos === null ? copy.notAnAmount : undefined}
              onChange={({ target }) => onChange({ ...tip, own: target.value })}
            />
          ) : (
            <p className="self-center tabular">{copy.tipIs(formatPesos(centavos ?? 0))}</p>
          )}
          <SelectField
            label={copy.tipFor}
            placeholder={copy.everybody}
            options={(staff.answer ?? []).map(({ id, name: label }) => ({ value: id, label }))}
            value={tip.for}
            onChange={({ target }) => onChange({ ...tip, for: target.value })}
          />
        </div>
      )}
    </div>
  )
}
