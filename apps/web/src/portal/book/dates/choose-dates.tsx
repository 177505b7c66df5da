import { countedIn, addMinutes, instantAt, minutesSideBySide, visitMinutes } from '@rumi/contract'
import { useFacts } from '../../../shared/business/use-copy.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ChooseDays } from './choose-days.tsx'
import { PossibleFrom } from '../dogs/possible-from.tsx'
import { type StepProps, guestsOf } from '../step-props.ts'
import { accountPathOf, addressOf, partyHours } from '../choices.ts'
import { whenChosen } from './when-chosen.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { NextBar } from '../next-bar.tsx'
import { PickNights } from './pick-nights.tsx'
import { useChoosing } from '../use-choices.ts'
import { WaitForPlace } from './wait-for-place.tsx'
import { ChooseSideBySide } from '../../../shared/business/choose-side-by-side.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { PickHour, type WholeHour } from './pick-hour.tsx'
import { formatLengthFor } from './visit-length.ts'

const pickers = { days: ChooseDays, nights: ChooseNights, hours: ChooseHour } as const

/** Date step: days, nights or an hour, on a calendar of the availability for these dogs. */
export function ChooseDates(props: StepProps) {
  const { serviceType } = props.offer.service
  const { datesQuestion, datesLead } = bookCopy.kinds[serviceType]
  const fillFacts = useFacts()
  const Picker = pickers[countedIn[serviceType]]
  return (
    <>
      <PageHeader title={fillFacts(datesQuestion)} lead={fillFacts(datesLead)} />
      <PossibleFrom {...props} />
      <Picker {...props} />
    </>
  )
}

/** Nights from arrival to departure. */
function ChooseNights(props: StepProps) {
  const { offer, choices } = props
  const { service } = offer
  const guests = guestsOf(props)
  const choose = useChoosing(choices)
  const when = whenChosen(choices, service.serviceType)

  return (
    <PickNights
      service={service}
      guests={guests}
      value={when && 'start' in when ? when : undefined}
      onChange={(nights) => choose({ ...nights, step: 'fechas' })}
      renderWhenFull={(nights) =>
        // No loading state without a weight: rooms depend on it.
        guests.some(({ dog }) => dog.weightKg === null) ? (
          <LinkButton tone="secondary" to={addressOf(choices, { step: 'rumis' })} className="mt-3">
            {bookCopy.writeWeight}
          </LinkButton>
        ) : (
          <WaitForPlace
            key={`${nights.start} ${nights.end}`}
            serviceId={service.id}
            rumiIds={choices.dogIds}
            accountPath={accountPathOf(choices)}
            {...nights}
          />
        )
      }
      renderBar={({ summary, isFree, awaited }) => (
        <NextBar
          service={service}
          guests={guests}
          summary={summary}
          to={isFree ? addressOf(choices, { step: 'precio' }) : undefined}
          prompt={awaited ?? bookCopy.chooseNights}
        />
      )}
    />
  )
}

const lengths = partyHours.map((hours) => ({
  value: String(hours * 60),
  label: bookCopy.minutes(hours * 60),
}))

/** Day and hour; for a party also its duration. */
function ChooseHour(props: StepProps) {
  const { offer, choices } = props
  const { service } = offer
  const guests = guestsOf(props)
  const dogs = guests.map(({ dog }) => dog)
  const choose = useChoosing(choices)
  const isParty = service.serviceType === 'Evento'
  const isSideBySide = choices.sideBySide === true && dogs.length > 1
  const minutesOf = isSideBySide ? minutesSideBySide : visitMinutes
  const minutes = isParty ? choices.minutes : minutesOf(service, dogs)

  return (
    <PickHour
      service={service}
      guests={guests}
      minutes={minutes}
      people={isSideBySide ? dogs.length : 1}
      {...(!isParty && { length: formatLengthFor(service, dogs, isSideBySide) })}
      value={choices.start === undefined ? undefined : { day: choices.start, time: choices.time }}
      onChange={({ day, time }) => choose({ start: day, end: undefined, time, step: 'fechas' })}
      {...(!isParty && {
        renderWhenFull: ({ day, time }: WholeHour) => (
          <WaitForPlace
            key={`${day} ${time}`}
            serviceId={service.id}
            rumiIds={choices.dogIds}
            start={instantAt(day, time)}
            end={addMinutes(instantAt(day, time), minutes)}
            sideBySide={isSideBySide || undefined}
            accountPath={accountPathOf(choices, { start: day, time })}
          />
        ),
      })}
      renderBar={({ summary, isFree }) => (
        <NextBar
          service={service}
          guests={guests}
          summary={summary}
          to={isFree ? addressOf(choices, { step: 'precio' }) : undefined}
          prompt={choices.start === undefined ? bookCopy.chooseDay : bookCopy.chooseHour}
        />
      )}
    >
      <ChooseSideBySide
        {...{ service, dogs, isSideBySide }}
        onChange={(chosen) => choose({ sideBySide: chosen || undefined, time: undefined, step: 'fechas' })}
      />
      {isParty && (
        <ChoiceField
          legend={bookCopy.partyLength}
          name="minutes"
          options={lengths}
          checkedValue={String(minutes)}
          onChange={(event) =>
            choose({ minutes: Number(event.target.value), time: undefined, step: 'fechas' })
          }
        />
      )}
    </PickHour>
  )
}
