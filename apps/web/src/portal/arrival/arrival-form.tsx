import {
  formatTheHour,
  type Agreement,
  type arrivals,
  type BodyOf,
  type ExpectedDog,
  type ExpectedDogs,
} from '@rumi/contract'
import { useState } from 'react'
import { arrivalCopy as copy } from '../../copy/portal/arrival.ts'
import type { OnSign } from '../../shared/agreements/sign-dialog.tsx'
import { lazyComponent } from '../../shared/fetching/lazy-component.tsx'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { DogHere, type Choice, type Correction } from './dog-here.tsx'

const SignDialog = lazyComponent(
  async () => (await import('../../shared/agreements/sign-dialog.tsx')).SignDialog,
)

type Here = BodyOf<typeof arrivals.announce>['dogs'][number]

type ArrivalFormProps = {
  expected: ExpectedDogs
  /** Content below the answer that something changed. */
  correction: Correction
  /** Sends a signature where no session does. */
  onSign?: (agreement: Agreement) => OnSign
  /** Returns the problem, if it was rejected. */
  onAnnounce: (dogs: Here[]) => Promise<string | undefined>
}

/** Announcement of a family: its dogs that arrived, their plans as confirmed, and the agreements left to sign. */
export function ArrivalForm({ expected, correction, onSign, onAnnounce }: ArrivalFormProps) {
  const { dogs, agreements } = expected
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [trouble, setTrouble] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [signed, setSigned] = useState<Agreement>()
  const choiceOf = ({ visitId, announcement }: ExpectedDog): Choice =>
    choices[visitId] ?? { isHere: announcement === null, care: 'none', note: '' }
  const change = (dog: ExpectedDog, changes: Partial<Choice>) =>
    setChoices((before) => ({ ...before, [dog.visitId]: { ...choiceOf(dog), ...changes } }))
  const here = dogs.filter((dog) => choiceOf(dog).isHere)
  const isUnanswered = (dog: ExpectedDog) => dog.care.length > 0 && choiceOf(dog).care === 'none'

  const announce = async () => {
    setTried(true)
    setTrouble(here.length === 0 ? copy.nobodyChosen : undefined)
    if (here.length === 0 || here.some(isUnanswered)) return
    setSending(true)
    const problem = await onAnnounce(
      here.map((dog) => {
        const { care, note } = choiceOf(dog)
        const text = note.trim()
        const hasChanged = care === 'changed' || (dog.care.length === 0 && text !== '')
        return {
          visitId: dog.visitId,
          care: hasChanged ? ('changed' as const) : care,
          ...(hasChanged && { note: text }),
        }
      }),
    )
    setSending(false)
    setTrouble(problem)
    setTried(false)
    if (problem === undefined) setChoices({})
  }

  return (
    <div className="grid max-w-2xl gap-6">
      {dogs.every(({ announcement }) => announcement !== null) && <Notice tone="ok">{copy.done}</Notice>}
      <section className="grid gap-4" aria-label={copy.whoCame}>
        {dogs.length > 1 && <h2 className="text-lg">{copy.whoCame}</h2>}
        <Rows of={dogs} by={({ visitId }) => visitId} within="blocks">
          {(dog) => (
            <DogHere
              dog={dog}
              hour={formatTheHour(dog.expectedAt)}
              choice={choiceOf(dog)}
              error={isTried && choiceOf(dog).isHere && isUnanswered(dog) ? copy.unanswered : undefined}
              correction={correction}
              onChange={(changes) => change(dog, changes)}
            />
          )}
        </Rows>
      </section>
      {agreements.length > 0 && (
        <section className="grid gap-3" aria-labelledby="por-firmar">
          <h2 id="por-firmar" className="text-lg">
            {copy.toSign}
          </h2>
          <ul className="grid gap-3">
            <Rows of={agreements} by={({ id }) => id}>
              {(agreement) => (
                <li className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-white p-4 shadow-soft">
                  <span className="min-w-0 font-strong [overflow-wrap:anywhere]">{agreement.title}</span>
                  <Button
                    tone="secondary"
                    aria-label={copy.signTitled(agreement.title)}
                    onClick={() => setSigned(agreement)}
                  >
                    {copy.sign}
                  </Button>
                </li>
              )}
            </Rows>
          </ul>
        </section>
      )}
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      {(here.length > 0 || dogs.some(({ announcement }) => announcement === null)) && (
        <Button
          className="min-h-14 justify-self-stretch sm:justify-self-start"
          loading={isSending}
          onClick={announce}
        >
          {copy.submit}
        </Button>
      )}
      {signed && (
        <SignDialog
          agreement={signed}
          done={copy.signed}
          onClose={() => setSigned(undefined)}
          {...(onSign && { onSign: onSign(signed) })}
        />
      )}
    </div>
  )
}
