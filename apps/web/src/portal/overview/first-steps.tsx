import { formatDay, medicalRecordStatesFor, type RecordOf, type Resources } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { Check } from 'lucide-react'
import { Temporal } from 'temporal-polyfill'
import { dayCareType } from '../../shared/people/day-care-type.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { paths } from '../../shared/business/paths.ts'
import { useBusinessCalendar } from '../../shared/business/use-business-calendar.ts'
import { overviewCopy } from '../../copy/portal/overview.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { readinessOf } from '../medical-records/readiness.ts'
import { medicalRecordFor } from '../medical-records/wanted-medical-record.ts'

type MedicalRecord = RecordOf<Resources['medicalRecords']>
type FirstStepsProps = {
  dog: Dog | undefined
  records: readonly MedicalRecord[]
}

/** From a new account to the first visit: completed steps, and the next one. */
export function FirstSteps({ dog, records }: FirstStepsProps) {
  const { steps: copy } = overviewCopy
  const { lacking, oldEnoughOn } = useWhatIsLeft(dog, records)
  const steps = [
    { ...copy.account, done: true, to: paths.profile() },
    { ...copy.dog, done: dog !== undefined, to: paths.newDog() },
    {
      ...copy.medicalRecords,
      done: dog !== undefined && lacking === undefined,
      to: dog ? `${paths.dog(dog._id)}?papel=${lacking}` : paths.dogs(),
    },
    {
      ...copy.day,
      done: false,
      to: dog ? paths.book({ rumis: dog._id }) : paths.book(),
    },
  ]
  const next = steps.findIndex(({ done }) => !done)
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg md:text-xl">{copy.title}</h2>
      {dog && oldEnoughOn && <p>{copy.oldEnoughOn(dog.name, oldEnoughOn)}</p>}
      <ol className="grid gap-1">
        {steps.map(({ title, text, action, done, to }, at) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 py-2">
            <span
              aria-hidden="true"
              className={`grid size-9 place-items-center rounded-full font-heading tabular ${done ? 'bg-teal-tint text-teal' : at === next ? 'bg-primary text-on-primary' : 'bg-sand'}`}
            >
              {done ? <Check className="size-5" /> : at + 1}
            </span>
            <div className="grid grid-cols-1 justify-items-start gap-2 pt-1 hyphens-auto [overflow-wrap:anywhere]">
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

/** First missing medical record of the guardería, and from when a dog that is too young may come. */
function useWhatIsLeft(dog: Dog | undefined, records: readonly MedicalRecord[]) {
  const calendar = useBusinessCalendar()
  if (!dog) return {}
  const today = businessToday()
  const lacking = medicalRecordStatesFor(dayCareType, dog, records, today, calendar.terms).find(
    ({ requirement, state }) => medicalRecordFor(requirement) && (state === 'missing' || state === 'expired'),
  )?.requirement
  const readiness = readinessOf({
    dog,
    records,
    today,
    now: Temporal.Now.instant(),
    calendar,
  })
  const oldEnoughOn =
    readiness.is === 'too-young' && readiness.on ? formatDay(readiness.on, today) : undefined
  return { lacking, oldEnoughOn }
}
