import { dogEndings } from '@rumi/contract'
import { dogs, type Dog } from '@rumi/data-layer'
import { useId, useState } from 'react'
import { endedDogsCopy as copy } from '../../copy/portal/dogs.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { useSend } from '../fetching/store.ts'

type EndDogDialogProps = {
  dog: Pick<Dog, '_id' | 'name' | 'version'>
  /** Explanation of the consequences; differs between owner and desk. */
  text: string
  open: boolean
  onClose: () => void
}

/** Dialog that records why a dog left for good. */
export function EndDogDialog({ dog, text, open, onClose }: EndDogDialogProps) {
  const send = useSend()
  const name = useId()
  const [chosen, setChosen] = useState<Dog['ended']>(null)

  const close = () => {
    setChosen(null)
    onClose()
  }
  const end = async () => {
    if (chosen === null) return undefined
    const changes = { ended: chosen, version: dog.version }
    const outcome = await send(dogs.calls.update({ id: dog._id, changes }))
    if (!outcome.ok) return outcome.refusal.message
    showToast(copy.saved[chosen](dog.name))
    close()
    return undefined
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={copy.title(dog.name)}
      closeLabel={errorMessagesCopy.close}
      keepLabel={copy.keep}
      confirmLabel={copy.save}
      confirmTone="primary"
      notYet={chosen === null}
      onConfirm={end}
    >
      <p>{text}</p>
      <ChoiceField
        legend={copy.why}
        name={name}
        options={dogEndings.map((value) => ({ value, label: copy.reasons[value] }))}
        checkedValue={chosen ?? ''}
        onChange={({ target }) => setChosen(dogEndings.find((value) => value === target.value) ?? null)}
      />
    </ConfirmDialog>
  )
}
