import { booking, type CatalogService } from '@rumi/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { useCall } from '../../shared/queries.ts'
import { NoDogsYet } from '../../art/scenes/no-dogs-yet.tsx'
import { bookCopy } from '../../copy/book.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { sideBySide } from '../../ui/side-by-side.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { Fetched } from '../../shared/fetched.tsx'
import { AskForPass } from '../passes/ask-for-pass.tsx'
import type { PortalHandle } from '../portal-layout.tsx'
import { keptDogs } from '../guest/kept-dogs.ts'
import { portalMeta } from '../portal-meta.ts'
import { useMyDogs } from '../use-my-dogs.ts'
import { AsLastTime } from './as-last-time.tsx'
import { bookableOnline } from './bookable-online.ts'
import { addressOf, choicesIn, steps, type Choices } from './choices.ts'
import { whenChosen } from './when-chosen.ts'
import { ChooseDates } from './choose-dates.tsx'
import { ChooseDogs } from './choose-dogs.tsx'
import { ChooseService } from './choose-service.tsx'
import { JoinGuestDogs } from './join-guest-dogs.tsx'
import { offerNamed, type Sold } from './offers.ts'
import { RequestEvent } from './request-event.tsx'
import { ReviewBooking } from './review-booking.tsx'
import type { FamilyGuest, StepProps } from './step-props.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { useIdentified } from './use-identified.ts'

export const meta = portalMeta(bookCopy.title)
export const handle: PortalHandle = { isTask: true }

/** What, who, when, at what price: every choice in the address, so that it can be linked and resumed. */
export default function BookPage() {
  const asked = useCall(booking.catalog, {})
  const sold = asked.answer && bookableOnline(asked.answer.data)
  const { dogs, recordsOf, fetching } = useMyDogs()
  const [params] = useSearchParams()
  const guests = useGuestsNamedIn(params)

  if (!sold) return <Fetched fetching={asked} pageTitle={bookCopy.title} />
  if (sold.services.length === 0)
    return <EmptyState level={1} title={bookCopy.noServicesTitle} text={bookCopy.noServicesText} />
  return (
    <Fetched fetching={fetching} pageTitle={bookCopy.title}>
      {guests.length > 0 ? (
        <JoinGuestDogs guests={guests} family={dogs} />
      ) : dogs.length === 0 ? (
        <EmptyState
          level={1}
          art={<NoDogsYet />}
          title={bookCopy.noDogsTitle}
          text={bookCopy.noDogsText}
          action={
            <LinkButton to={paths.newDog({ servicio: params.get('servicio') ?? '' })}>
              {bookCopy.addDog}
            </LinkButton>
          }
        />
      ) : (
        <BookingSteps sold={sold} family={dogs.map((dog) => ({ dog, records: recordsOf(dog._id) }))} />
      )}
    </Fetched>
  )
}

/** Dogs that were told of in this browser before there was an account, where the address names them. */
const useGuestsNamedIn = (params: URLSearchParams) =>
  useMemo(() => {
    const named = (params.get('rumis') ?? '').split(',')
    return keptDogs().filter(({ id }) => named.includes(id))
  }, [params])

type BookingStepsProps = { sold: Sold; family: readonly FamilyGuest[] }

function BookingSteps({ sold, family }: BookingStepsProps) {
  const { services: catalog } = sold
  const [params] = useSearchParams()
  const offer = offerNamed(params.get('servicio') ?? undefined, sold)
  const choices = ownChoicesIn(params, offer?.service.serviceType, family)
  const ownerIdentified = useIdentified(offer?.service, family)
  const heading = useFocusOnChange<HTMLDivElement>(choices.step)

  return (
    <div className={`mx-auto max-w-2xl lg:max-w-5xl ${sideBySide.page}`}>
      {!offer?.pass && (
        <Stepper
          label={bookCopy.progress}
          current={steps.indexOf(choices.step)}
          steps={steps.map((step) => ({ label: bookCopy.steps[step], to: addressOf(choices, { step }) }))}
        />
      )}
      <div ref={heading} tabIndex={-1} className={`steps pt-6 outline-none ${sideBySide.within}`}>
        {offer && choices.step !== 'servicio' ? (
          <Step
            catalog={catalog}
            offer={offer}
            choices={choices}
            family={family}
            ownerIdentified={ownerIdentified}
          />
        ) : (
          <ChooseService
            catalog={catalog}
            choices={choices}
            chosen={offer?.service}
            isGone={params.has('servicio') && offer === undefined}
          >
            <AsLastTime catalog={catalog} />
          </ChooseService>
        )}
      </div>
    </div>
  )
}

function Step(props: StepProps) {
  const { offer, choices } = props
  const when = whenChosen(choices, offer.service.serviceType)
  if (offer.pass) return <AskForPass kind={offer.pass} service={offer.service} />
  if (choices.step === 'rumis') return <ChooseDogs {...props} />
  if (choices.step === 'fechas' || !when) return <ChooseDates {...props} />
  return offer.service.serviceType === 'Evento' && 'start' in when ? (
    <RequestEvent {...props} when={when} />
  ) : (
    <ReviewBooking {...props} when={when} />
  )
}

/** An address may name dogs that are not, or no longer, one's own: they are left out. */
function ownChoicesIn(
  params: URLSearchParams,
  serviceType: CatalogService['serviceType'] | undefined,
  family: readonly FamilyGuest[],
): Choices {
  const own = new URLSearchParams(params)
  const named = (params.get('rumis') ?? '').split(',')
  own.set('rumis', named.filter((id) => family.some(({ dog }) => dog._id === id)).join(','))
  return choicesIn(own, serviceType)
}
