import { formatDay, type Quote } from '@rumi/contract'
import { TicketCheck } from 'lucide-react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { passKindCopy } from '../../../shared/orders/pass-kind-copy.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import type { Pass } from '../../passes/use-my-passes.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

type ChoosePassProps = {
  /** Eligible passes, in order of use. */
  passes: readonly Pass[]
  chosenId: string | undefined
  onChoose: (passId: string | undefined) => void
}

/** Choice of the pass to pay with; defaults to the one that expires first. */
export function ChoosePass({ passes, chosenId, onChoose }: ChoosePassProps) {
  const today = businessToday()
  const [first] = passes
  if (!first || passes.length < 2) return null
  return (
    <Card as="section">
      <fieldset>
        <legend className="text-lg font-heading">{bookCopy.whichPass}</legend>
        <div className="mt-3 grid gap-2">
          <Rows of={passes} by={(pass) => pass.id} within="blocks">
            {(pass) => {
              const { name, unit } = passKindCopy(pass.kind)
              const left = unit(pass.unitsLeft)
              return (
                <label className="grid min-h-14 cursor-pointer grid-cols-[auto_1fr] content-center items-center gap-x-3 rounded-sm border-2 border-line px-4 py-2 hover:border-ink has-checked:border-ink has-checked:bg-sand">
                  <input
                    type="radio"
                    name="pass"
                    className="row-span-2 size-5 accent-teal"
                    checked={pass.id === (chosenId ?? first.id)}
                    onChange={() => onChoose(pass.id === first.id ? undefined : pass.id)}
                  />
                  <span className="font-strong">
                    {name}.{' '}
                    <span>
                      {pass.validUntil
                        ? bookCopy.passUntil(formatDay(pass.validUntil, today))
                        : bookCopy.passEndless}
                    </span>
                  </span>
                  <span className="text-sm text-ink-soft">
                    {pass.id === first.id && pass.validUntil
                      ? bookCopy.passFirst(left)
                      : bookCopy.passLeft(left)}
                  </span>
                </label>
              )
            }}
          </Rows>
        </div>
      </fieldset>
    </Card>
  )
}

/** Passes that pay, with their remaining uses after this booking. */
export function PaidByPass({ passes, quote }: { passes: readonly Pass[]; quote: Quote }) {
  const paying = passes.flatMap((pass) => {
    const units = quote.passes.find(({ passId }) => passId === pass.id)?.units ?? 0
    return units > 0 ? [{ pass, left: pass.unitsLeft - units }] : []
  })
  if (paying.length === 0) return null
  return (
    <div className="flex items-start gap-3 rounded-md bg-teal-tint p-4">
      <TicketCheck className="mt-0.5 size-6 shrink-0 text-teal" aria-hidden="true" />
      <div>
        <p className="font-strong">{bookCopy.paidByPass}</p>
        <Rows of={paying} by={({ pass }) => pass.id} within="blocks">
          {({ pass, left }) => {
            const { name, unit } = passKindCopy(pass.kind)
            return <p>{bookCopy.passAfter(name, unit(left), pass.units)}</p>
          }}
        </Rows>
      </div>
    </div>
  )
}
