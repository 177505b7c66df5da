import { formatList } from '@rumi/contract'
import type { ComponentProps } from 'react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { FullNotice } from './full-notice.tsx'
import type { FamilyGuest, StepProps } from '../step-props.ts'
import { paths } from '../../../shared/business/paths.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { NoticeInSight } from '../../../ui/hooks/focus/notice-in-sight.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { addressOf } from '../choices.ts'
import type { When } from './when-chosen.ts'
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
      {'start' in when && (
        <WaitForPlace
          serviceId={offer.service.id}
          rumiIds={choices.dogIds}
          sideBySide={choices.sideBySide}
          {...when}
        />
      )}
    </Notice>
  )
}

/** Notice that a dog is too heavy for every room on any date, with a link to the business. */
export const NoRoomNotice = ({ text }: { text: string }) => (
  <NoticeInSight tone="warning">
    <h2 className="text-lg">{bookCopy.noPlace['no-room']}</h2>
    <p>{text}</p>
    <LinkButton tone="secondary" to={paths.contact()} className="mt-3">
      {bookCopy.writeToUs}
    </LinkButton>
  </NoticeInSight>
)

type RoomNoticeProps = Pick<ComponentProps<typeof FullNotice>, 'offers' | 'children'> & {
  guests: readonly FamilyGuest[]
  /** True if availability was computed for the dogs' size. */
  needsSize: boolean
  /** Nights without a free room, in words; empty if each has one but no room has all. */
  full: readonly string[]
}

/** Reason there is no room: missing weight, single nights, or all nights together. */
export function RoomNotice({ guests, needsSize, full, ...rest }: RoomNoticeProps) {
  const unweighed = guests.filter(({ dog }) => dog.weightKg === null).map(({ dog }) => dog.name)
  return <FullNotice title={titleOf({ unweighed, needsSize, full })} {...rest} />
}

function titleOf({
  unweighed,
  needsSize,
  full,
}: Pick<RoomNoticeProps, 'needsSize' | 'full'> & { unweighed: readonly string[] }) {
  if (needsSize && unweighed.length > 0) return bookCopy.noRoomUnweighed(formatList(unweighed))
  if (full.length === 0) return `${bookCopy.noPlace['too-heavy']}.`
  const sizePhrase = needsSize ? bookCopy.ofTheirSize : ''
  return (full.length === 1 ? bookCopy.nightIsFull : bookCopy.nightsAreFull)(formatList(full), sizePhrase)
}
