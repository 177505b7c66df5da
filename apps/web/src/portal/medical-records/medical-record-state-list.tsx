import {
  formatDay,
  type MedicalRecordState,
  type MedicalRecordTerms,
  type RequirementKey,
} from '@rumi/contract'
import { Link } from 'react-router'
import { requirementStateCopy, medicalRecordsCopy } from '../../copy/portal/medical-records.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { StatusChip } from '../../ui/feedback/state-chip.tsx'
import { medicalRecordFor } from './wanted-medical-record.ts'
import { Rows } from '../../shared/rows/rows.tsx'

type MedicalRecordStateListProps = {
  states: readonly MedicalRecordState[]
  today: string
  /** Address to add a medical record; defaults to the dog's own page. */
  addressToAdd?: (requirement: RequirementKey) => string
}

const onThisPage = (requirement: RequirementKey) => `?papel=${requirement}`

/** Requirements of a service with their state and next action. */
export function MedicalRecordStateList({
  states,
  today,
  addressToAdd = onThisPage,
}: MedicalRecordStateListProps) {
  const terms = useBusiness()
  return (
    <ul className="divide-y divide-line">
      <Rows of={states} by={(medicalRecord) => medicalRecord.requirement}>
        {(medicalRecord) => (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-[min(10rem,100%)] grow basis-40">
              <p className="font-strong hyphens-auto">{medicalRecord.label}</p>
              <p className="text-sm text-ink-soft">{explained(medicalRecord, today, terms)}</p>
            </div>
            <StatusChip of={requirementStateCopy(medicalRecord.requirement, medicalRecord.state)} />
            <WhatToDo medicalRecord={medicalRecord} to={addressToAdd(medicalRecord.requirement)} />
          </li>
        )}
      </Rows>
    </ul>
  )
}

/** Link to add or renew, if the owner can and needs to. */
function WhatToDo({
  medicalRecord: { requirement, label, state },
  to,
}: {
  medicalRecord: MedicalRecordState
  to: string
}) {
  if (!medicalRecordFor(requirement) || state === 'ok' || state === 'in-review' || state === 'first-day')
    return null
  const word = state === 'missing' ? medicalRecordsCopy.addOne : medicalRecordsCopy.renew
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-12 items-center rounded-full border-2 border-ink px-5 font-heading hover:bg-sand"
    >
      <span>{word}</span>
      <span className="sr-only"> {label}</span>
    </Link>
  )
}

function explained(
  { requirement, state, expiresOn, appliedOn, countsFrom }: MedicalRecordState,
  today: string,
  terms: MedicalRecordTerms,
) {
  if (state === 'in-review') return medicalRecordsCopy.reviewing
  if (state === 'expired' && expiresOn) return medicalRecordsCopy.expiredOn(formatDay(expiresOn, today))
  if (state === 'first-day') return medicalRecordsCopy.whatToDo(terms)[requirement]
  if (state === 'missing' || state === 'expired') {
    return countsFrom && countsFrom > today
      ? medicalRecordsCopy[requirement === 'age' ? 'needsTime' : 'countsFrom'](formatDay(countsFrom, today))
      : medicalRecordsCopy.whatToDo(terms)[requirement]
  }
  if (countsFrom && countsFrom > today) return medicalRecordsCopy.countsFrom(formatDay(countsFrom, today))
  if (expiresOn) return medicalRecordsCopy.until(formatDay(expiresOn, today))
  return appliedOn ? medicalRecordsCopy.since(formatDay(appliedOn, today)) : ''
}
