import { formatPesos } from '@rumi/contract'
import { checkoutCopy as copy } from '../../copy/office-checkout.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import type { OfferedLine } from './charge-form.ts'

type ChargeLinesProps = {
  lines: readonly OfferedLine[]
  leftOut: ReadonlySet<string>
  onLeaveOut: (key: string, isLeftOut: boolean) => void
}

/** Everything that the family owes; each can be left for another day. */
export function ChargeLines({ lines, leftOut, onLeaveOut }: ChargeLinesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-strong">{copy.lines}</legend>
      <div className="border-t border-line">
        <Rows of={lines} by={({ key }) => key} within="blocks">
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
    </fieldset>
  )
}
