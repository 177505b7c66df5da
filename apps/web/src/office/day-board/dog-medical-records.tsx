import type { DeskVisit } from '@rumi/contract'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { deskReason } from '../../copy/desk-reasons.ts'
import { StateChip } from '../../ui/state-chip.tsx'

type DogMedicalRecordsProps = { visit: DeskVisit; dogId: string; named: boolean }

/** Whether the dog's papers hold for this booking, and if not, what to ask for at the door or who let it in, and why. */
export function DogMedicalRecords({ visit, dogId, named }: DogMedicalRecordsProps) {
  const name = visit.dogs.find(({ _id }) => _id === dogId)?.name ?? ''
  const reasons = visit.medicalRecords.find(({ rumiId }) => rumiId === dogId)?.reasons ?? []
  const kept = visit.overrides.filter(({ rumiId }) => rumiId === dogId)
  const standing = reasons.filter(({ code }) => !kept.some((override) => override.code === code))
  const [first] = kept
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StateChip tone={standing.length > 0 ? 'expired' : first ? 'review' : 'ok'}>
        {named && `${name}: `}
        {standing.length > 0
          ? dayBoardCopy.medicalRecordsWrong
          : first
            ? dayBoardCopy.medicalRecordsWaived
            : dayBoardCopy.medicalRecordsOk}
      </StateChip>
      {standing.map((reason) => (
        <span key={reason.code}>{deskReason(reason)}</span>
      ))}
      {first && <span className="text-ink-soft">{dayBoardCopy.waivedBy(first.by, first.reason)}</span>}
    </div>
  )
}
