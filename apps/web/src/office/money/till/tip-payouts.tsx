import { formatMoment, formatPesos, tips, type TipPayout } from '@rumi/contract'
import { useState } from 'react'
import { tipsCopy as copy } from '../../../copy/office/money/tips.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'

const nameOf = ({ amountCentavos, name }: TipPayout) =>
  copy.payout(formatPesos(amountCentavos), name || copy.wholeTeam)

type TipPayoutsProps = { payouts: readonly TipPayout[]; mayTakeBack: boolean }

/** Latest payouts of tips; each is taken back with a reason. */
export function TipPayouts({ payouts, mayTakeBack }: TipPayoutsProps) {
  const [chosen, setChosen] = useState<TipPayout>()
  return (
    <details>
      <summary className="inline-flex min-h-10 cursor-pointer items-center text-link underline underline-offset-2">
        {copy.payouts}
      </summary>
      <ul className="grid border-t border-line tabular">
        <Rows of={payouts} by={({ id }) => id}>
          {(payout) => (
            <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
              <span className="grid min-w-0 grow basis-60 [overflow-wrap:anywhere]">
                {nameOf(payout)}
                <span className="text-sm text-ink-soft">
                  {copy.facts(
                    payout.till || copy.bank,
                    formatMoment(payout.paidAt, businessToday()),
                    payout.paidBy,
                  )}
                </span>
                {payout.takenBackAt !== null && (
                  <span className="text-sm">{copy.takenBack(payout.takeBackReason)}</span>
                )}
              </span>
              {mayTakeBack && payout.takenBackAt === null && (
                <Button
                  tone="quiet"
                  size="snug"
                  aria-label={copy.takeBackOf(nameOf(payout))}
                  onClick={() => setChosen(payout)}
                >
                  {copy.takeBack}
                </Button>
              )}
            </li>
          )}
        </Rows>
      </ul>
      {chosen && <TakeBack payout={chosen} onClose={() => setChosen(undefined)} />}
    </details>
  )
}

function TakeBack({ payout, onClose }: { payout: TipPayout; onClose: () => void }) {
  const sendCall = useSendCall()
  const [reason, setReason] = useState('')
  const takeBack = async () => {
    const outcome = await sendCall(tips.takeBack, { params: { id: payout.id }, body: { reason } })
    if (!outcome.ok) return outcome.refusal.issues[0]?.message ?? outcome.refusal.message
    showToast(copy.tookBack)
    onClose()
    return undefined
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={copy.takeBackTitle}
      closeLabel={copy.close}
      keepLabel={copy.keep}
      confirmLabel={copy.confirm}
      notYet={reason.trim() === ''}
      onConfirm={takeBack}
    >
      <p>{nameOf(payout)}</p>
      <p>{copy.takeBackText}</p>
      <TextField
        label={copy.reason}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
