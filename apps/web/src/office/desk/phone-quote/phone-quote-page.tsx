import {
  booking,
  desk,
  isDay,
  minutesSideBySide,
  phoneQuotes,
  visitMinutes,
  type CatalogService,
} from '@rumi/contract'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { phoneQuoteCopy as copy } from '../../../copy/office/desk/phone-quote.ts'
import { walkInCopy } from '../../../copy/office/desk/walk-in.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { ChooseSideBySide } from '../../../shared/business/choose-side-by-side.tsx'
import { paths } from '../../../shared/business/paths.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { dayInAddress } from '../../../shared/people/day-in-address.ts'
import { AddOnList } from '../../../shared/services/add-on-list.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDraftState } from '../../../ui/forms/use-draft-state.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { DraftNotice } from '../../kit/draft-notice.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ChooseHour } from '../walk-in/choose-time.tsx'
import { isByTheHour } from '../walk-in/visit-choice.ts'
import { HeldPlace, type Held } from './held-place.tsx'
import { HoldPlace, type HoldRefusal } from './hold-place.tsx'
import { QuoteAnswer } from './quote-answer.tsx'
import {
  addOnsIn,
  dogsIn,
  newNotes,
  requestIn,
  startingOn,
  timeFor,
  weightIn,
  type CallNotes,
  type WrittenDog,
} from './quoted-visit.ts'

export const meta = officeMeta(copy.title)

/** Quote on the telephone: price and place while typing, then the held place or the waiting list. */
export default function PhoneQuotePage() {
  const catalog = useCall(booking.catalog, {})
  const [call, setCall] = useState(0)
  return (
    <div className="max-w-5xl">
      <PageHeader title={copy.title} back={{ to: paths.office(), label: copy.back }} />
      <Fetched fetchings={[catalog]}>
        <PhoneCall
          key={call}
          catalog={(catalog.answer?.data.services ?? []).filter(
            ({ serviceType }) => serviceType !== 'Evento',
          )}
          onNext={() => setCall(call + 1)}
        />
      </Fetched>
    </div>
  )
}

const draftName = 'cotizacion'

function PhoneCall({ catalog, onNext }: { catalog: readonly CatalogService[]; onNext: () => void }) {
  const [params] = useSearchParams()
  const calendar = useBusinessCalendar()
  const asked = dayInAddress(params, 'dia')
  const today = businessToday()
  const [initial] = useState(() => newNotes(catalog, asked && asked > today ? asked : today, calendar))
  const draft = useDraftState<CallNotes>(draftName, initial)
  const notes = draft.fields
  const [held, setHeld] = useState<Held>()
  const [refusal, setRefusal] = useState<HoldRefusal>()
  const service = catalog.find(({ id }) => id === notes.serviceId)
  const dogs = dogsIn(notes.dogs)
  const isSideBySide = notes.isSideBySide && dogs.length > 1
  const minutes = service ? (isSideBySide ? minutesSideBySide : visitMinutes)(service, dogs) : 0
  const addOns = service && addOnsIn(notes, service, catalog)
  const request = requestIn(notes)
  const settled = useDebouncedValue(JSON.stringify(request))
  const quoted = useCall(
    phoneQuotes.create,
    request && !held ? { body: JSON.parse(settled) ?? request } : null,
  )
  const quote = request ? (quoted.answer ?? quoted.lastAnswer)?.data.quote : undefined
  const isCurrent = quoted.answer !== undefined && settled === JSON.stringify(request)

  if (held) return <HeldPlace held={held} onNext={onNext} />
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <section className="grid gap-4">
        {draft.isRestored && <DraftNotice onStartAgain={draft.startAgain} />}
        <h2 className="text-lg">{copy.visit}</h2>
        <SelectField
          label={copy.service}
          value={notes.serviceId}
          options={catalog.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => {
            const chosen = catalog.find(({ id }) => id === target.value)
            if (chosen)
              draft.change({
                serviceId: chosen.id,
                isSideBySide: false,
                addOns: [],
                ...timeFor(chosen, dayOfNotes(notes, today), calendar),
              })
          }}
        />
        <Weights dogs={notes.dogs} onChange={(weighed) => draft.change({ dogs: weighed })} />
        {service && (
          <ChooseSideBySide
            {...{ service, dogs, isSideBySide }}
            onChange={(chosen) => draft.change({ isSideBySide: chosen, start: '', end: '' })}
          />
        )}
        {service &&
          (isByTheHour(service) ? (
            <ChooseHour
              key={`${service.id} ${minutes} ${isSideBySide}`}
              service={service}
              minutes={minutes}
              people={isSideBySide ? dogs.length : 1}
              firstDay={initial.start || today}
              startsAt={notes.start || null}
              onChange={(time) => draft.change(time ?? { start: '', end: '' })}
            />
          ) : (
            <div className="grid gap-3 sm:grid-cols-2">
              <DateField
                label={service.serviceType === 'Hotel' ? walkInCopy.arrival : walkInCopy.firstDay}
                min={today}
                value={notes.start}
                onChange={({ target }) =>
                  isDay(target.value) && draft.change(startingOn(notes, target.value, { service, calendar }))
                }
              />
              <DateField
                label={service.serviceType === 'Hotel' ? walkInCopy.departure : walkInCopy.lastDay}
                min={notes.start}
                value={notes.end}
                onChange={({ target }) => isDay(target.value) && draft.change({ end: target.value })}
              />
            </div>
          ))}
        {request && addOns && addOns.offered.length > 0 && (
          <section aria-labelledby="add-ons">
            <h3 id="add-ons" className="font-strong">
              {bookCopy.addOnsTitle}
            </h3>
            <AddOnList
              key={service?.id}
              addOns={addOns}
              hours={desk.availability}
              problemWith={(place) => issueIn(quoted.refusal, place) ?? issueIn(refusal, place)}
              onChoose={(id, time) => {
                setRefusal(undefined)
                draft.change({ addOns: addOns.withChoice(id, time === undefined ? null : { time }) })
              }}
            />
          </section>
        )}
      </section>
      <section
        aria-labelledby="answer"
        className="grid gap-4 rounded-sm border-2 border-line p-4 sm:p-6"
        aria-busy={quoted.isFetching}
      >
        <h2 id="answer" className="text-lg">
          {copy.answer}
        </h2>
        <QuoteAnswer quote={quote} fetching={request ? quoted : null} onTime={draft.change} />
        {quote && service && (
          <HoldPlace
            {...{ notes, quote, request, service, isCurrent, refusal }}
            onRefused={setRefusal}
            onChange={draft.change}
            onPriceChanged={quoted.again}
            onHeld={(answer) => {
              draft.forget()
              setHeld(answer)
            }}
          />
        )}
      </section>
    </div>
  )
}

/** Reason against an add-on, by its place. */
const issueIn = (refusal: Pick<HoldRefusal, 'issues'> | null | undefined, place: number) =>
  refusal?.issues.find(({ path }) => path === `addOns.${place}`)?.message

/** First day written so far, for a service that is chosen afterwards. */
const dayOfNotes = ({ start }: CallNotes, today: string) => (isDay(start) ? start : today)

type WeightsProps = { dogs: readonly WrittenDog[]; onChange: (dogs: readonly WrittenDog[]) => void }

/** Weight of each dog; one more by a press. */
function Weights({ dogs, onChange }: WeightsProps) {
  const write = (place: number, weight: string) =>
    onChange(dogs.map((dog, at) => (at === place ? { ...dog, weight } : dog)))
  return (
    <div className="grid gap-3">
      {dogs.map((dog, place) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- a dog without a name is its place in the list
          key={place}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing that the caller says
          autoFocus={place === dogs.length - 1}
          kind="money"
          label={copy.weight(place + 1, dogs.length)}
          error={dog.weight.trim() !== '' && weightIn(dog) === undefined ? copy.wrongWeight : undefined}
          value={dog.weight}
          onChange={({ target }) => write(place, target.value)}
          trailing={
            dogs.length > 1 && (
              <IconButton
                icon={X}
                label={copy.remove(place + 1)}
                onClick={() => onChange(dogs.filter((_dog, at) => at !== place))}
              />
            )
          }
        />
      ))}
      {dogs.length < 10 && (
        <Button
          tone="quiet"
          size="small"
          className="-ml-4 justify-self-start"
          onClick={() => onChange([...dogs, { weight: '', name: '' }])}
        >
          <Plus className="size-4" aria-hidden="true" />
          {copy.another}
        </Button>
      )}
    </div>
  )
}
