import type { AnswerOf, site } from '@rumi/contract'
import { publicHttp } from '../../shared/fetching/public-http.ts'

const names = ['name', 'email', 'phone', 'message', 'website'] as const

/** The fields of the form as they stand in it. */
export type Written = Record<(typeof names)[number], string>

export function writtenIn(form: HTMLFormElement): Written {
  const fields = new FormData(form)
  const textOf = (name: string) => {
    const text = fields.get(name)
    return typeof text === 'string' ? text : ''
  }
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Written
}

/** A message that has arrived: from which address, its number, and whether the whole of it was mailed there. */
export type SentMessage = { email: string } & AnswerOf<typeof site.contact>['data']

/** Lays a message on the office's desk; the same key sent twice is one message. Throws `CallFailed`. */
export async function sendMessage(written: Written, idempotencyKey: string): Promise<SentMessage> {
  const given = Object.entries(written).filter(([, text]) => text.trim() !== '')
  const { data } = (await publicHttp.json({
    method: 'POST',
    path: '/contact',
    json: Object.fromEntries(given),
    anonymous: true,
    idempotencyKey,
  })) as AnswerOf<typeof site.contact>
  return { email: written.email, ...data }
}
