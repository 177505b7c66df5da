import { zodResolver } from '@hookform/resolvers/zod'
import { resources } from '@rumi/contract'
import { useState, type ReactNode } from 'react'
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { Outcome, Refusal } from '../../shared/fetching/store.ts'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { colorSuggestions, dogsCopy } from '../../copy/portal/dogs.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { BottomActionBar } from '../../ui/layout/bottom-action-bar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { forgetDraft, storedDraft, useDraftKeeping, writtenNumber } from '../../ui/forms/form-draft.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { isSameFact } from '../../shared/refusals/two-versions.tsx'
import { useMeanwhile, writeInto, type Begun } from '../../shared/fetching/use-meanwhile.ts'
import { WrittenVersions } from '../../shared/refusals/written-versions.tsx'
import { keepsItsText } from '../../ui/forms/use-unsaved-text.ts'
import { BirthDateField, BreedField, NameField, SexField, WeightField } from './dog-basic-fields.tsx'
import { dogFacts, type DogFields } from './dog-facts.ts'
import { Suggestions } from '../../ui/controls/suggestions.tsx'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const dogFields = resources.dogs.create.omit({ ownerId: true })

type DogFormProps<Answer> = {
  /** Key of the draft. */
  draft: string
  /** Current data and version; a new dog has no version. */
  known: Partial<DogFields>
  version?: number
  /** Seed of the drawn portrait. */
  seed: string
  /** Photo upload; once there is a photo, no portrait is drawn. */
  photo?: ReactNode
  isPhotographed?: boolean
  submitLabel: string
  cancelTo: string
  /** Saves over the base version, so that a concurrent change is not lost. */
  send: (fields: DogFields, version: number | undefined) => Promise<Outcome<Answer>>
  onSaved: (answer: Answer) => void
}

/** Draft with its base. */
type StoredDog = DogFields & { begun?: Begun<Partial<DogFields>> }

const yesOrNo = [
  { value: 'yes', label: dogsCopy.yes },
  { value: 'no', label: dogsCopy.no },
]

/** Form of a dog, with its portrait drawn as the user types. */
export function DogForm<Answer>({
  draft,
  known,
  version,
  seed,
  photo,
  isPhotographed = false,
  submitLabel,
  cancelTo,
  send,
  onSaved,
}: DogFormProps<Answer>) {
  const [{ begun, ...stored }] = useState(() => storedDraft<StoredDog>(draft) ?? {})
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm<DogFields>({
    resolver: zodResolver(dogFields),
    mode: 'onTouched',
    defaultValues: { ...known, ...stored },
  })
  const { errors, isSubmitting } = form.formState
  const mine = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const { breed = '', color = '', sex } = mine

  const save = (over: number | undefined) =>
    form.handleSubmit(async (fields) => {
      setRefusal(undefined)
      const outcome = await send(fields, over)
      if (outcome.ok) {
        setIsSaved(true)
        forgetDraft(draft)
        return onSaved(outcome.answer)
      }
      if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
    })
  const { base, versions } = useMeanwhile<Partial<DogFields>>({
    now: { written: known, version },
    begun,
    mine,
    write(both, theirs) {
      writeInto(form, both, theirs)
      if (isSameFact(both, theirs)) forgetDraft(draft)
    },
    save: (_, over) => save(over)(),
    isSaving: isSubmitting || isSaved,
  })
  useDraftKeeping(draft, form, base)

  return (
    <HookForm
      control={form.control}
      {...keepsItsText}
      onSubmit={save(base.version)}
      className="grid max-w-2xl gap-8"
    >
      {Object.keys(stored).length > 0 && <Notice>{dogsCopy.draftKept}</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {!isPhotographed && (
          <>
            <DogPortrait dog={{ _id: seed, breed, color }} size={112} className="shrink-0" frame="arch" />
            <p className="min-w-0 grow basis-24 text-sm text-ink-soft">{dogsCopy.drawnLive}</p>
          </>
        )}
        {photo}
      </div>
      <div className="grid gap-5">
        <NameField error={errors.name?.message} {...form.register('name')} />
        <SexField error={errors.sex?.message} {...form.register('sex')} />
        <BirthDateField error={errors.birthDate?.message} {...form.register('birthDate')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <BreedField error={errors.breed?.message} {...form.register('breed')} />
          <TextField
            label={dogsCopy.color}
            optionalLabel={errorMessagesCopy.optional}
            list="colores"
            error={errors.color?.message}
            {...form.register('color')}
          />
        </div>
        <WeightField
          error={errors.weightKg?.message}
          {...form.register('weightKg', { setValueAs: writtenNumber })}
        />
        <Controller
          name="sterilised"
          control={form.control}
          render={({ field: { name, ref, value, onChange } }) => (
            <ChoiceField
              legend={sex ? dogsCopy.sterilisedOf[sex] : dogsCopy.sterilised}
              options={yesOrNo}
              ref={ref}
              name={name}
              checkedValue={value === true ? 'yes' : value === false ? 'no' : ''}
              onChange={({ target }) => onChange(target.value === 'yes')}
              error={errors.sterilised?.message}
            />
          )}
        />
        <Suggestions id="colores" words={colorSuggestions} />
      </div>
      <DayWithUs form={form} />
      <People form={form} />
      <Identification form={form} />
      {refusal && !versions && <ActionableRefusal refusal={refusal} />}
      {versions ? (
        <WrittenVersions versions={versions} mine={mine} facts={dogFacts} />
      ) : (
        <BottomActionBar>
          <LinkButton tone="secondary" to={cancelTo} onClick={() => forgetDraft(draft)}>
            {dogsCopy.cancel}
          </LinkButton>
          <Button type="submit" loading={isSubmitting} className="grow md:grow-0">
            {submitLabel}
          </Button>
        </BottomActionBar>
      )}
    </HookForm>
  )
}

type SectionProps = { form: UseFormReturn<DogFields> }

function DayWithUs({ form }: SectionProps) {
  const { errors } = form.formState
  const optionalLabel = errorMessagesCopy.optional
  return (
    <section className="grid gap-5">
      <h2 className="text-lg">{dogsCopy.dayTitle}</h2>
      <TextAreaField
        {...{ optionalLabel }}
        label={dogsCopy.feeding}
        hint={dogsCopy.feedingHint}
        error={errors.feeding?.message}
        {...form.register('feeding')}
      />
      <TextAreaField
        {...{ optionalLabel }}
        label={dogsCopy.medication}
        hint={dogsCopy.medicationHint}
        error={errors.medication?.message}
        {...form.register('medication')}
      />
      <TextAreaField
        {...{ optionalLabel }}
        label={dogsCopy.allergies}
        hint={dogsCopy.allergiesHint}
        error={errors.allergies?.message}
        {...form.register('allergies')}
      />
      <TextAreaField
        {...{ optionalLabel }}
        label={dogsCopy.temperament}
        hint={dogsCopy.temperamentHint}
        error={errors.temperament?.message}
        {...form.register('temperament')}
      />
    </section>
  )
}

function Identification({ form }: SectionProps) {
  const { errors } = form.formState
  const optionalLabel = errorMessagesCopy.optional
  return (
    <section className="grid gap-5">
      <h2 className="text-lg">{dogsCopy.identificationTitle}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...{ optionalLabel }}
          kind="number"
          label={dogsCopy.microchip}
          error={errors.microchip?.message}
          {...form.register('microchip')}
        />
        <TextField
          {...{ optionalLabel }}
          label={dogsCopy.ruac}
          hint={dogsCopy.ruacHint}
          error={errors.ruac?.message}
          {...form.register('ruac')}
        />
      </div>
    </section>
  )
}

function People({ form }: SectionProps) {
  const { errors } = form.formState
  const optionalLabel = errorMessagesCopy.optional
  const sex = useWatch({ control: form.control, name: 'sex' })
  return (
    <section className="grid gap-5">
      <h2 className="text-lg">{dogsCopy.peopleTitle}</h2>
      <TextAreaField
        {...{ optionalLabel }}
        label={sex ? dogsCopy.pickupOf[sex] : dogsCopy.pickup}
        hint={dogsCopy.pickupHint}
        error={errors.pickup?.message}
        {...form.register('pickup')}
      />
      <TextField
        {...{ optionalLabel }}
        label={dogsCopy.emergencyContact}
        hint={dogsCopy.emergencyContactHint}
        error={errors.emergencyContact?.message}
        {...form.register('emergencyContact')}
      />
      <TextField
        {...{ optionalLabel }}
        label={dogsCopy.vet}
        hint={dogsCopy.vetHint}
        error={errors.vet?.message}
        {...form.register('vet')}
      />
    </section>
  )
}
