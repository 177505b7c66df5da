import { photoAt } from '@rumi/contract'
import { type ReactNode, useState } from 'react'
import { officePlacesCopy as copy } from '../../../copy/office/business/places.ts'
import { type Outcome, type StoreRequest, useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { Photo } from '../../../shared/business/photo.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ConflictingBookings } from './conflicting-bookings.tsx'

type Place = { id: string; name: string; active: boolean }

type PlaceLineProps = {
  place: Place
  /** Address of a photograph; empty if there is none. */
  picture?: string
  /** Undefined without permission. */
  onChange: (() => void) | undefined
  retire: () => StoreRequest
  restore: () => StoreRequest
  children: ReactNode
  /** Further actions while in use. */
  actions?: ReactNode
}

/** Room, person or hall with its actions. */
export function PlaceLine({ place, picture, onChange, retire, restore, children, actions }: PlaceLineProps) {
  const { id, name, active } = place
  const photo = picture ? photoAt(picture) : null
  const send = useSend()
  const [retiring, setRetiring] = useState(false)

  const putBack = async () => {
    const outcome: Outcome<unknown> = await send(restore())
    if (outcome.ok) showToast(copy.restored(name))
    else showToast(outcome.refusal.message, 'problem')
  }

  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line px-2 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="flex min-w-0 items-start gap-3">
        {photo && (
          <Photo
            file={photo}
            alt=""
            width={64}
            height={64}
            sizes="64px"
            className="size-16 shrink-0 rounded-sm bg-sand object-cover"
          />
        )}
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong [overflow-wrap:anywhere]">
            {name}
            {!active && <StateChip tone="missing">{copy.isRetired}</StateChip>}
          </p>
          {children}
        </div>
      </div>
      {onChange && (
        <div className="-mx-2 flex flex-wrap gap-x-1">
          {active ? (
            <>
              <LineButton label={copy.changeOf(name)} onClick={onChange}>
                {copy.change}
              </LineButton>
              {actions}
              <LineButton label={copy.retireOf(name)} onClick={() => setRetiring(true)}>
                {copy.retire}
              </LineButton>
            </>
          ) : (
            <LineButton label={copy.restoreOf(name)} onClick={putBack}>
              {copy.restore}
            </LineButton>
          )}
        </div>
      )}
      <RetireDialog open={retiring} place={{ id, name }} retire={retire} onClose={() => setRetiring(false)} />
    </li>
  )
}

type LineButtonProps = { label: string; onClick: () => void; children: ReactNode }

/** Button at the end of a line with a full accessible name. */
export function LineButton({ label, onClick, children }: LineButtonProps) {
  return (
    <Button tone="quiet" size="small" className="max-md:min-h-12" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}

type RetireDialogProps = {
  open: boolean
  place: { id: string; name: string }
  retire: () => StoreRequest
  onClose: () => void
}

/** Confirms that a place is retired; its bookings can be moved in the dialog. */
function RetireDialog({ open, place: { id, name }, retire, onClose }: RetireDialogProps) {
  const send = useSend()
  const [retiring, setRetiring] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const close = () => {
    setRefusal(undefined)
    onClose()
  }
  const confirm = async () => {
    setRetiring(true)
    const outcome = await send(retire())
    setRetiring(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.retired(name))
    close()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.retireTitle(name)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {copy.keep}
          </Button>
          <Button tone="danger" loading={retiring} onClick={confirm}>
            {copy.retire}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-2">
        <p>{copy.retireText}</p>
        {refusal && <ConflictingBookings refusal={refusal} resourceId={id} />}
      </div>
    </Dialog>
  )
}
