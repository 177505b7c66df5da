import { formatDay } from '@rumi/contract'
import { dogs, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { endedDogsCopy } from '../../../copy/portal/dogs.ts'
import { EndDogDialog } from '../../../shared/people/end-dog-dialog.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const { desk: copy } = endedDogsCopy

/** Button that marks a dog as no longer coming. */
export function EndDogButton({ dog }: { dog: Dog }) {
  const [open, setOpen] = useState(false)
  if (dog.ended) return null
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <EndDogDialog dog={dog} text={copy.text} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** Note that a dog no longer comes, with an undo for staff with permission. */
export function DogEnding({ dog, mayUpdate }: { dog: Dog; mayUpdate: boolean }) {
  const send = useSend()
  const [busy, setBusy] = useState(false)
  if (!dog.ended || !dog.endedOn) return null
  const takeBack = async () => {
    setBusy(true)
    const changes = { ended: null, version: dog.version }
    const outcome = await send(dogs.calls.update({ id: dog._id, changes }))
    setBusy(false)
    if (outcome.ok) showToast(copy.takenBack(dog.name))
    else showToast(outcome.refusal.message, 'problem')
  }
  return (
    <div className="mb-6">
      <Notice>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{copy.message[dog.ended](formatDay(dog.endedOn, businessToday()))}</p>
          {mayUpdate && (
            <Button tone="secondary" size="small" loading={busy} onClick={takeBack}>
              {copy.takeBack[dog.ended]}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  )
}
