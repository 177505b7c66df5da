import { formatDay, type DeskBooking } from '@rumi/contract'
import { Bath, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { checkoutCopy } from '../../../copy/office/money/check-out.ts'
import { dayBoardCopy as copy } from '../../../copy/office/desk/day-board.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useResting } from '../../../ui/hooks/ignore-repeat-press.ts'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { useUndoOffers } from '../../kit/undo/undo-offers.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { IncidentLink } from '../../people/incidents/incident-link.tsx'
import { useTakeStep } from '../booking-status/use-take-step.ts'
import { ReportLinks } from '../report-cards/report-links.tsx'
import { AnnounceReady } from './announce-ready.tsx'
import { owedBy } from './card-facts.ts'
import { stepsOf, type CardStep } from './card-steps.ts'
import type { BoardActs } from '../visit-acts/use-board-acts.tsx'
import { namesIn } from '../visit-acts/use-visit-acts.ts'
import { isStay, namesOf, type VisitCard } from './visit-cards.ts'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

type VisitActionsProps = {
  card: VisitCard
  day: string
  acts: BoardActs
  onOpen: (bookingId: string) => void
}

const primary = 'min-h-12 px-5 md:min-h-10'
const quiet = 'max-md:min-h-12'

/** Steps of a card: the next one stands out, for all its dogs or for one. */
export function VisitActions({ card, day, acts, onOpen }: VisitActionsProps) {
  const mayWrite = useCanWrite('bookings')
  const ids = [
    ...card.members.map(({ visit }) => visit.id),
    ...card.bookings.map(({ booking }) => booking.id),
  ]
  const offer = useUndoOffers().find(({ about }) => about.some((id) => ids.includes(id)))
  const today = businessToday()
  if (!mayWrite) return null
  const { next, others, opensOn } = stepsOf(card, today)
  const present = card.members.filter(({ visit }) => visit.status === 'in-house')
  const beside = others.filter(({ step }) => present.length === 0 || step !== 'reverse')
  const behind = others.filter((step) => !beside.includes(step))
  return (
    <div className="no-print flex flex-wrap gap-2 max-md:mt-1 @md:flex-col @md:items-end @md:gap-0">
      {opensOn && (
        <p className="self-center text-ink-soft @md:self-end @md:text-right">
          {copy.checkInFrom(formatDay(opensOn, today))}
        </p>
      )}
      {next && <StepButton {...{ card, acts, onOpen }} step={next} isNext />}
      <div className="flex flex-wrap @md:-mr-3 @md:justify-end">
        {next && 'members' in next && next.members.length > 1 && <OneByOne step={next} acts={acts} />}
        {beside.map((step) => (
          <StepButton key={keyOf(step)} {...{ card, acts, onOpen, step }} />
        ))}
        <ReportLinks members={card.members} day={day} />
        <IncidentLink dogs={present.map(({ dog }) => dog)} />
        {present.length > 0 && (
          <MoreSteps names={namesOf(card)}>
            {card.members.map((member) => (
              <AnnounceReady
                key={member.visit.id}
                member={member}
                namesDog={card.members.length > 1}
                onChanged={acts.onChanged}
              />
            ))}
            <AddBath card={card} day={day} />
            {behind.map((step) => (
              <StepButton key={keyOf(step)} {...{ card, acts, onOpen, step }} />
            ))}
          </MoreSteps>
        )}
      </div>
      <UndoStrip offer={offer} onUndone={acts.onChanged} inRow />
    </div>
  )
}

/** Steps that are rarer than those beside them, shown on a press. */
function MoreSteps({ names, children }: { names: string; children: ReactNode }) {
  return (
    <details className="group open:basis-full">
      <summary
        className={`flex w-fit cursor-pointer items-center gap-1.5 rounded-sm px-3 py-1.5 text-sm font-strong marker:content-none hover:bg-sand @md:ml-auto ${quiet} md:min-h-10`}
      >
        <Ellipsis className="size-4" aria-hidden="true" />
        {copy.moreSteps}
        <span className="sr-only">{` ${names}`}</span>
      </summary>
      <div className="flex flex-wrap @md:justify-end">{children}</div>
    </details>
  )
}

const keyOf = (step: CardStep) => `${step.step} ${'members' in step ? '' : step.deskBooking.booking.id}`

type StepButtonProps = Omit<VisitActionsProps, 'day'> & { step: CardStep; isNext?: boolean }

/** Button of one step; the step that stands out is the one that Enter takes. */
function StepButton({ card, acts, onOpen, step, isNext = false }: StepButtonProps) {
  const isResting = useResting(card.members[0]?.visit.id ?? card.key)
  const names = 'members' in step ? namesIn(step.members) : namesOf(card)
  const look = isNext
    ? ({ 'data-next-step': true, className: primary } as const)
    : ({ tone: 'quiet', size: 'snug', className: quiet } as const)
  if (step.step === 'confirm')
    return (
      <ConfirmBooking deskBooking={step.deskBooking} names={names} look={look} onChanged={acts.onChanged} />
    )
  if (step.step === 'review-records')
    return (
      <AreaLinkButton tone="quiet" size="snug" className={quiet} to={paths.officeRecords()}>
        <span>{copy.reviewMedicalRecords}</span>
        <span className="sr-only">{` ${names}`}</span>
      </AreaLinkButton>
    )
  const isActing = 'members' in step && step.members.some(({ visit }) => acts.acting.has(visit.id))
  return (
    <Button
      {...look}
      loading={isActing && isNext}
      resting={isResting || isActing}
      onClick={() => take(step, { acts, onOpen })}
    >
      <span>{labelOf(step, card)}</span>
      <span className="sr-only">{` ${names}`}</span>
    </Button>
  )
}

function take(step: CardStep, { acts, onOpen }: Pick<VisitActionsProps, 'acts' | 'onOpen'>) {
  if ('members' in step) void acts[step.step](step.members)
  else if (step.step === 'evaluate') acts.evaluate(step.deskBooking)
  else onOpen(step.deskBooking.booking.id)
}

function labelOf(step: CardStep, card: VisitCard) {
  if (!('members' in step)) return step.step === 'evaluate' ? copy.evaluate.open : copy.setAgreedPrice
  const { members } = step
  if (step.step === 'receive')
    return members.length > 1 ? copy.receiveAll(members.length) : copy.steps['check-in']
  if (step.step === 'miss') return copy.steps['mark-no-show']
  if (step.step === 'leave') return owedBy(card) > 0 ? checkoutCopy.start : copy.steps['check-out']
  return copy.correct
}

/** The next step of a family's dogs, for each dog alone. */
function OneByOne({ step, acts }: { step: Extract<CardStep, { members: unknown }>; acts: BoardActs }) {
  return step.members.map((member) => (
    <Button
      key={member.visit.id}
      tone="quiet"
      size="snug"
      className={quiet}
      resting={acts.acting.has(member.visit.id)}
      onClick={() => void acts[step.step]([member])}
    >
      <span className="sr-only">{`${copy.steps[step.step === 'receive' ? 'check-in' : 'check-out']} `}</span>
      <span>{copy.only(member.dog.name)}</span>
    </Button>
  ))
}

type ConfirmBookingProps = {
  deskBooking: DeskBooking
  names: string
  look: Partial<Parameters<typeof Button>[0]>
  onChanged: () => Promise<void>
}

/** Confirms a request for a later day. */
function ConfirmBooking({ deskBooking, names, look, onChanged }: ConfirmBookingProps) {
  const { taking, take: takeStep } = useTakeStep({ deskBooking, names, onChanged })
  const isResting = useResting(deskBooking.booking.id)
  return (
    <Button
      {...look}
      loading={taking !== undefined}
      resting={isResting}
      onClick={() => void takeStep('confirm', 'confirmed', [])}
    >
      <span>{copy.steps.confirm}</span>
      <span className="sr-only">{` ${names}`}</span>
    </Button>
  )
}

/** Adds a bath to a stay, as a booking of its own. */
function AddBath({ card: { members, owner }, day }: { card: VisitCard; day: string }) {
  const staying = members.filter(
    ({ visit, bookings }) => visit.status === 'in-house' && bookings.some(isStay),
  )
  if (staying.length === 0) return null
  return (
    <AreaLinkButton
      tone="quiet"
      size="snug"
      className={quiet}
      to={paths.officeNewBooking({
        cliente: owner.id,
        buscar: owner.email || owner.phone,
        rumis: staying.map(({ dog }) => dog._id).join(','),
        tipo: 'Grooming',
        dia: day,
      })}
    >
      <Bath className="size-4" aria-hidden="true" />
      {copy.addBath}
    </AreaLinkButton>
  )
}
