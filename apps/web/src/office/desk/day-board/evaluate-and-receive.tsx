import type { Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { lazyComponent } from '../../../shared/fetching/lazy-component.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { useKeepsRow } from '../booking-status/rows-in-work.ts'
import type { EvaluateProps } from './evaluate-form.tsx'

const { evaluate: copy } = dayBoardCopy

/** Heavier than the day board, so it loads on first use. */
const EvaluateForm = lazyComponent(async () => (await import('./evaluate-form.tsx')).EvaluateForm)

/** Evaluation on a dog's first day; its result confirms or ends the visit. */
export function EvaluateAndReceive(props: EvaluateProps) {
  const [open, setOpen] = useState(false)
  const { visit, names } = props
  useKeepsRow(visit.booking.id, open, visit.booking.status)
  const isFirst = (dog: Dog) =>
    visit.medicalRecords.some(
      ({ rumiId, reasons }) =>
        rumiId === dog._id && reasons.some(({ code }) => code === 'evaluation-first-day'),
    )
  return (
    <>
      <Button data-next-step className="min-h-12 px-5 md:min-h-10" onClick={() => setOpen(true)}>
        {copy.open}
        <span className="sr-only"> {names}</span>
      </Button>
      <OfficeFormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={copy.title(names)}
        submitLabel={copy.save}
      >
        {(wiring) => (
          <EvaluateForm
            {...wiring}
            {...props}
            dogs={visit.dogs.filter(isFirst)}
            onDone={() => setOpen(false)}
          />
        )}
      </OfficeFormDialog>
    </>
  )
}
