import { defaultSettings } from '@rumi/contract'
import type { MailData } from '@rumi/mails'
import { expect, test } from 'vitest'
import type { Mail } from './mail-transport.ts'
import { createSendTemplate, type Recipient, type Unproved, type SendTemplate } from './send-template.ts'

const settingsNow = async () => ({ ...defaultSettings, name: 'Casa Lupita' })
const link = 'https://rumi.example/auth/verificar/abc'

async function addressed(person: Recipient | Unproved) {
  const sent: Mail[] = []
  await createSendTemplate(async (mail) => void sent.push(mail), settingsNow)(
    person,
    'verify',
    { link },
    'an-id',
  )
  return sent[0]?.to
}

test('a mail is sent in the name of the business', async () => {
  const sent: Mail[] = []
  await createSendTemplate(async (mail) => void sent.push(mail), settingsNow)(
    { unproved: 'ana@correo.mx' },
    'verify',
    { link },
    'an-id',
  )
  const [{ from, subject, text, html } = expect.fail('no mail')] = sent
  expect(from).toBe('Casa Lupita')
  expect(subject).toBe('Confirma tu correo en Casa Lupita')
  expect(text).toContain('Casa Lupita')
  expect(`${subject} ${text} ${html}`).not.toMatch(/rumi(?!s|\.example)/i)
})

test('replies go to the business once it has its own address, and to whom the mail is on behalf of', async () => {
  const replyTo = async (email: string, to: Recipient | Unproved) => {
    const sent: Mail[] = []
    const business = async () => ({ ...(await settingsNow()), email })
    await createSendTemplate(async (mail) => void sent.push(mail), business)(to, 'verify', { link }, 'an-id')
    return sent[0]?.replyTo
  }
  const ana = { email: 'ana@correo.mx', name: 'Ana', lastName: '' }
  expect(await replyTo('hola@lupita.mx', ana)).toEqual({ address: 'hola@lupita.mx', name: 'Casa Lupita' })
  expect(await replyTo('hola@lupita.mx', { ...ana, replyTo: 'rosa@correo.mx' })).toEqual({
    address: 'rosa@correo.mx',
    name: '',
  })
  expect(await replyTo(defaultSettings.email, ana)).toBeUndefined()
})

test('a mail addresses a verified account by name, and an unverified one by its address alone', async () => {
  const address = 'ana@correo.mx'
  expect(await addressed({ unproved: address })).toEqual({ address, name: '' })
  expect(await addressed({ email: address, name: 'Ana', lastName: '' })).toEqual({ address, name: 'Ana' })
  expect(await addressed({ email: address, name: ' Ana  María', lastName: 'Ñúñez ' })).toEqual({
    address,
    name: 'Ana María Ñúñez',
  })
})

const written: MailData['message-for-house'] = {
  reference: 'R-1A2B3C4D',
  kind: 'contact',
  name: 'Gana dinero en https://evil.example',
  email: 'x@correo.mx',
  phone: '',
  message: 'https://evil.example',
  subject: '',
  start: null,
  end: null,
  dogs: 1,
  lines: [],
  link,
}

test('text of a user is not sent to an unverified address', async () => {
  const sent: Mail[] = []
  const sendTemplate: SendTemplate = createSendTemplate(async (mail) => void sent.push(mail), settingsNow)
  // @ts-expect-error -- the types refuse it already
  const writing = sendTemplate({ unproved: 'x@correo.mx' }, 'message-for-house', written, 'an-id')
  await expect(writing).rejects.toThrow('nobody has proved')
  expect(sent).toEqual([])
})
