import { formatDay, medicalRecordStatesFor, policyGroupOf, weeklyCalendar } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { Temporal } from 'temporal-polyfill'
import { paths } from '../../shared/business/paths.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { medicalRecordsCopy } from '../../copy/portal/medical-records.ts'
import { Card } from '../../ui/layout/card.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { withFacts } from '../../shared/business/with-facts.ts'
import { useFamily } from '../family/use-family.ts'
import { MedicalRecordStateList } from './medical-record-state-list.tsx'
import { ReadinessChip } from './readiness-chip.tsx'
import { type Readiness, readinessOf } from './readiness.ts'
import { servicesWithMedicalRecords } from './services-with-medical-records.ts'
import type { MedicalRecord } from './wanted-medical-record.ts'

type ServiceMedicalRecordsProps = { dog: Dog; records: readonly MedicalRecord[] }

/** Eligibility of a dog per service, with the state of each medical record. */
export function ServiceMedicalRecords({ dog, records }: ServiceMedicalRecordsProps) {
  const { holder } = useFamily()
  // While loading, nothing is shown as missing.
  const ownerIdentified = holder === undefined || holder.identification === 'registered'
  const handedIn = holder?.identification === 'waiting'
  return (
    <Card as="section">
      <h2 className="text-lg">{medicalRecordsCopy.services}</h2>
      <div className="mt-2 divide-y divide-line">
        {servicesWithMedicalRecords(useBusiness()).map((serviceType, at) => (
          <OneService
            key={serviceType}
            {...{ serviceType, dog, records, ownerIdentified, handedIn }}
            open={at === 0}
          />
        ))}
      </div>
    </Card>
  )
}

type OneServiceProps = ServiceMedicalRecordsProps & {
  serviceType: ReturnType<typeof servicesWithMedicalRecords>[number]
  ownerIdentified: boolean
  handedIn: boolean
  open: boolean
}

function OneService({ serviceType, dog, records, ownerIdentified, handedIn, open }: OneServiceProps) {
  const today = businessToday()
  const now = Temporal.Now.instant()
  const business = useBusiness()
  const calendar = weeklyCalendar(business)
  const asksWhoYouAre = business.requirements[policyGroupOf[serviceType]].includes('owner-identified')
  const readiness = readinessOf({ dog, records, today, now, calendar, serviceType })
  const states = medicalRecordStatesFor(serviceType, dog, records, today, business)
  return (
    <details open={open} className="group py-1">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          className="size-5 shrink-0 -rotate-90 transition-transform group-open:rotate-0"
          aria-hidden="true"
        />
        <span className="grow font-heading">{medicalRecordsCopy.serviceNames[serviceType]}</span>
        <ReadinessChip readiness={readiness} today={today} />
      </summary>
      <div className="pb-3 md:pl-8">
        <p className="text-ink-soft">
          {states.length === 0
            ? withFacts(medicalRecordsCopy.noMedicalRecordsNeeded, business)
            : describe(readiness, today)}
        </p>
        {states.length > 0 && <MedicalRecordStateList states={states} today={today} />}
        {asksWhoYouAre && !ownerIdentified && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
            <span className="min-w-[min(10rem,100%)] grow basis-40">
              <span className="block font-strong">{medicalRecordsCopy.ownIdentification}</span>
              <span className="block text-sm text-ink-soft">
                {handedIn
                  ? medicalRecordsCopy.identificationWaits
                  : medicalRecordsCopy.whatToDo(business)['owner-identified']}
              </span>
            </span>
            {!handedIn && (
              <Link
                to={paths.profile()}
                className="inline-flex min-h-12 items-center rounded-full border-2 border-ink px-5 font-heading hover:bg-sand"
              >
                {medicalRecordsCopy.handIn}
              </Link>
            )}
          </p>
        )}
      </div>
    </details>
  )
}

function describe(readiness: Readiness, today: string) {
  if (readiness.is === 'evaluation-failed') return medicalRecordsCopy.evaluationFailedText
  const [awaited] = 'awaits' in readiness ? readiness.awaits : []
  if (readiness.is === 'ready')
    return awaited ? medicalRecordsCopy.awaitedText[awaited] : medicalRecordsCopy.readyText
  if (readiness.is === 'ready-from')
    return medicalRecordsCopy.readyFromText(formatDay(readiness.from, today), readiness.recent)
  return medicalRecordsCopy.notReadyText
}
