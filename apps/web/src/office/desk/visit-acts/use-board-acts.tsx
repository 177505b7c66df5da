import type { DeskBooking } from '@rumi/contract'
import { useState } from 'react'
import { Temporal } from 'temporal-polyfill'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { mayComeIn } from '../booking-status/arrival.ts'
import { CheckInDialog, type AtTheDoor } from '../booking-status/check-in-dialog.tsx'
import { useDeparture } from '../booking-status/use-departure.tsx'
import { endingWith } from '../visit-card/begun-bookings.ts'
import { arrivalAt } from './arrival-at.ts'
import { ReverseVisits } from './reverse-visits.tsx'
import { namesIn, type useVisitActs } from './use-visit-acts.ts'
import type { DogOnBoard, VisitCard } from '../visit-card/visit-cards.ts'
import type { Dog } from '@rumi/data-layer'
import { lazyComponent } from '../../../shared/fetching/lazy-component.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useDogsChosen } from './dogs-chosen.tsx'

type OpenDialog =
  | { kind: 'receive'; visitIds: readonly string[]; refused: string | undefined }
  | { kind: 'miss' | 'reverse'; visitIds: readonly string[] }
  | { kind: 'evaluate'; bookingId: string }

type BoardActsInput = {
  /** All cards of the day, also those that a search hides. */
  cards: readonly VisitCard[]
  visitActs: ReturnType<typeof useVisitActs>
  onChanged: () => Promise<void>
}

export type BoardActs = ReturnType<typeof useBoardActs>

/**
 * Acts of the board's cards. Their dialogs live here and not in a card, so that a card may move, or leave on another screen, while one
 * is open. Render `dialogs` once.
 */
export function useBoardActs({ cards, visitActs, onChanged }: BoardActsInput) {
  const { acting, hold, record } = visitActs
  const departure = useDeparture()
  const [open, setOpen] = useState<OpenDialog>()
  const close = () => setOpen(undefined)
  const idsOf = (members: readonly DogOnBoard[]) => members.map(({ visit }) => visit.id)
  const membersOf = (ids: readonly string[]) =>
    cards.flatMap(({ members }) => members).filter(({ visit }) => ids.includes(visit.id))

  const report = ({ code, message }: Refusal, members: readonly DogOnBoard[]) =>
    code === 'stale' ? showToast(officeCopy.stale(namesIn(members)), 'note') : showToast(message, 'problem')

  const receiveNow = async (members: readonly DogOnBoard[], atTheDoor: AtTheDoor = {}) => {
    const visitIds = idsOf(members)
    const refusal = await record('arrival', members, atTheDoor)
    if (!refusal) return close()
    const lacksRecords = refusal.code === 'not-eligible'
    if (open?.kind !== 'receive' && !lacksRecords) return report(refusal, members)
    // The dialog lists the missing records below, in the desk's words.
    setOpen({
      kind: 'receive',
      visitIds,
      refused: lacksRecords ? dayBoardCopy.medicalRecordsChanged : refusal.message,
    })
    await onChanged()
  }

  const miss = async (members: readonly DogOnBoard[]) => {
    const refusal = await record('missed', members)
    close()
    if (refusal) report(refusal, members)
  }

  const dialogMembers = open && 'visitIds' in open ? membersOf(open.visitIds) : []
  const evaluated =
    open?.kind === 'evaluate'
      ? cards.flatMap(({ bookings }) => bookings).find(({ booking }) => booking.id === open.bookingId)
      : undefined

  return {
    acting,
    onChanged,
    receive(members: readonly DogOnBoard[]) {
      if (mayComeIn(arrivalAt(members))) return receiveNow(members)
      setOpen({ kind: 'receive', visitIds: idsOf(members), refused: undefined })
    },
    leave: (members: readonly DogOnBoard[]) =>
      hold(members, async () => {
        const now = Temporal.Now.instant().toString()
        const [first, ...others] = endingWith(members, now, businessToday())
        if (first)
          await departure.start({
            visits: members.map(({ visit }) => visit),
            bookings: [first, ...others],
            dogs: members.map(({ dog }) => dog),
            names: namesIn(members),
            onChanged,
          })
      }),
    miss: (members: readonly DogOnBoard[]) => setOpen({ kind: 'miss', visitIds: idsOf(members) }),
    reverse: (members: readonly DogOnBoard[]) => setOpen({ kind: 'reverse', visitIds: idsOf(members) }),
    evaluate: ({ booking }: DeskBooking) => setOpen({ kind: 'evaluate', bookingId: booking.id }),
    dialogs: (
      <>
        {departure.dialog}
        {open?.kind === 'receive' && dialogMembers.length > 0 && (
          <CheckInDialog
            arrival={arrivalAt(dialogMembers)}
            refused={open.refused}
            taking={dialogMembers.some(({ visit }) => acting.has(visit.id))}
            onChanged={onChanged}
            onCheckIn={(atTheDoor) =>
              receiveNow(
                dialogMembers.filter(({ visit }) => visit.status === 'expected'),
                atTheDoor,
              )
            }
            onClose={close}
          />
        )}
        {open?.kind === 'miss' && dialogMembers.length > 0 && (
          <MissedDialog members={dialogMembers} onMiss={miss} onClose={close} />
        )}
        {open?.kind === 'reverse' && dialogMembers.length > 0 && (
          <ReverseVisits members={dialogMembers} onChanged={onChanged} onClose={close} />
        )}
        {evaluated && <EvaluateDialog deskBooking={evaluated} onChanged={onChanged} onClose={close} />}
      </>
    ),
  }
}

const { evaluate: copy } = dayBoardCopy

/** Heavier than the day board, so it loads on first use. */
const EvaluateForm = lazyComponent(async () => (await import('./evaluate-form.tsx')).EvaluateForm)

type EvaluateDialogProps = {
  deskBooking: DeskBooking
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Evaluation on a dog's first day; its result confirms or ends the visit. */
function EvaluateDialog({ deskBooking, onChanged, onClose }: EvaluateDialogProps) {
  const names = deskBooking.dogs.map(({ name }) => name).join(', ') || officeCopy.unknownDog
  const isFirst = (dog: Dog) =>
    deskBooking.medicalRecords.some(
      ({ rumiId, reasons }) =>
        rumiId === dog._id && reasons.some(({ code }) => code === 'evaluation-first-day'),
    )
  return (
    <OfficeFormDialog open onClose={onClose} title={copy.title(names)} submitLabel={copy.save}>
      {(wiring) => (
        <EvaluateForm
          {...wiring}
          deskBooking={deskBooking}
          names={names}
          dogs={deskBooking.dogs.filter(isFirst)}
          onChanged={onChanged}
          onDone={onClose}
        />
      )}
    </OfficeFormDialog>
  )
}

type MissedDialogProps = {
  members: readonly DogOnBoard[]
  onMiss: (members: readonly DogOnBoard[]) => Promise<void>
  onClose: () => void
}

/** Confirms that dogs did not come, which releases their places. */
function MissedDialog({ members, onMiss, onClose }: MissedDialogProps) {
  const { chosen, choices } = useDogsChosen(members)
  const [isBusy, setBusy] = useState(false)
  const miss = async () => {
    setBusy(true)
    await onMiss(chosen)
    setBusy(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={dayBoardCopy.ask['mark-no-show'](namesIn(members))}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button tone="danger" disabled={chosen.length === 0} loading={isBusy} onClick={miss}>
            {dayBoardCopy.doIt['mark-no-show']}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{dayBoardCopy.askText['mark-no-show']}</p>
        {choices}
      </div>
    </Dialog>
  )
}
