import { formatMoment, type AnswerOf, type phoneQuotes } from '@rumi/contract'
import { phoneQuoteCopy as copy } from '../../../copy/office/desk/phone-quote.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { takeFocus } from '../../../ui/hooks/focus/focus-first.ts'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { fullName } from '../../kit/records/use-directory.ts'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

export type Held = AnswerOf<typeof phoneQuotes.hold>['data']

/** Result of a call: the held place or the waiting entry, with the client to write to. */
export function HeldPlace({ held, onNext }: { held: Held; onNext: () => void }) {
  const { user, serviceBooking, waitingEntry } = held
  const name = fullName(user)
  return (
    <section className="grid max-w-2xl gap-4 rounded-sm border-2 border-line p-4 sm:p-6">
      <h2 tabIndex={-1} ref={takeFocus} className="text-lg outline-none">
        {waitingEntry ? copy.waiting(name) : copy.held(name)}
      </h2>
      <p>{serviceBooking ? heldWords(serviceBooking) : copy.waitingText}</p>
      <ContactLinks client={user} />
      <div className="flex flex-wrap gap-3">
        <LinkButton
          tone="secondary"
          to={serviceBooking ? paths.officeBooking(serviceBooking.id) : paths.officeWaiting()}
        >
          {serviceBooking ? copy.openBooking : copy.openWaiting}
        </LinkButton>
        <AreaLinkButton tone="secondary" to={paths.officeClient(user.id)}>
          {copy.openClient}
        </AreaLinkButton>
        <Button onClick={onNext}>{copy.next}</Button>
      </div>
    </section>
  )
}

const heldWords = ({ heldUntil, status }: NonNullable<Held['serviceBooking']>) => {
  if (heldUntil !== null) return copy.heldUntil(formatMoment(heldUntil, businessToday()))
  return status === 'confirmed' ? copy.booked : copy.pending
}
