import { phoneQuotes, splitName, type BodyOf, type CatalogService, type PhoneQuote } from '@rumi/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { phoneQuoteCopy as copy } from '../../../copy/office/desk/phone-quote.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { KnownFamilies } from '../walk-in/known-families.tsx'
import type { Held } from './held-place.tsx'
import { dayIn, type CallNotes } from './quoted-visit.ts'

export type HoldRefusal = Pick<Refusal, 'code' | 'message' | 'issues'>

type HoldPlaceProps = {
  notes: CallNotes
  quote: PhoneQuote
  request: BodyOf<typeof phoneQuotes.create> | null
  service: CatalogService
  /** False while the shown quote is of another request. */
  isCurrent: boolean
  refusal: HoldRefusal | undefined
  onRefused: (refusal: HoldRefusal | undefined) => void
  onChange: (changes: Partial<CallNotes>) => void
  onPriceChanged: () => Promise<void>
  onHeld: (held: Held) => void
}

/** Name and telephone, and one button that holds the place or enters the family into the waiting list. */
export function HoldPlace(props: HoldPlaceProps) {
  const { notes, quote, request, service, isCurrent, refusal, onRefused } = props
  const { onChange, onPriceChanged, onHeld } = props
  const { availability } = quote
  const sendCall = useSendCall()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const { name, lastName } = splitName(notes.name)
  if (!availability.isFree && !availability.mayWait) return null

  async function hold() {
    if (!request) return
    setSending(true)
    onRefused(undefined)
    const dogs = request.dogs.map((dog, place) => {
      const named = notes.dogs[place]?.name.trim()
      return named ? { ...dog, name: named } : dog
    })
    const outcome = await sendCall(phoneQuotes.hold, {
      body: {
        ...request,
        dogs,
        name: notes.name.trim(),
        phone: notes.phone,
        ...(availability.isFree && quote.totalCentavos !== null
          ? { expectedTotalCentavos: quote.totalCentavos }
          : {}),
      },
    })
    setSending(false)
    if (outcome.ok) return onHeld(outcome.answer.data)
    onRefused(outcome.refusal)
    if (outcome.refusal.code === 'price-changed' || outcome.refusal.code === 'no-capacity')
      await onPriceChanged()
  }

  const issueOf = (path: string) => refusal?.issues.find((issue) => issue.path === path)?.message
  return (
    <Form
      problems={refusal?.issues}
      className="grid gap-3 border-t-2 border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void hold()
      }}
    >
      <h2 className="text-lg">{availability.isFree ? copy.hold : copy.wait}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={copy.name}
          autoComplete="off"
          required
          maxLength={80}
          error={issueOf('name')}
          value={notes.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          kind="tel"
          label={copy.phone}
          autoComplete="off"
          required
          maxLength={60}
          error={issueOf('phone')}
          value={notes.phone}
          onChange={({ target }) => onChange({ phone: target.value })}
        />
        {notes.dogs.map((dog, place) => (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key -- a dog without a name is its place in the list
            key={place}
            label={copy.dogName(dog.weight.trim())}
            optionalLabel={errorMessagesCopy.optional}
            maxLength={80}
            value={dog.name}
            onChange={({ target }) =>
              onChange({
                dogs: notes.dogs.map((one, at) => (at === place ? { ...one, name: target.value } : one)),
              })
            }
          />
        ))}
      </div>
      <KnownFamilies
        {...{ name, lastName }}
        phone={notes.phone}
        onTake={({ client }) =>
          void navigate(
            paths.officeNewBooking({
              cliente: client.id,
              buscar: client.phone || client.email,
              servicio: service.id,
              dia: dayIn(notes.start),
              hasta: dayIn(notes.end),
            }),
          )
        }
      />
      {refusal && !refusal.issues.some(({ path }) => isOfCaller(path)) && (
        <ActionableRefusal refusal={refusal} />
      )}
      {!availability.isFree && notes.addOns.length > 0 && <p>{copy.addOnsLater}</p>}
      <Button type="submit" loading={isSending} disabled={!isCurrent} className="justify-self-start">
        {availability.isFree ? copy.holdIt : copy.waitIt}
      </Button>
    </Form>
  )
}

/** Issues that a field of the form shows. */
const isOfCaller = (path: string) => path === 'name' || path === 'phone'
