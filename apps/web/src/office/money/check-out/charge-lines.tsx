import { formatPesos } from '@rumi/contract'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import type { OfferedLine } from './charge-form.ts'

type ChargeLinesProps = {
  lines: readonly OfferedLine[]
  leftOut: ReadonlySet<string>
  onLeaveOut: (key: string, isLeftOut: boolean) => void
}

/** Number of later items shown at first. */
const mostLater = 2

/** Everything that the family owes, each item optional. Collapses items that are not due yet. */
export function ChargeLines({ lines, leftOut, onLeaveOut }: ChargeLinesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const later = lines.filter(({ key, isLater }) => isLater && leftOut.has(key))
  const isFolded = !showsAll && later.length > mostLater
  const shown = isFolded ? lines.filter((line) => !later.includes(line)) : lines
  return (
    <fieldset>
      <legend className="mb-1 font-strong">{copy.lines}</legend>
      <div className="border-t border-line">
        <Rows of={shown} by={({ key }) => key} within="blocks">
          {({ key, concept, note, leftCentavos }) => (
            <div className="border-b border-line py-1">
              <CheckboxField
                label={
                  <span className="flex items-baseline justify-between gap-4">
                    <span className="min-w-0 [overflow-wrap:anywhere]">
                      {concept}
                      {note && <span className="block text-sm text-ink-soft">{note}</span>}
                    </span>
                    <span className="whitespace-nowrap tabular">{formatPesos(leftCentavos)}</span>
                  </span>
                }
                checked={!leftOut.has(key)}
                onChange={({ target }) => onLeaveOut(key, !target.checked)}
              />
            </div>
          )}
        </Rows>
      </div>
      {isFolded && (
        <Button tone="quiet" size="snug" className="-ml-3 max-md:min-h-12" onClick={() => setShowsAll(true)}>
          <ChevronDown className="size-4" aria-hidden="true" />
          {copy.showLater(later.length)}
        </Button>
      )}
    </fieldset>
  )
}
