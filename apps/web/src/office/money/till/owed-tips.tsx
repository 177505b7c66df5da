import { formatPesos, tips, type OwedTips as Owed } from '@rumi/contract'
import { useState } from 'react'
import { tipsCopy as copy } from '../../../copy/office/money/tips.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { PayOutTips } from './pay-out-tips.tsx'
import { TipPayouts } from './tip-payouts.tsx'
import type { CashDay } from './till-form.ts'

/** Tips owed to the staff by person, to be paid out of an open till or the bank, and the latest payouts. */
export function OwedTips({ tills }: { tills: readonly CashDay[] }) {
  const mayPay = usePermission({ access: 'staff', area: 'payments', toChange: true })
  const { lastAnswer } = useCall(tips.owed, {})
  const [paying, setPaying] = useState<Owed>()
  if (!lastAnswer) return null
  const { owed, totalCentavos, payouts } = lastAnswer.data
  return (
    <section aria-labelledby="owed-tips" className="grid gap-2">
      <h2 id="owed-tips" className="text-lg">
        {copy.title}
      </h2>
      {owed.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <>
          <p className="measure text-ink-soft">{copy.lead}</p>
          <ul className="grid border-t border-line tabular">
            <Rows of={owed} by={({ staffId }) => staffId ?? ''}>
              {(one) => (
                <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
                  <span className="grid min-w-0 grow basis-40 [overflow-wrap:anywhere]">
                    <span>{one.name || copy.wholeTeam}</span>
                    {one.owedCentavos < 0 && (
                      <span className="text-sm text-ink-soft">{copy.paidTooMuch}</span>
                    )}
                  </span>
                  <span className="font-strong">{formatPesos(one.owedCentavos)}</span>
                  {mayPay && one.owedCentavos > 0 && (
                    <Button
                      tone="secondary"
                      size="snug"
                      aria-label={copy.payOutOf(one.name || copy.wholeTeam)}
                      onClick={() => setPaying(one)}
                    >
                      {copy.payOut}
                    </Button>
                  )}
                </li>
              )}
            </Rows>
            <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 font-strong">
              <span>{copy.total}</span>
              <span>{formatPesos(totalCentavos)}</span>
            </li>
          </ul>
        </>
      )}
      {paying && (
        <OfficeFormDialog
          open
          onClose={() => setPaying(undefined)}
          title={copy.payOutOf(paying.name || copy.wholeTeam)}
          submitLabel={copy.send}
        >
          {(wiring) => (
            <PayOutTips owed={paying} tills={tills} onDone={() => setPaying(undefined)} {...wiring} />
          )}
        </OfficeFormDialog>
      )}
      {payouts.length > 0 && <TipPayouts payouts={payouts} mayTakeBack={mayPay} />}
    </section>
  )
}
