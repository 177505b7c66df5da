import { formatTime } from '@rumi/contract'
import { waitingList } from '@rumi/data-layer'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { guestBookingCopy } from '../../../copy/portal/guest-booking.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'

type WaitForPlaceProps = {
  serviceId: string
  rumiIds: readonly string[]
  start: string
  end: string
  /** Each dog with a groomer of its own, at the same time. */
  sideBySide?: true | undefined
  /** Address to continue with an account. */
  accountPath?: string | undefined
}

/** Joins the waiting list for a full time; shows the result in place. */
export function WaitForPlace({ accountPath, ...wanted }: WaitForPlaceProps) {
  return accountPath === undefined ? <WaitInList {...wanted} /> : <WaitWithAccount volver={accountPath} />
}

const WaitWithAccount = ({ volver }: { volver: string }) => (
  <div className="mt-4 grid justify-items-start gap-2 border-t border-ink/15 pt-4">
    <p className="text-sm">{guestBookingCopy.waitText}</p>
    <LinkButton to={paths.register({ volver })}>
      <BellRing className="size-5" aria-hidden="true" />
      {guestBookingCopy.waitForIt}
    </LinkButton>
  </div>
)

function WaitInList({ rumiIds, sideBySide, ...time }: Omit<WaitForPlaceProps, 'accountPath'>) {
  const send = useSend()
  const [waiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isOnList, setIsOnList] = useState(false)

  const waitForPlace = async () => {
    setWaiting(true)
    setRefusal(undefined)
    const outcome = await send(
      waitingList.calls.create({ ...time, rumiIds: [...rumiIds], ...(sideBySide && { sideBySide }) }),
    )
    setWaiting(false)
    if (outcome.ok) setIsOnList(true)
    else setRefusal(outcome.refusal)
  }

  if (isOnList) {
    return (
      <output className="mt-4 block">
        <span className="font-strong">{bookCopy.waiting(formatTime(time, businessToday()))}</span>{' '}
        <Link
          prefetch="intent"
          to={paths.bookings()}
          className="inline-flex min-h-12 items-center font-strong text-link underline"
        >
          {bookCopy.seeWaiting}
        </Link>
      </output>
    )
  }
  return (
    <div className="mt-4 grid justify-items-start gap-2 border-t border-ink/15 pt-4">
      <p className="text-sm">
        <span className="block font-strong first-letter:uppercase">{formatTime(time, businessToday())}</span>
        <span>{sideBySide ? bookCopy.waitTextSideBySide : bookCopy.waitText}</span>
      </p>
      <Button loading={waiting} onClick={waitForPlace}>
        <BellRing className="size-5" aria-hidden="true" />
        {bookCopy.waitForIt}
      </Button>
      {refusal && <ActionableRefusal refusal={refusal} />}
    </div>
  )
}
