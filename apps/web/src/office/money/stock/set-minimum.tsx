import { stock, type StockLevel } from '@rumi/contract'
import { useState } from 'react'
import { stockCopy } from '../../../copy/office/money/stock.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { piecesIn, StockForm } from './stock-form.tsx'

const { minimumDialog: copy } = stockCopy

/** Sets the stock level that triggers a notification; empty turns it off. */
export function SetMinimum({
  level: { productId, name, minimum },
  onClose,
}: {
  level: StockLevel
  onClose: () => void
}) {
  const [written, setWritten] = useState(String(minimum ?? ''))
  const [wrong, setWrong] = useState<string>()

  const inputOf = () => {
    const pieces = piecesIn(written)
    const isRight = pieces !== null || written.trim() === ''
    setWrong(isRight ? undefined : copy.wrong)
    return isRight ? { params: { id: String(productId) }, body: { minimum: pieces } } : undefined
  }
  return (
    <StockForm
      spec={stock.setMinimum}
      title={copy.title(name)}
      submit={copy.submit}
      inputOf={inputOf}
      successText={({ data }) => copy.done(data.level)}
      onClose={onClose}
    >
      <p>{copy.lead}</p>
      <TextField
        kind="number"
        label={copy.field}
        hint={copy.hint}
        error={wrong}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
    </StockForm>
  )
}
