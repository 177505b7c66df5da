import { bookCopy } from '../../../copy/portal/book.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { addressOf } from '../choices.ts'
import { type When } from './when-chosen.ts'
import type { StepProps } from '../step-props.ts'
import { WaitForPlace } from './wait-for-place.tsx'

type TakenNoticeProps = StepProps & { when: When; message: string }

/** Place taken in the meantime: names what is full and links to the calendar or the waiting list. */
export function TakenNotice({ offer, choices, when, message }: TakenNoticeProps) {
  return (
    <Notice tone="problem">
      <p className="font-strong">{bookCopy.takenTitle}</p>
      <p>{message}</p>
      <LinkButton tone="secondary" to={addressOf(choices, { step: 'fechas' })} className="mt-3">
        {bookCopy.otherDay}
      </LinkButton>
      {'start' in when && <WaitForPlace serviceId={offer.service.id} rumiIds={choices.dogIds} {...when} />}
    </Notice>
  )
}
