import type { DeskVisit } from '@rumi/contract'
import { dayBoardCopy as copy } from '../../copy/office/desk/day-board.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { fullName } from './records/use-directory.ts'

type Collected = Pick<DeskVisit, 'owner' | 'secondPerson' | 'dogs'>

/** People who may collect the dogs: the owner, the second account holder, and the people authorised per dog. */
export function WhoCollects({ visit: { owner, secondPerson, dogs } }: { visit: Collected }) {
  const named = dogs.filter(({ pickup }) => pickup !== '')
  return (
    <div className="rounded-sm bg-sand px-4 py-3 [overflow-wrap:anywhere]">
      <p>{copy.collectedBy(fullName(owner), secondPerson && fullName(secondPerson))}</p>
      {named.length === 0 ? (
        <p className="text-ink-soft">{copy.nobodyElse}</p>
      ) : (
        <ul>
          <Rows of={named} by={({ _id }) => _id}>
            {({ name, pickup }) => (
              <li className="whitespace-pre-line">
                {dogs.length > 1 && <strong>{name}: </strong>}
                <span>{pickup}</span>
              </li>
            )}
          </Rows>
        </ul>
      )}
    </div>
  )
}
