import { zodResolver } from '@hookform/resolvers/zod'
import { careKinds, careLimits, resources, type RecordOf, type Resources } from '@rumi/contract'
import { careItems } from '@rumi/data-layer'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { careKindNames, carePlanCopy as copy } from '../../copy/shared/care.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { DateField, TimeField } from '../../ui/forms/date-field.tsx'
import type { FormWiring } from '../../ui/forms/form-dialog.tsx'
import { HookForm } from '../../ui/forms/hook-form.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { businessToday } from '../business/business-today.ts'
import { useSend, type Refusal } from '../fetching/store.ts'
import { ActionableRefusal } from '../refusals/actionable-refusal.tsx'

const { kind, name, dose, instructions, times: clockTimes, from } = resources.careItems.create.shape

const itemFields = z.object({
  kind,
  name,
  dose: dose.unwrap(),
  instructions: instructions.unwrap(),
  times: clockTimes,
  from: from.unwrap(),
  until: z.union([z.literal('').transform(() => null), from.unwrap()]),
})
type ItemFields = z.input<typeof itemFields>

const kinds = careKinds.map((value) => ({ value, label: careKindNames[value] }))

type CareItemFormProps = FormWiring & { rumiId: string; item: CareItem | undefined; onSaved: () => void }

/** Fields of one meal, medicine or walk of a dog's plan; creates it, or changes `item`. */
export function CareItemForm({ id, rumiId, item, onSending, onSaved }: CareItemFormProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<ItemFields, unknown, z.output<typeof itemFields>>({
    resolver: zodResolver(itemFields),
    mode: 'onTouched',
    defaultValues: {
      kind: item?.kind ?? 'meal',
      name: item?.name ?? '',
      dose: item?.dose ?? '',
      instructions: item?.instructions ?? '',
      times: item?.times ?? ['08:00'],
      from: item?.from ?? businessToday(),
      until: item?.until ?? '',
    },
  })
  const { errors } = form.formState

  const save = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    onSending(true)
    const outcome = item
      ? await send(careItems.calls.update({ id: item.id, changes: { ...fields, version: item.version } }))
      : await send(careItems.calls.create({ ...fields, rumiId }))
    onSending(false)
    if (outcome.ok) {
      showToast(item ? copy.saved : copy.added)
      return onSaved()
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={save} className="grid gap-4 pb-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <ChoiceField
        legend={copy.kind}
        options={kinds}
        error={errors.kind?.message}
        {...form.register('kind')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={copy.name}
          hint={copy.nameHint}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={copy.dose}
          hint={copy.doseHint}
          optionalLabel={errorMessagesCopy.optional}
          error={errors.dose?.message}
          {...form.register('dose')}
        />
      </div>
      <Controller
        name="times"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <TimesField times={value} onChange={onChange} problems={problemsOf(errors.times)} />
        )}
      />
      <TextAreaField
        label={copy.instructions}
        hint={copy.instructionsHint}
        optionalLabel={errorMessagesCopy.optional}
        error={errors.instructions?.message}
        rows={2}
        {...form.register('instructions')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label={copy.firstDay} error={errors.from?.message} {...form.register('from')} />
        <DateField
          label={copy.lastDay}
          hint={copy.lastDayHint}
          optionalLabel={errorMessagesCopy.optional}
          error={errors.until?.message}
          {...form.register('until')}
        />
      </div>
    </HookForm>
  )
}

type TimeProblem = { message?: string | undefined }

/** Returns the problem of each time by its place; a problem of all of them stands at the first. */
function problemsOf(error: (TimeProblem & { [place: number]: TimeProblem | undefined }) | undefined) {
  return (place: number) => error?.[place]?.message ?? (place === 0 ? error?.message : undefined)
}

type TimesFieldProps = {
  times: readonly string[]
  onChange: (times: string[]) => void
  problems: (place: number) => string | undefined
}

function TimesField({ times, onChange, problems }: TimesFieldProps) {
  const replace = (place: number, time: string) =>
    onChange(times.map((former, at) => (at === place ? time : former)))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-strong">{copy.times}</legend>
      <div className="flex flex-wrap items-end gap-3">
        {times.map((time, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a time has no other identity than its place
          <div key={place} className="flex items-end">
            <TimeField
              label={copy.time(place + 1)}
              value={time}
              error={problems(place)}
              onChange={({ target }) => replace(place, target.value)}
            />
            {times.length > 1 && (
              <IconButton
                icon={X}
                label={copy.removeTime(place + 1)}
                onClick={() => onChange(times.filter((_, at) => at !== place))}
              />
            )}
          </div>
        ))}
        {times.length < careLimits.timesPerDay && (
          <Button tone="quiet" onClick={() => onChange([...times, ''])}>
            <Plus className="size-5" aria-hidden="true" />
            {copy.addTime}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

export type CareItem = RecordOf<Resources['careItems']>
