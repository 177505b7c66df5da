import { formatList } from '@rumi/contract'
import type { ComponentProps } from 'react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { FullNotice } from './full-notice.tsx'
import type { FamilyGuest } from '../step-props.ts'

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
  const ofTheirs = needsSize ? bookCopy.ofTheirSize : ''
  return (full.length === 1 ? bookCopy.nightIsFull : bookCopy.nightsAreFull)(formatList(full), ofTheirs)
}
