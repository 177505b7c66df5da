import { resources } from '@rumi/contract'
import { dogs, type Dog } from '@rumi/data-layer'
import { useState, type SubmitEvent } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { dogsCopy } from '../../../copy/portal/dogs.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { writtenNumber } from '../../../ui/forms/form-draft.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'

/** Field for a dog's weight where its room depends on it (decision 49). */
export function WeightField({ dog }: { dog: Dog }) {
  const send = useSend()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const read = resources.dogs.create.shape.weightKg.safeParse(writtenNumber(text))
    if (!read.success || read.data === undefined) {
      return setProblem(read.error?.issues[0]?.message ?? bookCopy.weightNeeded)
    }
    setSending(true)
    const changes = { weightKg: read.data, version: dog.version }
    const outcome = await send(dogs.calls.update({ id: dog._id, changes }))
    setSending(false)
    if (!outcome.ok) setProblem(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
  }

  if (dog.weightKg !== null) {
    return (
      <p
        ref={takeFocus}
        tabIndex={-1}
        className="mt-3 border-t border-line pt-3 text-sm outline-none [overflow-wrap:anywhere]"
      >
        {bookCopy.weightSaved(dog.name, dog.weightKg)}
      </p>
    )
  }
  return (
    <Form
      problems="own"
      onSubmit={save}

      aria-label={bookCopy.weightOf(dog.name)}
      className="mt-3 grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 border-t border-line pt-3"
    >
      <p className="col-span-2 text-sm text-ink-soft">{bookCopy.weightWhy}</p>
      <TextField
        kind="money"
        label={bookCopy.weight}
        trailing={<span className="pr-3 text-ink-soft">{dogsCopy.kilos}</span>}
        error={problem}
        value={text}
        onChange={(event) => {
          setProblem(undefined)
          setText(event.target.value)
        }}
      />
      <Button type="submit" tone="secondary" loading={sending} className="mt-8">
        {dogsCopy.save}
      </Button>
    </Form>
  )
}

/** The pressed button is gone: the focus moves to the response. */
const takeFocus = (place: HTMLElement | null) => place?.focus()
