import { desk, type DeskFamily } from '@rumi/contract'
import { together, useCall, useRecords } from '../../../shared/fetching/queries.ts'
import type { Message } from '../../people/messages/message.ts'
import { peopleOf } from './people-of-family.ts'
import { isSamePhone } from './person-in-message.ts'

/** A visitor's request and the family it most likely belongs to. */
export type WalkInRequest = {
  message: Message
  family: DeskFamily | undefined
  /** Only the phone matches: staff must verify. */
  isUnsure?: true
}

const longestSearch = 80

/** Fetches a visitor's request and the family by mail or else phone; undefined without a request. */
export function useWalkInRequest(messageId: string | null) {
  const found = useRecords('messages', messageId === null ? null : { ids: messageId })
  const [message] = found.records
  const byMail = useCall(desk.families, message ? searchFor(message.email) : null)
  const sameMail = byMail.answer?.data.families.find((family) =>
    peopleOf(family).some(({ email }) => email === message?.email),
  )
  const asksByPhone =
    byMail.answer !== undefined && !sameMail && message !== undefined && message.phone !== ''
  const byPhone = useCall(desk.families, asksByPhone ? searchFor(message.phone) : null)
  const sameLine = (byPhone.answer?.data.families ?? []).filter((family) =>
    peopleOf(family).some(({ phone }) => isSamePhone(phone, message?.phone ?? '')),
  )
  const asked = [
    ...(messageId === null ? [] : [found]),
    ...(message ? [byMail] : []),
    ...(asksByPhone ? [byPhone] : []),
  ]
  return { fetching: together(...asked), request: message && requestOf(message, sameMail, sameLine) }
}

const searchFor = (search: string) => ({ query: { search: search.slice(0, longestSearch) } })

function requestOf(
  message: Message,
  sameMail: DeskFamily | undefined,
  sameLine: readonly DeskFamily[],
): WalkInRequest {
  if (sameMail) return { message, family: sameMail }
  const [family, another] = sameLine
  return family && !another ? { message, family, isUnsure: true } : { message, family: undefined }
}
