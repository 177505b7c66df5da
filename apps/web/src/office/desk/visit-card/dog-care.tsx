import type { Dog } from '@rumi/data-layer'
import { TriangleAlert } from 'lucide-react'
import { awaitOf, awaitsOf, holdsPlace, isAwaited, type DeskBooking } from '@rumi/contract'
import { carePlanCopy } from '../../../copy/shared/care.ts'
import { paths } from '../../../shared/business/paths.ts'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { deskReason } from '../../../copy/office/desk/desk-reasons.ts'
import { useRequiresRecords } from '../../people/medical-records/medical-record.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type DogMedicalRecordsProps = { deskBooking: DeskBooking; dogId: string; named: boolean }

/**
 * Validity of the dog's medical records for this booking: what to request on arrival, or the override with its reason.
 */
export function DogMedicalRecords({ deskBooking, dogId, named }: DogMedicalRecordsProps) {
  const name = deskBooking.dogs.find(({ _id }) => _id === dogId)?.name ?? ''
  const reasons = deskBooking.medicalRecords.find(({ rumiId }) => rumiId === dogId)?.reasons ?? []
  const overrides = deskBooking.overrides.filter(({ rumiId }) => rumiId === dogId)
  const standing = reasons.filter(({ code }) => !overrides.some((override) => override.code === code))
  const [first] = overrides
  const isWrong = standing.some(({ code }) => !isAwaited(code))
  const unseen = standing.filter(({ code }) => awaitOf(code) === 'papers')
  const [awaited] = awaitsOf([{ reasons: standing }])
  const requiresRecords = useRequiresRecords(deskBooking.service.serviceType)
  // Completed visits need no notice.
  if (!holdsPlace(deskBooking.booking.status)) return null
  const isInReview = awaited !== undefined || first !== undefined
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isWrong || isInReview || requiresRecords ? (
        <StateChip tone={isWrong ? 'expired' : isInReview ? 'review' : 'ok'}>
          {named && <span>{`${name}: `}</span>}
          <span>
            {isWrong
              ? dayBoardCopy.medicalRecordsWrong
              : awaited
                ? dayBoardCopy.medicalRecordsAwaited[awaited]
                : first
                  ? dayBoardCopy.medicalRecordsWaived
                  : dayBoardCopy.medicalRecordsOk}
          </span>
        </StateChip>
      ) : (
        <span className="text-ink-soft">
          {named && <span>{`${name}: `}</span>}
          <span>{dayBoardCopy.medicalRecordsNotAsked}</span>
        </span>
      )}
      {unseen.length > 1 && <span>{dayBoardCopy.unseenMedicalRecords(unseen.length)}</span>}
      {standing
        .filter((reason) => unseen.length < 2 || !unseen.includes(reason))
        .map((reason) => (
          <span key={reason.code}>{deskReason(reason)}</span>
        ))}
      {first && <span className="text-ink-soft">{dayBoardCopy.waivedBy(first.by, first.reason)}</span>}
    </div>
  )
}

const NoData = () => <span className="text-ink-soft">{dayBoardCopy.noData}</span>

/** Feeding and care notes; marks a dog without feeding instructions. */
export function DogCare({ dog, named }: { dog: Dog; named: boolean }) {
  const { feeding, medication, allergies, temperament } = dog
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-0.5 [overflow-wrap:anywhere]">
      {named && <p className="font-strong">{dog.name}</p>}
      {feeding ? (
        <p>
          <strong>{dayBoardCopy.feeding}:</strong> {feeding}
        </p>
      ) : (
        <p>
          <StateChip tone="soon" icon={TriangleAlert}>
            {dayBoardCopy.noFeeding}
          </StateChip>
        </p>
      )}
      <p>
        <strong>{dayBoardCopy.medication}:</strong> <span>{medication || <NoData />}</span>
      </p>
      <p className={allergies ? 'text-brick' : ''}>
        <strong>{dayBoardCopy.allergies}:</strong> <span>{allergies || <NoData />}</span>
      </p>
      {temperament && (
        <p className="text-ink-soft">
          <strong>{dayBoardCopy.temperament}:</strong> {temperament}
        </p>
      )}
      <AreaLink
        to={`${paths.officeDog(dog._id)}#cuidados`}
        className="no-print inline-flex min-h-6 items-center font-strong text-link underline"
      >
        {carePlanCopy.title}
        <span className="sr-only">{carePlanCopy.ofOne(dog.name)}</span>
      </AreaLink>
    </div>
  )
}
