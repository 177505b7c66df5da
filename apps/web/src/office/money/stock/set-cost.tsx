import { centavosIn, formatPesos, stock, type StockLevel } from '@rumi/contract'
import { useState } from 'react'
import { stockCopy } from '../../../copy/office/money/stock.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { StockForm } from './stock-form.tsx'

const { costing: copy } = stockCopy

/** Sets the cost of the initial stock. */
export function SetCost({
  level: { productId, name, stock: pieces },
  onClose,
}: {
  level: StockLevel
  onClose: () => void
}) {
  const [cost, setCost] = useState('')
  const [wrong, setWrong] = useState<string>()
  const centavos = centavosIn(cost)
  const inputOf = () => {
    const isRight = centavos !== null && centavos > 0
    setWrong(isRight ? undefined : copy.wrong)
    return isRight ? { body: { productId, unitCostCentavos: centavos } } : undefined
  }
  return (
    <StockForm
      spec={stock.setCost}
      title={copy.title(name)}
      submit={copy.submit}
      inputOf={inputOf}
      successText={({ data }) => copy.done(data.stockMovement)}
      onClose={onClose}
    >
      <p>{copy.lead(pieces)}</p>
      <TextField
        kind="money"
        label={copy.field}
        error={wrong}
        value={cost}
        onChange={({ target }) => {
          setCost(target.value)
          setWrong(undefined)
        }}
      />
      <output className="tabular">
        {centavos !== null && centavos > 0 && copy.worth(formatPesos(centavos * pieces))}
      </output>
    </StockForm>
  )
}
