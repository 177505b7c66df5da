import { formatPesos, type BeyondMoney } from '@rumi/contract'
import { useId } from 'react'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'

const { beyond: copy, settle } = paymentsCopy

type BeyondPriceProps = {
  centavos: number
  /** Question; the default is about a lower price. */
  legend?: string
  money: BeyondMoney
  onChange: (money: BeyondMoney) => void
}

/** Amount paid beyond the price, and the desk's choice for it. */
export function BeyondPrice({
  centavos,
  legend = copy.legend(formatPesos(centavos)),
  money,
  onChange,
}: BeyondPriceProps) {
  const name = useId()
  return (
    <ChoiceField
      legend={legend}
      name={name}
      options={[
        { value: 'return', label: settle.choices.return },
        { value: 'credit', label: settle.choices.credit },
      ]}
      checkedValue={money}
      onChange={({ target }) => onChange(target.value === 'return' ? 'return' : 'credit')}
    />
  )
}
