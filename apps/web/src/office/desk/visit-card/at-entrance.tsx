import { DoorOpen } from 'lucide-react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { lackingOf } from './card-facts.ts'
import type { DogOnBoard } from './visit-cards.ts'

const copy = dayBoardCopy.atEntrance

/** Statement of a family that its dog is at the entrance. Of a present dog it shows only what changed in its care. */
export function AtEntrance({ member, named }: { member: DogOnBoard; named: boolean }) {
  const { dog, visit } = member
  const { announcement, status } = visit
  if (!announcement || (status === 'in-house' && announcement.care !== 'changed')) return null
  const { care, note } = announcement
  const isExpected = status === 'expected'
  const isUnsigned = isExpected && lackingOf(member).some(({ code }) => code === 'agreement-unsigned')
  const facts = [
    isExpected && copy.says,
    copy.care[care],
    isExpected && (isUnsigned ? copy.unsigned : copy.signed),
  ].filter(Boolean)
  return (
    <>
      <StateChip tone={care === 'changed' || isUnsigned ? 'soon' : 'ok'} icon={DoorOpen}>
        {named && <span>{`${dog.name}: `}</span>}
        <span className="inline-block first-letter:uppercase">{facts.join(' · ')}</span>
      </StateChip>
      {note && <span className="[overflow-wrap:anywhere]">«{note}»</span>}
    </>
  )
}
