import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import type { DogOnBoard } from '../visit-card/visit-cards.ts'

/** Chooses among the dogs of a card, all of them at first. Render `choices`, which is empty for a single dog. */
export function useDogsChosen(members: readonly DogOnBoard[]) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string, isChosen: boolean) =>
    setLeftOut((before) => new Set(isChosen ? [...before].filter((one) => one !== id) : [...before, id]))
  return {
    chosen: members.filter(({ visit }) => !leftOut.has(visit.id)),
    choices: members.length > 1 && (
      <fieldset>
        <legend className="font-strong">{dayBoardCopy.whichDogs}</legend>
        <Rows of={members} by={({ visit }) => visit.id} within="blocks">
          {({ dog, visit }) => (
            <CheckboxField
              label={dog.name}
              checked={!leftOut.has(visit.id)}
              onChange={({ target }) => toggle(visit.id, target.checked)}
            />
          )}
        </Rows>
      </fieldset>
    ),
  }
}
