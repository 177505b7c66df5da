import { booking, type CatalogService } from '@rumi/contract'
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
import { portalMeta } from '../portal-meta.ts'
import { useMyDogs } from '../use-my-dogs.ts'
import { addressOf, choicesIn, steps, whenChosen, type Choices } from './choices.ts'
import { ChooseDates } from './choose-dates.tsx'
import { ChooseDogs } from './choose-dogs.tsx'
import { ChooseService } from './choose-service.tsx'
import { offerNamed } from './offers.ts'
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
  const catalog = asked.answer?.data.services
  const { dogs, recordsOf, fetching } = useMyDogs()
  const [params] = useSearchParams()

  if (!catalog) return <Fetched fetching={asked} pageTitle={bookCopy.title} />
  if (catalog.length === 0)
    return <EmptyState level={1} title={bookCopy.noServicesTitle} text={bookCopy.noServicesText} />
  return (
    <Fetched fetching={fetching} pageTitle={bookCopy.title}>
      {dogs.length === 0 ? (
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
        <BookingSteps catalog={catalog} family={dogs.map((dog) => ({ dog, records: recordsOf(dog._id) }))} />
      )}
    </Fetched>
  )
}

type BookingStepsProps = { catalog: readonly CatalogService[]; family: readonly FamilyGuest[] }

function BookingSteps({ catalog, family }: BookingStepsProps) {
  const [params] = useSearchParams()
  const offer = offerNamed(params.get('servicio') ?? undefined, catalog)
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
          />
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
