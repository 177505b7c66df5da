import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { bookCopy } from '../../copy/book.ts'
import { Awaited } from '../../shared/awaited.tsx'
import { paths } from '../../shared/paths.ts'
import { fetchCatalog } from '../../shared/public-answers.ts'
import { usePublicAnswer } from '../../shared/use-public-answer.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { sideBySide } from '../../ui/side-by-side.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { bookableOnline } from '../book/bookable-online.ts'
import { addressOf, choicesIn, steps, type Choices } from '../book/choices.ts'
import { ChooseService } from '../book/choose-service.tsx'
import { offerNamed, type Sold } from '../book/offers.ts'
import { useFocusOnChange } from '../book/use-focus-on-change.ts'
import { portalMeta } from '../portal-meta.ts'
import { useVisitor } from './use-visitor.ts'
import { GuestStep, useStepsToCome } from './guest-step.tsx'
import { asDog, keepDogs, keptDogs, type GuestDog } from './kept-dogs.ts'

export const meta = portalMeta(bookCopy.title)

/** What, who and when, before there is an account: that is asked for once the price is known (decision 134). */
export default function GuestBookPage() {
  const asked = usePublicAnswer(fetchCatalog)
  const sold = asked.answer && bookableOnline(asked.answer)
  const who = useVisitor()
  useStepsToCome()
  const [params] = useSearchParams()

  // Whoever has an account and comes here by an old address books in it.
  if (who === 'owner') return <Navigate to={`${paths.book()}?${params}`} replace />
  if (!sold) return <Awaited fetching={asked} pageTitle={bookCopy.title} />
  if (sold.services.length === 0)
    return <EmptyState level={1} title={bookCopy.noServicesTitle} text={bookCopy.noServicesText} />
  return <GuestSteps sold={sold} />
}

function GuestSteps({ sold }: { sold: Sold }) {
  const { services: catalog } = sold
  const [params] = useSearchParams()
  const [dogs, setDogs] = useState<readonly GuestDog[]>(keptDogs)
  const offer = offerNamed(params.get('servicio') ?? undefined, sold)
  const choices = choicesOf(params, offer, dogs)
  const heading = useFocusOnChange<HTMLDivElement>(choices.step)
  const change = (next: readonly GuestDog[]) => {
    setDogs(next)
    keepDogs(next)
  }

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
          <GuestStep
            catalog={catalog}
            offer={offer}
            choices={choices}
            family={dogs.map((dog) => ({ dog: asDog(dog), records: [], papersUnknown: true }))}
            ownerIdentified
            dogs={dogs}
            onDogs={change}
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

/** An address may name dogs that this browser does not know: they are left out. */
function choicesOf(
  params: URLSearchParams,
  offer: ReturnType<typeof offerNamed>,
  dogs: readonly GuestDog[],
): Choices {
  const known = new URLSearchParams(params)
  const named = (params.get('rumis') ?? '').split(',')
  known.set('rumis', named.filter((id) => dogs.some((dog) => dog.id === id)).join(','))
  return { ...choicesIn(known, offer?.service.serviceType), asGuest: true }
}
