import type { DeskBooking } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { lazyComponent } from '../../../shared/fetching/lazy-component.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'

const { evaluate: copy } = dayBoardCopy

/** Heavier than the day board, so it loads on first use. */
const EvaluateForm = lazyComponent(async () => (await import('./evaluate-form.tsx')).EvaluateForm)

type EvaluateDialogProps = {
  deskBooking: DeskBooking
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Evaluation on a dog's first day; its result confirms or ends the visit. */
export function EvaluateDialog({ deskBooking, onChanged, onClose }: EvaluateDialogProps) {
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
