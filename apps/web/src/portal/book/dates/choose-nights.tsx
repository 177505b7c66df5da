import { accountPathOf, addressOf } from '../choices.ts'
import { whenChosen } from './when-chosen.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { NextBar } from '../next-bar.tsx'
import { PickNights } from './pick-nights.tsx'
import { guestsOf, type StepProps } from '../step-props.ts'
import { useChoosing } from '../use-choices.ts'
import { WaitForPlace } from './wait-for-place.tsx'

/** Nights from arrival to departure. */
export function ChooseNights(props: StepProps) {
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
