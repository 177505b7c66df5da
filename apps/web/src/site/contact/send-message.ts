import type { AnswerOf, site } from '@rumi/contract'
import { publicHttp } from '../../shared/fetching/public-http.ts'

const names = ['name', 'email', 'phone', 'message', 'website'] as const

/** Form fields. */
export type Written = Record<(typeof names)[number], string>

export function writtenIn(form: HTMLFormElement): Written {
  const fields = new FormData(form)
  const textOf = (name: string) => {
    const text = fields.get(name)
    return typeof text === 'string' ? text : ''
  }
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Written
}

/** Sent message: address, number, and whether it was mailed completely. */
export type SentMessage = { email: string } & AnswerOf<typeof site.contact>['data']

/** Sends a message to the office; idempotent by key. Throws `CallFailed`. */
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
