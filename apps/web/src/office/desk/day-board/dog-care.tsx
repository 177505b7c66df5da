import type { Dog } from '@rumi/data-layer'
import { TriangleAlert } from 'lucide-react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'

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
    </div>
  )
}
