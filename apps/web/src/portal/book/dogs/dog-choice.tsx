import { medicalRecordStatesFor, type RequirementKey, type ServiceType, resources } from '@rumi/contract'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { bookCopy } from '../../../copy/portal/book.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { MedicalRecordStateList } from '../../medical-records/medical-record-state-list.tsx'
import { ReadinessChip } from '../../medical-records/readiness-chip.tsx'
import type { Readiness } from '../../medical-records/readiness.ts'
import type { FamilyGuest } from '../step-props.ts'
import { dogs, type Dog } from '@rumi/data-layer'
import { useSend } from '../../../shared/fetching/store.ts'
import { dogsCopy } from '../../../copy/portal/dogs.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { writtenNumber } from '../../../ui/forms/form-draft.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'

type DogChoiceProps = {
  guest: FamilyGuest
  serviceType: ServiceType
  readiness: Readiness
  today: string
  chosen: boolean
  /** Expands the missing records, unless several dogs lack some. */
  showsMissing: boolean
  onToggle: () => void
  /** Address to add a medical record of this dog within the booking. */
  addressToAdd: (requirement: RequirementKey) => string
}

/** True if a dog can be selected: eligible now or later, or lacking only uploads. */
export const isChoosable = (readiness: Readiness) =>
  'from' in readiness || (readiness.is === 'needs-medical-records' && readiness.mayFollow)

/** Selectable dog of the family. */
export function DogChoice({ guest, readiness, today, chosen, onToggle, ...visit }: DogChoiceProps) {
  const reasonsId = useId()
  const { dog } = guest
  const able = isChoosable(readiness)
  const isLacking = !('from' in readiness)
  const [isUnweighed] = useState(visit.serviceType === 'Hotel' && dog.weightKg === null)
  return (
    <div className="art-listen rounded-md bg-white p-3 shadow-soft has-checked:ring-3 has-checked:ring-ink sm:p-4">
      <label className={`flex items-center gap-3 sm:gap-4 ${able ? 'cursor-pointer' : ''}`}>
        <span className="flex min-w-0 grow flex-wrap items-center gap-3 sm:gap-4">
          <DogPortrait dog={dog} className="size-18 shrink-0" />
          <span className="grid min-w-0 grow basis-[7rem] justify-items-start gap-1">
            <span className="max-w-full text-lg font-heading [overflow-wrap:anywhere]">{dog.name}</span>
            <ReadinessChip readiness={readiness} today={today} />
          </span>
        </span>
        <input
          type="checkbox"
          checked={chosen}
          disabled={!able}
          onChange={onToggle}
          aria-describedby={isLacking ? reasonsId : undefined}
          className="size-7 shrink-0 accent-teal disabled:opacity-40"
        />
      </label>
      {chosen && isUnweighed && <WeightField dog={dog} />}
      {isLacking && <WhatIsMissing id={reasonsId} guest={guest} today={today} mayFollow={able} {...visit} />}
    </div>
  )
}

type WhatIsMissingProps = Pick<
  DogChoiceProps,
  'guest' | 'serviceType' | 'today' | 'showsMissing' | 'addressToAdd'
> & { id: string; mayFollow: boolean }

/** Missing requirements of a dog, each with the action that fixes it. */
function WhatIsMissing({ id, guest, mayFollow, today, showsMissing, ...visit }: WhatIsMissingProps) {
  const { serviceType, addressToAdd } = visit
  const terms = useBusiness()
  const lacking = medicalRecordStatesFor(serviceType, guest.dog, guest.records, today, terms).filter(
    ({ state }) => state !== 'ok' && state !== 'expiring',
  )
  return (
    <details open={showsMissing} className="group mt-3 border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-strong [overflow-wrap:anywhere] [&::-webkit-details-marker]:hidden">
        <span className="grow">{bookCopy.whatIsMissing(guest.dog.name)}</span>
        <ChevronDown
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div id={id}>
        <MedicalRecordStateList states={lacking} today={today} addressToAdd={addressToAdd} />
        {mayFollow && <p className="py-3 text-sm">{bookCopy.papersMayFollow(terms.holds.papersHours)}</p>}
      </div>
    </details>
  )
}

/** Field for a dog's weight where its room depends on it (decision 49). */
function WeightField({ dog }: { dog: Dog }) {
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
