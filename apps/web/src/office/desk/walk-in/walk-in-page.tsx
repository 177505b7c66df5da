import { booking, type CatalogService, type DeskFamily, formatMoment } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { officeMessagesCopy } from '../../../copy/office/people/messages.ts'
import { QuoteFacts, type Message } from '../../people/messages/quote-facts.tsx'
import { ChooseVisit } from './choose-visit.tsx'
import { ChooseWho } from './choose-who.tsx'
import { walkInFrom, type Visit, type WalkInChoices } from './visit-choice.ts'
import { forgetWalkIn, offeredDraft, storeWalkIn, type WalkInDraft } from './walk-in-draft.ts'
import { WalkInPrice } from './walk-in-price.tsx'
import { choicesFromRequest, useWalkInRequest, type WalkInRequest } from './walk-in-request.ts'

/** The visitor's request in their own words, beside the booking. */
function RequestSummary({ message }: { message: Message }) {
  return (
    <section className="grid gap-1 border-l-4 border-secondary bg-cream px-4 py-3">
      <h2 className="text-base [overflow-wrap:anywhere]">
        {copy.requestOf(message.name, message.subject || officeMessagesCopy.kinds[message.kind])}
      </h2>
      <p className="text-ink-soft first-letter:uppercase">
        {formatMoment(message.createdAt, businessToday())}
      </p>
      <QuoteFacts message={message} />
      {message.message && (
        <p className="measure max-h-48 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
          {message.message}
        </p>
      )}
    </section>
  )
}

export const meta = officeMeta(copy.title)

/**
 * Walk-in: client, service, time and price on one screen, for a visitor at the counter or a request from the website.
 */
export default function WalkInPage() {
  const [params] = useSearchParams()
  const initial = walkInFrom(params)
  const { messageId } = initial
  const catalog = useCall(booking.catalog, {})
  const { fetching, request } = useWalkInRequest(messageId)
  const services = catalog.answer?.data.services ?? []
  const [offered, setOffered] = useState(() => offeredDraft(initial))
  const [resumed, setResumed] = useState<WalkInDraft>()
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={copy.title}
        back={
          messageId
            ? { to: paths.officeMessages(), label: copy.backToMessages }
            : { to: paths.office(), label: copy.back }
        }
      />
      <Fetched fetchings={[catalog, fetching]}>
        {offered && (
          <OfferedDraft
            draft={offered}
            onResume={() => {
              setResumed(offered)
              setOffered(undefined)
            }}
            onDiscard={() => {
              forgetWalkIn()
              setOffered(undefined)
            }}
          />
        )}
        <WalkIn
          key={resumed ? 'resumed' : messageId}
          catalog={services}
          request={request}
          initial={
            request
              ? choicesFromRequest(request, initial, services)
              : { ...initial, ...resumed, day: laterOf(initial.day, resumed?.day) }
          }
        />
      </Fetched>
    </div>
  )
}

/** The later of today and the day of a draft, which may be from yesterday. */
const laterOf = (day: string, stored: string | null | undefined) => (stored && stored > day ? stored : day)

type OfferedDraftProps = { draft: WalkInDraft; onResume: () => void; onDiscard: () => void }

/** Offers a booking that was interrupted, say by the telephone. */
const OfferedDraft = ({ draft: { who }, onResume, onDiscard }: OfferedDraftProps) => (
  <div className="mb-6">
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>
          {copy.resume} {who}
        </span>
        <span className="flex flex-wrap gap-2">
          <Button tone="secondary" size="small" onClick={onResume}>
            {copy.resumeIt}
          </Button>
          <Button tone="quiet" size="small" onClick={onDiscard}>
            {resourceScreenCopy.startAgain}
          </Button>
        </span>
      </div>
    </Notice>
  </div>
)

type WalkInProps = {
  catalog: readonly CatalogService[]
  request: WalkInRequest | undefined
  /** Initial choices from the address or its request. */
  initial: WalkInChoices
}

function WalkIn({ catalog, request, initial }: WalkInProps) {
  const [changed, setChanged] = useState(false)
  const [family, setFamily] = useState(request?.family)
  const [dogIds, setDogIds] = useState<readonly string[]>(initial.dogIds)
  const [visit, setVisit] = useState<Visit>()
  useEffect(() => storeWalkIn(family, dogIds, visit), [family, dogIds, visit])
  const dogs = family?.dogs.filter(({ _id }) => dogIds.includes(_id)) ?? []

  const chooseFamily = (found: DeskFamily | undefined, ids?: readonly string[]) => {
    if (!found) setChanged(true)
    setFamily(found)
    const [only, another] = found?.dogs ?? []
    setDogIds(ids ?? (only && !another ? [only._id] : []))
  }

  return (
    <div className="grid gap-8">
      {request && <RequestSummary message={request.message} />}
      {request?.message.bookingId && <Notice tone="warning">{copy.alreadyBooked}</Notice>}
      {initial.messageId && !request && <Notice tone="warning">{copy.requestGone}</Notice>}
      <ChooseWho
        family={family}
        dogIds={dogIds}
        initial={changed ? withoutFamily(initial) : initial}
        onFamily={chooseFamily}
        onDogs={setDogIds}
      />
      {request?.isUnsure && family === request.family && <Notice tone="warning">{copy.samePhone}</Notice>}
      {family && <ChooseVisit catalog={catalog} dogs={dogs} initial={initial} onChange={setVisit} />}
      {family && <WalkInPrice dogs={dogs} visit={visit} messageId={request ? initial.messageId : null} />}
    </div>
  )
}

/** Forgets the requested family, so that another choice is not overwritten. */
const withoutFamily = (initial: WalkInChoices): WalkInChoices => ({
  ...initial,
  search: '',
  clientId: null,
  dogIds: [],
})
