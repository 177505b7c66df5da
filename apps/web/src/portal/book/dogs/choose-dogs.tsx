import { formatPesos, formatNames, percentOfTreatment } from '@rumi/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Temporal } from 'temporal-polyfill'
import { paths } from '../../../shared/business/paths.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { twoColumns } from '../../../ui/layout/two-columns.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { MedicalRecordDialog } from '../../medical-records/medical-record-dialog.tsx'
import { readinessOf } from '../../medical-records/readiness.ts'
import { wantedIn } from '../../medical-records/wanted-medical-record.ts'
import { addressOf } from '../choices.ts'
import { DogChoice, isChoosable } from './dog-choice.tsx'
import { NextBar } from '../next-bar.tsx'
import type { FamilyGuest, StepProps } from '../step-props.ts'
import { formatVisitLength } from '../dates/visit-length.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

/**
 * Dog step: each dog with the state of its medical records for this service, and the next action if it cannot come
 * yet.
 */
export function ChooseDogs({ offer, choices, family }: StepProps) {
  const { serviceType, priceCentavos } = offer.service
  const kind = bookCopy.kinds[serviceType]
  const length = formatVisitLength(offer.service)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const today = businessToday()
  const now = Temporal.Now.instant()
  const calendar = useBusinessCalendar()
  const ivaPercent = percentOfTreatment(offer.service.ivaTreatment, calendar.terms.ivaPercent)
  const judged = family.map((guest) => ({
    ...guest,
    readiness: readinessOf({ ...guest, today, now, calendar, serviceType }),
  }))
  const ready = judged.filter(({ readiness }) => 'from' in readiness)
  const able = judged.filter(({ readiness }) => isChoosable(readiness))
  // Eligible dogs first, so that they are not below a list of medical records.
  const guests = [...ready, ...judged.filter((guest) => !ready.includes(guest))]
  // A single dog is preselected.
  const only = family.length === 1 ? ready.map(({ dog }) => dog._id) : []
  const [touchedIds, setTouchedIds] = useState<readonly string[]>()
  const chosenIds = touchedIds ?? (choices.dogIds.length > 0 ? choices.dogIds : only)
  const chosen = able.filter(({ dog }) => chosenIds.includes(dog._id))
  const here = addressOf(choices, { step: 'rumis' })
  const lacking = family.find(({ dog }) => dog._id === params.get('para'))

  const toggle = (id: string) => {
    const dogIds = chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id]
    setTouchedIds(dogIds)
    // Other dogs may need another time, because duration and availability depend on them.
    const changes = { dogIds, time: undefined, step: 'rumis' } as const
    void navigate(addressOf(choices, changes), { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageHeader
        title={bookCopy.dogsQuestion}
        lead={[
          kind.dogsLead,
          priceCentavos !== null && bookCopy.priced(formatPesos(priceCentavos), kind.per, ivaPercent),
          length && bookCopy.lasts(length),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <div className={twoColumns.frame}>
        <div className="settles grid gap-3">
          <ul className="grid gap-3">
            <Rows of={guests} by={(guest) => guest.dog._id}>
              {(guest) => (
                <li>
                  <DogChoice
                    guest={guest}
                    serviceType={serviceType}
                    readiness={guest.readiness}
                    today={today}
                    showsMissing={judged.length - ready.length === 1}
                    chosen={chosen.some(({ dog }) => dog._id === guest.dog._id)}
                    onToggle={() => toggle(guest.dog._id)}
                    addressToAdd={(requirement) => `${here}&para=${guest.dog._id}&papel=${requirement}`}
                  />
                </li>
              )}
            </Rows>
          </ul>
          <LinkButton
            tone="quiet"
            to={paths.newDog({ servicio: choices.service })}
            className="justify-self-start"
          >
            <Plus className="size-5" aria-hidden="true" />
            {bookCopy.addAnotherDog}
          </LinkButton>
        </div>
        <div className={twoColumns.side}>
          <NextBar
            service={offer.service}
            guests={chosen}
            summary={describeGuests(chosen)}
            to={
              chosen.length > 0
                ? addressOf(choices, { dogIds: chosen.map(({ dog }) => dog._id), step: 'fechas' })
                : undefined
            }
            prompt={able.length > 0 ? bookCopy.chooseDog : bookCopy.nobodyYet}
          />
        </div>
      </div>
      {lacking && (
        <MedicalRecordDialog
          dog={lacking.dog}
          wanted={wantedIn(params)}
          onClose={() => navigate(here, { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  )
}

/** Selected dogs in a line: by name as long as it is short. */
const describeGuests = (guests: readonly FamilyGuest[]) =>
  guests.length > 2 ? bookCopy.dogsCome(guests.length) : formatNames(guests.map(({ dog }) => dog))
