import { careResults, type CareEntry, type CareResult } from '@rumi/contract'
import { useState } from 'react'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { careSheetCopy as copy } from '../../../copy/office/desk/care-sheet.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { Marking } from './use-mark.ts'

type MarkDialogProps = {
  entry: CareEntry
  /** `look` confirms a medicine; `result` offers the other results with a note. */
  asks: 'look' | 'result'
  onMark: (marking: Marking) => Promise<void>
  onClose: () => void
}

/** Second look at dog, medicine and amount before it is given, or the choice of another result. */
export function MarkDialog({ entry, asks, onMark, onClose }: MarkDialogProps) {
  const [note, setNote] = useState('')
  const [sending, setSending] = useState<CareResult>()
  const { kind, name, dose, dogName, time, instructions } = entry
  const mark = async (result: CareResult) => {
    setSending(result)
    await onMark({ result, note })
    setSending(undefined)
  }
  const isMedicine = kind === 'medicine'
  const others = careResults.filter((result) => result !== 'given')

  return (
    <Dialog
      open
      onClose={onClose}
      title={asks === 'look' ? copy.lookTitle : copy.moreTitle(name, dogName)}
      closeLabel={errorMessagesCopy.close}
      actions={
        asks === 'look' ? (
          <>
            <Button tone="secondary" onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button loading={sending !== undefined} onClick={() => void mark('given')}>
              {copy.confirm}
            </Button>
          </>
        ) : (
          others.map((result) => (
            <Button
              key={result}
              tone="secondary"
              loading={sending === result}
              onClick={() => void mark(result)}
            >
              {copy.results[result](kind)}
            </Button>
          ))
        )
      }
    >
      {(asks === 'look' || isMedicine) && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pb-3">
          <DogPortrait dog={{ ...entry, _id: entry.rumiId }} size={112} frame="arch" />
          <dl className="grid gap-x-4 gap-y-1 text-lg [overflow-wrap:anywhere] sm:grid-cols-[auto_1fr]">
            <dt className="text-base text-ink-soft">{copy.lookDog}</dt>
            <dd className="font-strong">{dogName}</dd>
            <dt className="text-base text-ink-soft">{copy.lookName}</dt>
            <dd className="font-strong">{name}</dd>
            <dt className="text-base text-ink-soft">{copy.lookDose}</dt>
            <dd className="font-strong">{dose || copy.noDose}</dd>
            <dt className="text-base text-ink-soft">{copy.lookTime}</dt>
            <dd>{time}</dd>
          </dl>
        </div>
      )}
      {instructions && <p className="pb-3">{instructions}</p>}
      {asks === 'result' && (
        <TextField
          label={copy.note}
          hint={copy.noteHint}
          optionalLabel={errorMessagesCopy.optional}
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
    </Dialog>
  )
}
