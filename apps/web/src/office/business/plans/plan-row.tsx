import { soldPassKinds, type BusinessSettings } from '@rumi/contract'
import { planCards } from '@rumi/data-layer'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officePlansCopy as copy } from '../../../copy/office/business/plans.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { LineButton } from '../places/place-line.tsx'
import type { PlanCard, Service } from './plan-draft.ts'

type PlanRowProps = {
  card: PlanCard
  service: Service | undefined
  terms: BusinessSettings
  /** Undefined at the ends. */
  onMove: Record<'up' | 'down', (() => void) | undefined>
  onChange: () => void
}

/** Card with its link target, and the reason if it is hidden. */
export function PlanRow({ card, service, terms, onMove, onChange }: PlanRowProps) {
  const { id, planName, isPopular, action } = card
  const send = useSend()
  const [removing, setRemoving] = useState(false)
  const unseen = whyUnseen(card, service, terms)

  const remove = async () => {
    const outcome = await send(planCards.calls.remove(id))
    if (!outcome.ok) return outcome.refusal.message
    showToast(copy.removed(planName))
    return undefined
  }

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-line px-2 py-2 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="row-span-2 flex flex-col md:row-span-1 md:flex-row">
        <IconButton
          icon={ArrowUp}
          label={copy.up(planName)}
          data-move={`${id} -1`}
          disabled={!onMove.up}
          onClick={onMove.up}
        />
        <IconButton
          icon={ArrowDown}
          label={copy.down(planName)}
          data-move={`${id} 1`}
          disabled={!onMove.down}
          onClick={onMove.down}
        />
      </div>
      <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
          {planName}
          {isPopular && <StateChip tone="ok">{copy.popular}</StateChip>}
          {unseen && <StateChip tone="missing">{unseen}</StateChip>}
        </p>
        <p className="text-sm text-ink-soft">{copy.leadsTo(copy.actions[action], whereTo(card, service))}</p>
      </div>
      <div className="-ml-2 flex flex-wrap gap-x-1 md:ml-0">
        <LineButton label={copy.changeOf(planName)} onClick={onChange}>
          {copy.change}
        </LineButton>
        <LineButton label={copy.removeOf(planName)} onClick={() => setRemoving(true)}>
          {copy.remove}
        </LineButton>
      </div>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={copy.removeTitle(planName)}
        closeLabel={officeCopy.close}
        keepLabel={copy.keep}
        confirmLabel={copy.remove}
        onConfirm={remove}
      >
        <p>{copy.removeText}</p>
      </ConfirmDialog>
    </li>
  )
}

function whereTo({ passKind, nights }: PlanCard, service: Service | undefined) {
  if (!service) return copy.byOffice
  if (passKind) return copy.passOf(copy.passName(passKind), service.name)
  return nights ? copy.nightsOf(service.name, nights) : service.name
}

function whyUnseen({ active, passKind }: PlanCard, service: Service | undefined, terms: BusinessSettings) {
  if (!active) return copy.hidden
  if (service && !service.active) return copy.notOffered
  return passKind && !soldPassKinds(terms).includes(passKind) ? copy.notSold : undefined
}
