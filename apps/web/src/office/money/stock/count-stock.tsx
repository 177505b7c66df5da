import { stock, type StockLevel } from '@rumi/contract'
import { useState } from 'react'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { stockCopy } from '../../../copy/office/money/stock.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { piecesIn, StockForm } from './stock-form.tsx'

const { counting: copy } = stockCopy

/** Records a count of a product; shows the difference after saving. */
export function CountStock({
  level: { productId, name, reserved },
  onClose,
}: {
  level: StockLevel
  onClose: () => void
}) {
  const [pieces, setPieces] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()

  const inputOf = () => {
    const counted = piecesIn(pieces)
    setWrong(counted === null ? copy.wrongCount : undefined)
    return counted === null ? undefined : { body: { productId, counted, ...(reason && { reason }) } }
  }
  return (
    <StockForm
      spec={stock.count}
      title={copy.title(name)}
      submit={copy.submit}
      inputOf={inputOf}
      successText={({ data }) => copy.done(data.stockMovement)}
      onClose={onClose}
    >
      <TextField
        kind="number"
        label={copy.counted}
        hint={copy.hint(reserved)}
        error={wrong}
        value={pieces}
        onChange={({ target }) => setPieces(target.value)}
      />
      <TextField
        label={copy.reason}
        optionalLabel={errorMessagesCopy.optional}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </StockForm>
  )
}
