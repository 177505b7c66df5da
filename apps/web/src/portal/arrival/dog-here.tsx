import type { AnnouncedCare, ExpectedDog } from '@rumi/contract'
import { useState, type ComponentType } from 'react'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { arrivalCopy as copy } from '../../copy/portal/arrival.ts'
import { careKindNames } from '../../copy/shared/care.ts'
import { CareIcon } from '../../shared/care/care-icon.tsx'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** Choices for a dog; by default it is here, with its plan unconfirmed. */
export type Choice = { isHere: boolean; care: AnnouncedCare; note: string }

/** Content with which a plan is corrected, in place of the list of it or below. */
export type Correction = {
  Content: ComponentType<{ dog: ExpectedDog; note: string; onNote: (note: string) => void }>
  replacesList: boolean
}

type DogHereProps = {
  dog: ExpectedDog
  hour: string
  choice: Choice
  error: string | undefined
  correction: Correction
  onChange: (changes: Partial<Choice>) => void
}

const answers = (['same', 'changed'] as const).map((value) => ({ value, label: copy.answers[value] }))

/** One expected dog: whether it is here, its meals and medicines as they are planned, and whether they are still right. */
export function DogHere({
  dog,
  hour,
  choice,
  error,
  correction: { Content, replacesList },
  onChange,
}: DogHereProps) {
  const { name, rumiId, services, care, announcement } = dog
  const [isAdding, setAdding] = useState(false)
  const { isHere, note } = choice
  const correction = <Content dog={dog} note={note} onNote={(text) => onChange({ note: text })} />
  return (
    <Card as="article" aria-label={name} className="grid gap-4">
      <div className="flex items-center gap-4">
        <DogPortrait dog={{ ...dog, _id: rumiId }} size={56} className="shrink-0" />
        <div className="min-w-0 grow">
          <CheckboxField
            label={<span className="text-lg font-heading [overflow-wrap:anywhere]">{name}</span>}
            checked={isHere}
            onChange={({ target }) => onChange({ isHere: target.checked })}
          />
          <p className="text-ink-soft [overflow-wrap:anywhere]">{copy.from(services.join(', '), hour)}</p>
        </div>
      </div>
      {announcement && (
        <p>
          <StateChip tone="ok">{copy.announced}</StateChip>
        </p>
      )}
      {isHere && care.length > 0 && (
        <>
          {!(replacesList && choice.care === 'changed') && <PlannedCare care={care} />}
          <ChoiceField
            legend={copy.confirm(name)}
            name={`care-${dog.visitId}`}
            options={answers}
            checkedValue={choice.care}
            error={error}
            onChange={({ target }) => onChange({ care: target.value === 'same' ? 'same' : 'changed' })}
          />
          {choice.care === 'changed' && correction}
        </>
      )}
      {isHere &&
        care.length === 0 &&
        (isAdding ? (
          correction
        ) : (
          <div className="grid gap-2">
            <p>{copy.nothingPlanned}</p>
            <Button
              tone="secondary"
              size="small"
              className="justify-self-start"
              onClick={() => setAdding(true)}
            >
              {copy.addCare}
              <span className="sr-only"> {name}</span>
            </Button>
          </div>
        ))}
    </Card>
  )
}

const PlannedCare = ({ care }: Pick<ExpectedDog, 'care'>) => (
  <ul className="grid gap-3">
    <Rows of={care} by={({ id }) => id}>
      {({ kind, name, dose, times, instructions }) => (
        <li className="grid gap-0.5 [overflow-wrap:anywhere]">
          <span className="flex items-center gap-2 font-strong">
            <CareIcon kind={kind} />
            <span>
              <span className="sr-only">{careKindNames[kind]}: </span>
              {[name, dose].filter(Boolean).join(', ')}
            </span>
          </span>
          <span>{times.join(' · ')}</span>
          {instructions && <span className="text-ink-soft">{instructions}</span>}
        </li>
      )}
    </Rows>
  </ul>
)
