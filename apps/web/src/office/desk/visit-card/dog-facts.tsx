import { awaitOf, awaitsOf, isAwaited } from '@rumi/contract'
import { TriangleAlert } from 'lucide-react'
import { dayBoardCopy as copy } from '../../../copy/office/desk/day-board.ts'
import { deskReason } from '../../../copy/office/desk/desk-reasons.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { RecentIncidents } from '../../people/incidents/dog-incidents.tsx'
import { useCarePlans } from '../care/use-care-plans.ts'
import { ArrivalWarnings } from '../groups/arrival-warnings.tsx'
import { DogMarksLine } from '../groups/dog-marks-line.tsx'
import { lackingOf } from './card-facts.ts'
import { isStay, isUnfed, type DogOnBoard } from './visit-cards.ts'

type DogFactsProps = { member: DogOnBoard; named: boolean }

/** The place of a card for facts about one dog: tags and group, medical records, medicine, allergies, food, temperament. */
export function DogFacts({ member, named }: DogFactsProps) {
  const { dog, visit, bookings } = member
  const hasPlan = useCarePlans(visit.status === 'expected' ? visit.day : businessToday())
  if (visit.status === 'gone' || visit.status === 'missed') return null
  const { feeding, medication, allergies, temperament } = dog
  const isFed = bookings.some(isStay)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 [overflow-wrap:anywhere] empty:hidden">
      {named && <p className="font-strong only:hidden">{dog.name}</p>}
      <DogMarksLine dog={dog} groupId={visit.playGroupId} />
      {visit.status === 'expected' && dog.notWith.length > 0 && <ArrivalWarnings dog={dog} />}
      <RecentIncidents dogId={dog._id} arrivedAt={visit.arrivedAt} />
      <RecordFacts member={member} />
      {medication && (
        <p>
          <strong>{copy.medication}:</strong> <span>{medication}</span>
        </p>
      )}
      {allergies && (
        <p className="text-brick">
          <strong>{copy.allergies}:</strong> <span>{allergies}</span>
        </p>
      )}
      {isUnfed(member) && !hasPlan(dog._id, 'meal') && (
        <StateChip tone="soon" icon={TriangleAlert}>
          {copy.noFeeding}
        </StateChip>
      )}
      {isFed && feeding && (
        <p>
          <strong>{copy.feeding}:</strong> {feeding}
        </p>
      )}
      {temperament && (
        <p className="text-ink-soft">
          <strong>{copy.temperament}:</strong> {temperament}
        </p>
      )}
    </div>
  )
}

/** Medical records that are missing or wait, or the override with its reason. */
function RecordFacts({ member }: { member: DogOnBoard }) {
  const { dog, bookings } = member
  const lacking = lackingOf(member)
  const override = bookings.flatMap(({ overrides }) => overrides).find(({ rumiId }) => rumiId === dog._id)
  const isWrong = lacking.some(({ code }) => !isAwaited(code))
  const unseen = lacking.filter(({ code }) => awaitOf(code) === 'papers')
  const [awaited] = awaitsOf([{ reasons: lacking }])
  if (!isWrong && !awaited && !override) return null
  return (
    <>
      <StateChip tone={isWrong ? 'expired' : 'review'}>
        {isWrong
          ? copy.medicalRecordsWrong
          : awaited
            ? copy.medicalRecordsAwaited[awaited]
            : copy.medicalRecordsWaived}
      </StateChip>
      {unseen.length > 1 && <span>{copy.unseenMedicalRecords(unseen.length)}</span>}
      {lacking
        .filter((reason) => unseen.length < 2 || !unseen.includes(reason))
        .map((reason) => (
          <span key={reason.code}>{deskReason(reason)}</span>
        ))}
      {override && <span className="text-ink-soft">{copy.waivedBy(override.by, override.reason)}</span>}
    </>
  )
}
