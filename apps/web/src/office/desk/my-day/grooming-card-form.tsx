import { groomingCardLimits, type GroomingMoment } from '@rumi/contract'
import { addGroomingPhoto, groomingCards, removeGroomingPhoto, type GroomingCard } from '@rumi/data-layer'
import { Camera } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { myDayCopy as copy } from '../../../copy/office/desk/my-day.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { pictureTypes } from '../../../shared/uploads/upload-error-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { takeFocus } from '../../../ui/hooks/focus/focus-first.ts'
import { smallerPhoto } from '../../../ui/forms/smaller-photo.ts'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { CardPhotos } from './card-photos.tsx'

type GroomingCardFormProps = {
  card: GroomingCard
  name: string
  /** True once this user finished the dog, so that the card is written next. */
  takesFocus: boolean
  onChanged: () => Promise<void>
}

/** Card of a dog's appointment: photos before and after, what was used, and notes for the next time. */
export function GroomingCardForm({ card, name, takesFocus, onChanged }: GroomingCardFormProps) {
  const send = useSend()
  const [fields, setFields] = useState({
    blade: card.blade,
    lengths: card.lengths,
    products: card.products,
    notes: card.notes,
  })
  const [saving, setSaving] = useState(false)
  const [sending, setSending] = useState<GroomingMoment>()
  const [refusal, setRefusal] = useState<Refusal>()
  const field = (key: keyof typeof fields) => ({
    value: fields[key],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((was) => ({ ...was, [key]: target.value })),
    error: refusal?.issues.find(({ path }) => path === key)?.message,
    optionalLabel: errorMessagesCopy.optional,
  })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setRefusal(undefined)
    const outcome = await send(
      groomingCards.calls.update({ id: card.id, changes: { ...fields, version: card.version } }),
    )
    if (outcome.ok) showToast(copy.saved)
    else setRefusal(outcome.refusal)
    await onChanged()
    setSaving(false)
  }

  const addPhoto = async (moment: GroomingMoment, file: File) => {
    setSending(moment)
    const outcome = await send(
      addGroomingPhoto({ cardId: card.id, moment, file: await smallerPhoto(file), key: crypto.randomUUID() }),
    )
    if (!outcome.ok) showToast(outcome.refusal.message, 'problem')
    await onChanged()
    setSending(undefined)
  }

  const removePhoto = async (address: string) => {
    const outcome = await send(removeGroomingPhoto({ cardId: card.id, address }))
    if (!outcome.ok) showToast(outcome.refusal.message, 'problem')
    await onChanged()
  }

  return (
    <section aria-label={copy.card(name)} className="grid gap-4 rounded-sm bg-white p-3">
      <h4 tabIndex={-1} ref={takesFocus ? takeFocus : null} className="font-strong outline-none">
        {copy.card(name)}
      </h4>
      <div>
        <div className="flex flex-wrap gap-2">
          {(['before', 'after'] as const).map((moment) => (
            <FileButton
              key={moment}
              icon={Camera}
              camera
              accept={pictureTypes}
              label={moment === 'before' ? copy.addBefore : copy.addAfter}
              loading={sending === moment}
              onPick={(file) => void addPhoto(moment, file)}
            />
          ))}
        </div>
        <CardPhotos card={card} name={name} onRemove={(address) => void removePhoto(address)} />
      </div>
      {card.finishedAt && (
        <Form
          problems={refusal && [...refusal.issues, ...(refusal.issues.length ? [] : [refusal])]}
          onSubmit={save}
          className="grid gap-3"
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={copy.blade}
              hint={copy.bladeHint}
              maxLength={groomingCardLimits.detail}
              {...field('blade')}
            />
            <TextField
              label={copy.lengths}
              hint={copy.lengthsHint}
              maxLength={groomingCardLimits.detail}
              {...field('lengths')}
            />
          </div>
          <TextField label={copy.products} maxLength={groomingCardLimits.detail} {...field('products')} />
          <TextAreaField
            label={copy.notes}
            rows={2}
            maxLength={groomingCardLimits.notes}
            {...field('notes')}
          />
          <Button type="submit" loading={saving}>
            {copy.save}
          </Button>
        </Form>
      )}
    </section>
  )
}
