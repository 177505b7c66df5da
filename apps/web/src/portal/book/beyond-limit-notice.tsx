import { whatsappLink, type RefusalCode } from '@rumi/contract'
import { paths } from '../../shared/business/paths.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { bookCopy } from '../../copy/portal/book.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { addressOf, type Choices } from './choices.ts'
import { useBusiness } from '../../shared/business/use-business.ts'

const limits: readonly (RefusalCode | null)[] = ['booking-limit', 'held-time-limit', 'first-visit-limit']

/** True if a booking exceeds the family's limit, in total or before the first visit. */
export const isBeyondLimit = ({ code }: Pick<Refusal, 'code'>) => limits.includes(code)

type BeyondLimitNoticeProps = { refusal: Refusal; choices: Choices; words: string }

/** Limit of concurrent bookings: links to cancelling one, other days, and the desk, which has no limit. */
export function BeyondLimitNotice({ refusal, choices, words }: BeyondLimitNoticeProps) {
  const { whatsapp } = useBusiness()
  return (
    <Notice tone="problem">
      <p>{refusal.message}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {refusal.code === 'first-visit-limit' ? (
          <LinkButton tone="secondary" to={addressOf(choices, { step: 'fechas' })}>
            {bookCopy.otherDay}
          </LinkButton>
        ) : (
          <LinkButton tone="secondary" to={paths.bookings()}>
            {bookCopy.toBookings}
          </LinkButton>
        )}
        <a
          href={whatsappLink(whatsapp, bookCopy.beyondLimit(words))}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ tone: 'secondary' })}
        >
          {bookCopy.writeUs}
        </a>
      </div>
    </Notice>
  )
}
