import { centavosIn, divideRounded, formatPesos } from '@rumi/contract'
import { X } from 'lucide-react'
import { stockCopy } from '../../../copy/office/money/stock.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ivaOf, type DraftLine } from './purchase-draft.ts'
import { piecesIn } from './stock-form.tsx'

const { receiving: copy } = stockCopy

type PurchaseLinesProps = {
  lines: readonly DraftLine[]
  ivaPercent: number
  /** Shows errors, after a submit. */
  checked: boolean
  onChange: (lines: readonly DraftLine[]) => void
}

/** Editable lines of a purchase. */
export function PurchaseLines({ lines, ivaPercent, checked, onChange }: PurchaseLinesProps) {
  const changeLine = (id: number, changes: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.product.id === id ? { ...line, ...changes } : line)))
  return (
    <section aria-label={copy.lines} className="grid gap-2">
      <h3 className="text-base">{copy.lines}</h3>
      {lines.length === 0 ? (
        <p
          className={checked ? 'font-strong text-brick' : 'text-ink-soft'}
          role={checked ? 'alert' : undefined}
        >
          {copy.noLines}
        </p>
      ) : (
        <ul className="border-t-2 border-ink">
          <Rows of={lines} by={({ product }) => String(product.id)}>
            {(line) => (
              <PurchaseLine
                {...{ line, ivaPercent, checked }}
                onSay={(changes) => changeLine(line.product.id, changes)}
                onRemove={() => onChange(lines.filter(({ product }) => product.id !== line.product.id))}
              />
            )}
          </Rows>
        </ul>
      )}
    </section>
  )
}

type PurchaseLineProps = Pick<PurchaseLinesProps, 'ivaPercent' | 'checked'> & {
  line: DraftLine
  onSay: (changes: Partial<DraftLine>) => void
  onRemove: () => void
}

function PurchaseLine({ line, ivaPercent, checked, onSay, onRemove }: PurchaseLineProps) {
  const { name } = line.product
  const [pieces, cost] = [piecesIn(line.pieces), centavosIn(line.cost)]
  const iva = ivaOf(line, ivaPercent)
  const wrongAmount = (centavos: number | null) =>
    checked && centavos === null ? copy.wrongAmount : undefined
  return (
    <li className="grid gap-3 border-b border-line py-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-strong [overflow-wrap:anywhere]">{name}</p>
        <IconButton icon={X} label={copy.remove(name)} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        <TextField
          kind="number"
          label={copy.pieces}
          aria-label={copy.ofLine(copy.pieces, name)}
          error={checked && !pieces ? copy.wrongPieces : undefined}
          value={line.pieces}
          onChange={({ target }) => onSay({ pieces: target.value })}
        />
        <TextField
          kind="money"
          label={copy.cost}
          aria-label={copy.ofLine(copy.cost, name)}
          hint={cost !== null && pieces ? copy.each(formatPesos(divideRounded(cost, pieces))) : copy.costHint}
          error={wrongAmount(cost)}
          value={line.cost}
          onChange={({ target }) => onSay({ cost: target.value })}
        />
        <TextField
          kind="money"
          label={copy.iva}
          aria-label={copy.ofLine(copy.iva, name)}
          error={iva.trim() === '' ? undefined : wrongAmount(centavosIn(iva))}
          value={iva}
          onChange={({ target }) => onSay({ iva: target.value })}
        />
      </div>
    </li>
  )
}
