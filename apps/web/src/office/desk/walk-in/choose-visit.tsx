import {
  events,
  minutesSideBySide,
  policyGroupOf,
  visitMinutes,
  type CatalogService,
  type ServiceType,
} from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { useEffect, useEffectEvent, useState } from 'react'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ChooseSideBySide } from '../../../shared/business/choose-side-by-side.tsx'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { isHeldByPerson, useResourceNames } from '../../kit/held-by.ts'
import { ChooseHour, ChooseDays } from './choose-time.tsx'
import { ChooseWeekly } from './choose-weekly.tsx'
import { isByTheHour, type Visit, type WalkInChoices } from './visit-choice.ts'

type ChoosePlaceProps = { serviceType: ServiceType; value: string; onChange: (resource: string) => void }

/** Room or person; by default the server picks a suitable one. */
function ChoosePlace({ serviceType, value, onChange }: ChoosePlaceProps) {
  const names = useResourceNames(serviceType)
  if (names.length === 0) return null
  return (
    <SelectField
      label={isHeldByPerson(serviceType) ? copy.withWhom : copy.room}
      placeholder={copy.houseChooses}
      value={value}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type ChooseVisitProps = {
  catalog: readonly CatalogService[]
  dogs: readonly Dog[]
  initial: WalkInChoices
  onChange: (visit: Visit | undefined) => void
}

/** Service, time, room or person, and a note for the team. */
export function ChooseVisit({ catalog, dogs, initial, onChange }: ChooseVisitProps) {
  const [serviceId, setServiceId] = useState(
    initial.serviceId ?? catalog.find(({ serviceType }) => serviceType === initial.serviceType)?.id ?? '',
  )
  const [time, setTime] = useState<Pick<Visit, 'start' | 'end' | 'days'>>()
  const [isWeekly, setWeekly] = useState(false)
  const [wantsSideBySide, setSideBySide] = useState(false)
  const isSideBySide = wantsSideBySide && dogs.length > 1
  const [resource, setResource] = useState('')
  const [notes, setNotes] = useState(initial.notes)
  const service = catalog.find(({ id }) => id === serviceId)
  const [partyMinutes, setPartyMinutes] = useState(() => initial.minutes ?? partyLength(service))
  const reportChange = useEffectEvent(onChange)

  useEffect(() => {
    const named = isSideBySide ? undefined : resource || undefined
    reportChange(service && time ? { service, ...time, isSideBySide, resource: named, notes } : undefined)
  }, [service, time, isSideBySide, resource, notes])

  const choose = (id: string) => {
    setServiceId(id)
    setPartyMinutes(partyLength(catalog.find((one) => one.id === id)))
    setTime(undefined)
    setWeekly(false)
    setSideBySide(false)
    setResource('')
  }
  const minutesOf = isSideBySide ? minutesSideBySide : visitMinutes
  const minutes = service?.serviceType === 'Evento' ? partyMinutes : service && minutesOf(service, dogs)

  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-lg">{copy.what}</h2>
        <SelectField
          label={copy.service}
          placeholder={copy.servicePlaceholder}
          value={serviceId}
          options={catalog.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => choose(target.value)}
        />
        {service?.serviceType === 'Evento' && (
          <SelectField
            label={copy.duration}
            value={String(partyMinutes)}
            options={partyLengthsOf(service).map((value) => ({
              value: String(value),
              label: copy.minutes(value),
            }))}
            onChange={({ target }) => setPartyMinutes(Number(target.value))}
          />
        )}
      </section>
      {service && dogs.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg">{copy.when}</h2>
          {policyGroupOf[service.serviceType] === 'dayCare' && initial.messageId === null && (
            <ChoiceField
              legend={copy.dayMode}
              hideLegend
              name="dias"
              options={dayModes}
              checkedValue={isWeekly ? 'weekly' : 'row'}
              onChange={({ target }) => {
                setTime(undefined)
                setWeekly(target.value === 'weekly')
              }}
            />
          )}
          <ChooseSideBySide
            {...{ service, dogs, isSideBySide }}
            onChange={(chosen) => {
              setTime(undefined)
              setSideBySide(chosen)
            }}
          />
          {isWeekly ? (
            <ChooseWeekly
              key={dogs.length}
              service={service}
              dogs={dogs.length}
              firstDay={initial.day}
              onChange={setTime}
            />
          ) : isByTheHour(service) ? (
            <ChooseHour
              key={`${service.id} ${minutes} ${isSideBySide}`}
              service={service}
              minutes={minutes ?? 0}
              people={isSideBySide ? dogs.length : 1}
              firstDay={initial.day}
              startsAt={initial.startsAt}
              onChange={setTime}
            />
          ) : (
            <ChooseDays
              key={service.id}
              service={service}
              firstDay={initial.day}
              lastDay={initial.lastDay}
              onChange={setTime}
            />
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            {!isWeekly && !isSideBySide && (
              <ChoosePlace serviceType={service.serviceType} value={resource} onChange={setResource} />
            )}
            <TextField
              label={copy.notes}
              optionalLabel={errorMessagesCopy.optional}
              maxLength={500}
              value={notes}
              onChange={({ target }) => setNotes(target.value)}
            />
          </div>
        </section>
      )}
    </>
  )
}

const dayModes = [
  { value: 'row', label: copy.inARow },
  { value: 'weekly', label: copy.everyWeek },
]

/** Party lengths from two to four hours, by half hours (spec §9). */
const partyLengths = Array.from(
  { length: (events.longestMinutes - events.shortestMinutes) / events.startsEveryMinutes + 1 },
  (_, step) => events.shortestMinutes + step * events.startsEveryMinutes,
)

/** The same with the length of a package. */
const partyLengthsOf = ({ durationMinutes }: CatalogService) =>
  durationMinutes === 0 || partyLengths.includes(durationMinutes)
    ? partyLengths
    : [...partyLengths, durationMinutes].toSorted((one, other) => one - other)

/** Default length of a package. */
const partyLength = (service: CatalogService | undefined) =>
  service?.durationMinutes || events.shortestMinutes
