import { formatMoment, setup, type BusinessSetup } from '@rumi/contract'
import { DoorClosed, DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeSetupCopy } from '../../../copy/office/business/setup.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const { opening: copy } = officeSetupCopy

type DoorProps = { state: BusinessSetup; onStale: () => Promise<void> }

/** Opening state, its author, and a button to change it. */
export function OpeningSection({ state, onStale }: DoorProps) {
  const sendCall = useSendCall()
  const [busy, setBusy] = useState(false)
  const [closing, setClosing] = useState(false)
  const { open, version, changedAt, changedBy, steps } = state
  const left = steps.filter(({ done }) => !done).length
  const Door = open ? DoorOpen : DoorClosed

  const set = async (wanted: boolean) => {
    const outcome = await sendCall(setup.open, { body: { open: wanted, version } })
    if (!outcome.ok && outcome.refusal.code === 'stale') await onStale()
    if (!outcome.ok) return outcome.refusal.message
    showToast(wanted ? copy.opened : copy.isClosed)
    return undefined
  }
  const openToPublic = async () => {
    setBusy(true)
    const problem = await set(true)
    setBusy(false)
    if (problem) showToast(problem, 'problem')
  }
  const closeToPublic = async () => {
    const problem = await set(false)
    if (!problem) setClosing(false)
    return problem
  }

  return (
    <section
      aria-labelledby="puerta"
      className="grid gap-3 rounded-md border-2 border-ink bg-cream p-5 md:p-6"
    >
      <h2 id="puerta" className="flex items-center gap-2 text-lg">
        <Door className="size-6 shrink-0" aria-hidden="true" />
        <span>{open ? copy.open : copy.closed}</span>
      </h2>
      <p className="measure">{open ? copy.openText : copy.closedText}</p>
      {changedAt && (
        <p className="text-sm text-ink-soft">
          {copy.since(formatMoment(changedAt, businessToday()), changedBy)}
        </p>
      )}
      {!open && left > 0 && <p className="text-ink-soft">{copy.left(left)}</p>}
      {open ? (
        <Button tone="secondary" className="min-h-12 justify-self-start" onClick={() => setClosing(true)}>
          {copy.closeIt}
        </Button>
      ) : (
        <Button size="large" className="justify-self-start" loading={busy} onClick={openToPublic}>
          {copy.openIt}
        </Button>
      )}
      <ConfirmDialog
        open={closing}
        onClose={() => setClosing(false)}
        title={copy.closeTitle}
        closeLabel={officeCopy.close}
        keepLabel={officeCopy.cancel}
        confirmLabel={copy.closeIt}
        onConfirm={closeToPublic}
      >
        <p>{copy.closeText}</p>
      </ConfirmDialog>
    </section>
  )
}
