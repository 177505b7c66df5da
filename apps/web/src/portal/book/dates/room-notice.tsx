import { formatList } from '@rumi/contract'
import type { ComponentProps } from 'react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { FullNotice } from './full-notice.tsx'
import type { FamilyGuest } from '../step-props.ts'

type RoomNoticeProps = Pick<ComponentProps<typeof FullNotice>, 'offers' | 'children'> & {
  guests: readonly FamilyGuest[]
  /** Whether what is left was asked of rooms that take these dogs, and not of all. */
  asksForSize: boolean
  /** The nights on which no room is left, in words; none where each has one and no room has them all. */
  full: readonly string[]
}

/** Says why no room can be had: for want of a weight, on single nights, or on all of them together. */
export function RoomNotice({ guests, asksForSize, full, ...rest }: RoomNoticeProps) {
  const unweighed = guests.filter(({ dog }) => dog.weightKg === null).map(({ dog }) => dog.name)
  return <FullNotice title={titleOf({ unweighed, asksForSize, full })} {...rest} />
}

function titleOf({
  unweighed,
  asksForSize,
  full,
}: Pick<RoomNoticeProps, 'asksForSize' | 'full'> & { unweighed: readonly string[] }) {
  if (asksForSize && unweighed.length > 0) return bookCopy.noRoomUnweighed(formatList(unweighed))
  if (full.length === 0) return `${bookCopy.noPlace['too-heavy']}.`
  const ofTheirs = asksForSize ? bookCopy.ofTheirSize : ''
  return (full.length === 1 ? bookCopy.nightIsFull : bookCopy.nightsAreFull)(formatList(full), ofTheirs)
}
