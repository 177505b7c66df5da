import { paperStatesFor, type RequirementKey, type ServiceType } from '@rumi/contract'
import { useId } from 'react'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { bookCopy } from '../../copy/book.ts'
import { PaperStateList } from '../papers/paper-state-list.tsx'
import { ReadinessChip } from '../papers/readiness-chip.tsx'
import type { Readiness } from '../papers/readiness.ts'
import type { FamilyGuest } from './step-props.ts'

type DogChoiceProps = {
  guest: FamilyGuest
  serviceType: ServiceType
  ownerIdentified: boolean
  readiness: Readiness
  today: string
  chosen: boolean
  onToggle: () => void
  /** Where a paper of this dog is added without leaving the booking. */
  addressToAdd: (requirement: RequirementKey) => string
}

/** One dog of the family, to be chosen if its papers allow a visit from some day on. */
export function DogChoice({ guest, readiness, today, chosen, onToggle, ...asked }: DogChoiceProps) {
  const reasonsId = useId()
  const { dog } = guest
  const able = 'from' in readiness
  return (
    <div className="art-listen rounded-md bg-white p-3 shadow-soft has-checked:ring-3 has-checked:ring-ink sm:p-4">
      <label className={`flex items-center gap-3 sm:gap-4 ${able ? 'cursor-pointer' : ''}`}>
        <DogPortrait
          breed={dog.breed}
          color={dog.color}
          seed={dog._id}
          photo={dog.profileImg}
          className="size-18 shrink-0"
        />
        <span className="grid min-w-0 grow justify-items-start gap-1">
          <span className="text-lg font-heading [overflow-wrap:anywhere]">{dog.name}</span>
          <ReadinessChip readiness={readiness} today={today} />
        </span>
        <input
          type="checkbox"
          checked={chosen}
          disabled={!able}
          onChange={onToggle}
          aria-describedby={able ? undefined : reasonsId}
          className="size-7 shrink-0 accent-teal disabled:opacity-40"
        />
      </label>
      {!able && <WhatIsMissing id={reasonsId} guest={guest} today={today} {...asked} />}
    </div>
  )
}

type WhatIsMissingProps = Pick<
  DogChoiceProps,
  'guest' | 'serviceType' | 'ownerIdentified' | 'today' | 'addressToAdd'
> & { id: string }

/** Paper by paper what keeps the dog from coming, and the way to mend it here. */
function WhatIsMissing({ id, guest, serviceType, ownerIdentified, today, addressToAdd }: WhatIsMissingProps) {
  const lacking = paperStatesFor(serviceType, guest.dog, guest.records, today).filter(
    ({ state }) => state !== 'ok' && state !== 'expiring',
  )
  return (
    <div id={id} className="mt-3 border-t border-line pt-3">
      <p className="sr-only">{bookCopy.whatIsMissing(guest.dog.name)}</p>
      <PaperStateList states={lacking} today={today} addressToAdd={addressToAdd} />
      {!ownerIdentified && <p className="py-3 text-sm">{bookCopy.identification}</p>}
    </div>
  )
}
