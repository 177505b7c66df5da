import { zodResolver } from '@hookform/resolvers/zod'
import { resources, type DeskFamily, type DeskPerson } from '@rumi/contract'
import { clients, dogs, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { forgetDraft, storedDraft, useDraftKeeping, writtenNumber } from '../../../ui/forms/form-draft.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { DraftNotice } from '../../kit/draft-notice.tsx'
import { fullName } from '../../kit/records/use-directory.ts'
import { KnownFamilies } from './known-families.tsx'
import { isSameName } from './person-in-message.ts'
import type { RequestedPerson } from './visit-choice.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

const dogFields = resources.dogs.create
  .pick({ sex: true, birthDate: true, weightKg: true, feeding: true })
  .extend({ dogName: resources.dogs.create.shape.name })
const personFields = resources.clients.create.pick({ name: true, lastName: true, email: true, phone: true })
/** For a known owner: drops blank owner fields instead of rejecting them. */
const dogOnly = z.object(dogFields.shape)
const familyFields = personFields.extend(dogFields.shape)
type FamilyFields = z.input<typeof familyFields>

const sexes = (['hembra', 'macho'] as const).map((value) => ({ value, label: copy.sexes[value] }))

type NewFamilyProps = {
  /** Owner of the new dog; if undefined, also creates a client. */
  client: DeskPerson | undefined
  /** Details from a request. */
  person: RequestedPerson | null
  known: readonly Dog[]
  onSaved: (family: Pick<DeskFamily, 'client' | 'dogs'>, dogId: string) => void
  /** Called with an existing family. */
  onKnown: (family: DeskFamily) => void
  onCancel: () => void
}

const nobody = { name: '', lastName: '', email: '', phone: '', dogName: '', feeding: '' }

/** Details of a request, with the first of its dogs not on file yet. */
const firstKnown = ({ dogNames, ...person }: RequestedPerson, known: readonly Dog[]) => ({
  ...person,
  dogName: dogNames.find((wanted) => !known.some(({ name }) => name === wanted)) ?? '',
})

/** Minimal form to admit a dog: owner, contact and dog; the rest follows later. */
export function NewFamily({ client: given, person, known, onSaved, onKnown, onCancel }: NewFamilyProps) {
  const send = useSend()
  const [made, setMade] = useState<DeskPerson>()
  const [refusal, setRefusal] = useState<Refusal>()
  const client = given ?? made
  const draft = given ? `rumi-de-${given.id}` : 'familia-nueva'
  const [stored, setStored] = useState(() => storedDraft<FamilyFields>(draft))
  const form = useForm<FamilyFields>({
    resolver: zodResolver(client ? dogOnly : familyFields) as never,
    mode: 'onTouched',
    defaultValues: { ...nobody, ...(person && firstKnown(person, known)), ...stored },
  })
  useDraftKeeping(draft, form)
  const { errors, isSubmitting } = form.formState
  const [name, lastName, phone, dogName] = useWatch({
    control: form.control,
    name: ['name', 'lastName', 'phone', 'dogName'],
  })
  const sameDog = known.find((dog) => isSameName(dog.name, dogName))

  const personOf = async ({ email = '', ...fields }: FamilyFields) => {
    if (client) return client
    const outcome = await send(
      clients.calls.create({
        name: fields.name,
        lastName: fields.lastName,
        email,
        phone: fields.phone ?? '',
      }),
    )
    if (outcome.ok) {
      setMade(outcome.answer)
      return outcome.answer
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
    return undefined
  }

  const save = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    const owner = await personOf(fields)
    if (!owner) return
    const { sex, birthDate, weightKg, feeding } = fields
    const dog = { name: fields.dogName, sex, birthDate, feeding: feeding ?? '', ownerId: owner.id }
    const outcome = await send(dogs.calls.create(weightKg === undefined ? dog : { ...dog, weightKg }))
    if (outcome.ok) {
      forgetDraft(draft)
      showToast(copy.saved(outcome.answer.name))
      return onSaved({ client: owner, dogs: [...known, outcome.answer] }, outcome.answer._id)
    }
    const issues = outcome.refusal.issues.map((issue) =>
      issue.path === 'name' ? { ...issue, path: 'dogName' } : issue,
    )
    if (!showIssues(form, issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm
      control={form.control}
      onSubmit={save}
      className="grid gap-4 rounded-sm border-2 border-line p-4"
    >
      {stored && (
        <DraftNotice
          onStartAgain={() => {
            forgetDraft(draft)
            setStored(undefined)
            form.reset(nobody)
          }}
        />
      )}
      {refusal && <ActionableRefusal refusal={refusal} />}
      {made && (
        <Notice>
          {fullName(made)}: {copy.clientSaved}
        </Notice>
      )}
      {!client && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by a press
            autoFocus
            label={copy.name}
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextField label={copy.lastName} error={errors.lastName?.message} {...form.register('lastName')} />
          <TextField
            kind="email"
            label={copy.email}
            optionalLabel={errorMessagesCopy.optional}
            hint={copy.emailHint}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <TextField
            kind="tel"
            label={copy.phone}
            error={errors.phone?.message}
            {...form.register('phone')}
          />
        </div>
      )}
      {!client && (
        <KnownFamilies
          {...{ name, lastName }}
          phone={phone ?? ''}
          onTake={(family) => {
            forgetDraft(draft)
            onKnown(family)
          }}
        />
      )}
      {client && sameDog && (
        <Notice tone="warning">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>{copy.knownDog(sameDog.name, fullName(client))}</p>
            <Button
              tone="secondary"
              size="small"
              onClick={() => onSaved({ client, dogs: [...known] }, sameDog._id)}
            >
              {copy.itIsThatDog(sameDog.name)}
            </Button>
          </div>
        </Notice>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label={copy.dogName} error={errors.dogName?.message} {...form.register('dogName')} />
        <ChoiceField
          legend={copy.sex}
          options={sexes}
          error={errors.sex?.message}
          {...form.register('sex')}
        />
        <DateField
          label={copy.birthDate}
          hint={copy.birthDateHint}
          max={businessToday()}
          error={errors.birthDate?.message}
          {...form.register('birthDate')}
        />
        <TextField
          kind="money"
          label={copy.weight}
          optionalLabel={errorMessagesCopy.optional}
          error={errors.weightKg?.message}
          {...form.register('weightKg', { setValueAs: writtenNumber })}
        />
        <TextField
          label={copy.feeding}
          optionalLabel={errorMessagesCopy.optional}
          error={errors.feeding?.message}
          className="sm:col-span-2"
          {...form.register('feeding')}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isSubmitting}>
          {copy.save}
        </Button>
        <Button
          tone="secondary"
          onClick={() => {
            forgetDraft(draft)
            onCancel()
          }}
        >
          {officeCopy.cancel}
        </Button>
      </div>
    </HookForm>
  )
}
