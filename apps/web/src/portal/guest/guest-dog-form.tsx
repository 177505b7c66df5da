import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import type { RoomSize } from '@rumi/contract'
import { guestBookingCopy } from '../../copy/portal/guest-booking.ts'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { BottomActionBar } from '../../ui/layout/bottom-action-bar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import {
  blankAsAbsent,
  forgetDraft,
  storedDraft,
  useDraftKeeping,
  writtenNumber,
} from '../../ui/forms/form-draft.ts'
import { BirthDateField, BreedField, NameField, SexField, WeightField } from '../dogs/dog-basic-fields.tsx'
import { guestDogFields, type GuestDogFields } from './guest-dog-fields.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const draft = 'guest-dog'

type GuestDogFormProps = {
  /** Which of several expected dogs this is. */
  place: string | undefined
  /** Weight of the size chosen with the quote, so that the price stays the same; the owner may correct it. */
  estimated: { size: RoomSize; weightKg: number } | undefined
  submitLabel: string
  onAdd: (fields: GuestDogFields) => void
  /** Returns to the list of dogs; undefined while it is empty. */
  onCancel: (() => void) | undefined
}

/** Form of a guest's dog: the fields that price and days depend on, with a drawn portrait. */
export function GuestDogForm({ place, estimated, submitLabel, onAdd, onCancel }: GuestDogFormProps) {
  const [stored] = useState(() => storedDraft<GuestDogFields>(draft))
  const form = useForm<GuestDogFields>({
    resolver: zodResolver(guestDogFields),
    mode: 'onTouched',
    defaultValues: { name: '', ...(estimated && { weightKg: estimated.weightKg }), ...stored },
  })
  useDraftKeeping(draft, form)
  const { errors } = form.formState
  const [breed = ''] = useWatch({ control: form.control, name: ['breed'] })

  const add = form.handleSubmit((fields) => {
    forgetDraft(draft)
    onAdd(fields)
  })

  return (
    <HookForm control={form.control} onSubmit={add} className="flex max-w-2xl grow flex-col gap-5">
      <div className="flex items-center gap-5">
        <DogPortrait dog={{ _id: draft, breed, color: '' }} size={80} className="shrink-0" frame="arch" />
        <div>
          {place && <h2 className="text-lg">{place}</h2>}
          <p className="text-sm text-ink-soft">{dogsCopy.drawnLive}</p>
        </div>
      </div>
      <NameField error={errors.name?.message} {...form.register('name')} />
      <SexField error={errors.sex?.message} {...form.register('sex')} />
      <BirthDateField error={errors.birthDate?.message} {...form.register('birthDate')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <BreedField
          error={errors.breed?.message}
          {...form.register('breed', { setValueAs: blankAsAbsent })}
        />
        <WeightField
          hint={estimated && guestBookingCopy.estimatedWeight(guestBookingCopy.sizes[estimated.size])}
          error={errors.weightKg?.message}
          {...form.register('weightKg', { setValueAs: writtenNumber })}
        />
      </div>
      <BottomActionBar beside>
        {onCancel && (
          <Button tone="secondary" onClick={onCancel}>
            {dogsCopy.cancel}
          </Button>
        )}
        <Button type="submit" className="grow md:grow-0">
          {submitLabel}
        </Button>
      </BottomActionBar>
    </HookForm>
  )
}
