import { addMinutes, instantAt, visitMinutes } from '@rumi/contract'
import { bookCopy } from '../../../copy/portal/book.ts'
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
  const minutes = isParty ? choices.minutes : visitMinutes(service, dogs)

  return (
    <PickHour
      service={service}
      guests={guests}
      minutes={minutes}
      {...(!isParty && { length: formatLengthFor(service, dogs) })}
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
