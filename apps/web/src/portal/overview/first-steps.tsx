import { Check } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import { overviewCopy } from '../../copy/overview.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Dog } from '@rumi/data-layer'

type FirstStepsProps = { dog: Dog | undefined; hasMedicalRecords: boolean }

/** From a new account to the first day in the house: what is done, and the one thing to do next. */
export function FirstSteps({ dog, hasMedicalRecords }: FirstStepsProps) {
  const { steps: copy } = overviewCopy
  const steps = [
    { ...copy.account, done: true, to: paths.profile() },
    { ...copy.dog, done: dog !== undefined, to: paths.newDog() },
    {
      ...copy.medicalRecords,
      done: hasMedicalRecords,
      to: dog ? `${paths.dog(dog._id)}?papel=multiple` : paths.dogs(),
    },
    { ...copy.day, done: false, to: dog ? paths.book({ rumis: dog._id }) : paths.book() },
  ]
  const next = steps.findIndex(({ done }) => !done)
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg md:text-xl">{copy.title}</h2>
      <ol className="grid gap-1">
        {steps.map(({ title, text, action, done, to }, at) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 py-2">
            <span
              aria-hidden="true"
              className={`grid size-9 place-items-center rounded-full font-heading tabular ${done ? 'bg-teal-tint text-teal' : at === next ? 'bg-primary text-on-primary' : 'bg-sand'}`}
            >
              {done ? <Check className="size-5" /> : at + 1}
            </span>
            <div className="grid grid-cols-1 justify-items-start gap-2 pt-1">
              <p className={at === next ? 'font-heading' : 'text-ink-soft'}>
                {title}
                {done && <span className="sr-only"> {copy.done}</span>}
              </p>
              {at === next && (
                <>
                  <p className="text-ink-soft">{text}</p>
                  <LinkButton to={to}>{action}</LinkButton>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
