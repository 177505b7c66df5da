import { formatPesos, settings, stock } from '@rumi/contract'
import { useState } from 'react'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { stockCopy } from '../../../copy/office/money/stock.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ProductSearch } from '../counter-sale/product-search.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { lineOf, owedFor, type DraftLine } from './purchase-draft.ts'
import { PurchaseLines } from './purchase-lines.tsx'
import { StockForm } from './stock-form.tsx'

const { receiving: copy } = stockCopy

/** Records a supplier's invoice: products by search or scanner, with pieces, cost and IVA. */
export function ReceivePurchase({ onClose }: { onClose: () => void }) {
  const business = useCall(settings.read, {})
  const ivaPercent = business.answer?.data.settings.ivaPercent ?? 0
  const [lines, setLines] = useState<readonly DraftLine[]>([])
  const [supplier, setSupplier] = useState('')
  const [reference, setReference] = useState('')
  const [checked, setChecked] = useState(false)

  const add = (product: DraftLine['product']) =>
    setLines((now) =>
      now.some((line) => line.product.id === product.id)
        ? now
        : [...now, { product, pieces: '1', cost: '', iva: null }],
    )
  const inputOf = () => {
    setChecked(true)
    const read = lines.flatMap((line) => lineOf(line, ivaPercent) ?? [])
    if (read.length === 0 || read.length < lines.length || supplier.trim() === '') return undefined
    return { body: { supplier, ...(reference && { reference }), lines: read } }
  }
  return (
    <StockForm
      spec={stock.receive}
      title={copy.title}
      submit={copy.submit}
      inputOf={inputOf}
      successText={({ data }) => copy.done(data.stockMovements.length)}
      onClose={onClose}
      size="large"
      before={
        <div className="mb-6 grid gap-2">
          <p>{copy.add}</p>
          <ProductSearch onAdd={add} arriving />
        </div>
      }
    >
      <Fetched fetchings={[business]}>
        <PurchaseLines lines={lines} ivaPercent={ivaPercent} checked={checked} onChange={setLines} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={copy.supplier}
            maxLength={80}
            error={checked && supplier.trim() === '' ? copy.noSupplier : undefined}
            value={supplier}
            onChange={({ target }) => setSupplier(target.value)}
          />
          <TextField
            label={copy.reference}
            optionalLabel={errorMessagesCopy.optional}
            maxLength={80}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </div>
        <output className="font-heading tabular">
          {copy.total(formatPesos(owedFor(lines, ivaPercent)))}
        </output>
      </Fetched>
    </StockForm>
  )
}
