import { stock, type StockLevel } from '@rumi/contract'
import { useId, useState } from 'react'
import { stockCopy } from '../../../copy/office/money/stock.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { piecesIn, StockForm } from './stock-form.tsx'

const { losing: copy } = stockCopy

/** Records lost pieces with a reason. */
export function RecordLoss({
  level: { productId, name },
  onClose,
}: {
  level: StockLevel
  onClose: () => void
}) {
  const group = useId()
  const [pieces, setPieces] = useState('1')
  const [why, setWhy] = useState<string>(copy.reasons[0])
  const [other, setOther] = useState('')
  const [wrong, setWrong] = useState<{ pieces?: string | undefined; reason?: string | undefined }>({})
  const isOther = why === copy.other

  const inputOf = () => {
    const quantity = piecesIn(pieces)
    const reason = isOther ? other.trim() : why
    const isRight = quantity !== null && quantity > 0 && reason !== ''
    setWrong({
      pieces: quantity === null || quantity === 0 ? copy.wrongPieces : undefined,
      reason: reason === '' ? copy.noReason : undefined,
    })
    return isRight ? { body: { productId, quantity, reason } } : undefined
  }
  return (
    <StockForm
      spec={stock.lose}
      title={copy.title(name)}
      submit={copy.submit}
      inputOf={inputOf}
      successText={({ data }) => copy.done(data.stockMovement)}
      onClose={onClose}
    >
      <p>{copy.lead}</p>
      <TextField
        kind="number"
        label={copy.pieces}
        error={wrong.pieces}
        value={pieces}
        onChange={({ target }) => setPieces(target.value)}
      />
      <ChoiceField
        legend={copy.why}
        name={group}
        options={[...copy.reasons, copy.other].map((value) => ({ value, label: value }))}
        checkedValue={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {isOther && (
        <TextField
          label={copy.otherReason}
          maxLength={200}
          error={wrong.reason}
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
      )}
    </StockForm>
  )
}
