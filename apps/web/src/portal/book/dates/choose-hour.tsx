import { addMinutes, instantAt, minutesSideBySide, visitMinutes } from '@rumi/contract'
import { bookCopy } from '../../../copy/portal/book.ts'
import { ChooseSideBySide } from '../../../shared/business/choose-side-by-side.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { accountPathOf, addressOf, partyHours } from '../choices.ts'
import { NextBar } from '../next-bar.tsx'
import { PickHour, type WholeHour } from './pick-hour.tsx'
import { guestsOf, type StepProps } from '../step-props.ts'
import { useChoosing } from '../use-choices.ts'
import { formatLengthFor } from './visit-length.ts'
import { WaitForPlace } from './wait-for-place.tsx'

const lengths = partyHours.map((hours) => ({
  value: String(hours * 60),
  label: bookCopy.minutes(hours * 60),
}))

/** Day and hour; for a party also its duration. */
export function ChooseHour(props: StepProps) {
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
