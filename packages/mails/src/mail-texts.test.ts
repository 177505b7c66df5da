import { defaultSettings, factsNamedIn, textTrouble } from '@rumi/contract'
import { expect, test } from 'vitest'
import { mailOfText, mailTexts, notificationFor, renderMail, sampleFor } from './index.tsx'

const link = 'https://rumi.example/'
const texts = mailTexts()
const withClabe = { ...defaultSettings, speiClabe: '012180001234567899' }
const textAt = (key: string) => {
  const found = texts.find((text) => text.key === key)
  if (!found) throw new Error(`there is no ${key}`)
  return found
}

test('every sentence of every mail has a key of its own and names only what there is', () => {
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length)
  for (const { key, default: shipped, facts = [] } of texts)
    expect([key, factsNamedIn(shipped).filter((fact) => !facts.includes(fact))]).toEqual([key, []])
})

test('renders each with the office’s texts, using the sample data of the preview', async () => {
  const own = Object.fromEntries(texts.map(({ key }) => [key, `«${key}»`]))
  const missing: string[] = []
  for (const { key } of texts) {
    const kind = mailOfText(key)
    if (kind === null) throw new Error(`${key} is of no mail`)
    const data = sampleFor(kind, key, link)
    const { message, title } = notificationFor(kind, data, withClabe, own)
    const { text, html } = await renderMail(kind, data, withClabe, own)
    if (![message, title, text, html].some((value) => value.includes(`«${key}»`))) missing.push(key)
  }
  expect(missing).toEqual([])
}, 60_000)

test('every mail and notification calls a dog what the business does, and agrees with its gender', async () => {
  const dogWord = { singular: 'mascota', plural: 'mascotas', gender: 'feminine' } as const
  const business = {
    ...withClabe,
    name: 'Casa Lupita',
    legalName: 'Lupita',
    email: 'hola@lupita.mx',
    dogWord,
  }
  const wrong = /(?<![\w@./])rumis?(?![\w@/]|\.\w)|\b(?:un|el|del|al|los|uno de tus) mascotas?\b/gi
  const found = new Set<string>()
  for (const { key } of texts) {
    const kind = mailOfText(key)
    if (kind === null) throw new Error(`${key} is of no mail`)
    const data = sampleFor(kind, key, link)
    const { message, title } = notificationFor(kind, data, business)
    const { subject, text } = await renderMail(kind, data, business)
    for (const shown of [message, title, subject, text])
      for (const { index } of shown.matchAll(wrong))
        found.add(`${kind}: ${shown.slice(Math.max(0, index - 30), index + 30)}`)
  }
  expect([...found]).toEqual([])
  const welcome = await renderMail('verify', sampleFor('verify', '', link), business)
  expect(welcome.text).toContain('registrar a tus mascotas')
  const own = { 'mails.verify.title': 'Hola, rumis' }
  expect((await renderMail('verify', sampleFor('verify', '', link), business, own)).text).toContain(
    'Hola, rumis',
  )
}, 60_000)

test('own words replace their facts, and a name begins a sentence in capitals; text of a user replaces none', async () => {
  const own = {
    'mails.checked-in.one.title': '{Rumis} llegó a {casa}, de {ciudad}',
    'mails.checked-in.one.paragraphs.0': 'Hola, {nombre}.\n\nAbrimos {horario}.',
  }
  const data = { ...sampleFor('checked-in', '', link), name: '{casa}', dogs: ['canela'] }
  const business = { ...defaultSettings, name: 'Casa Lupita' }
  const { text } = await renderMail('checked-in', data, business, own)
  expect(text).toContain('Canela llegó a Casa Lupita, de Ciudad de México')
  expect(text).toContain('Hola, {casa}.\n\nAbrimos de lunes a sábado')
})

test('a mail to an unverified address cannot contain text of a user', () => {
  for (const key of ['mails.verify.title', 'mails.message-received.title', 'mails.reset.paragraphs.0']) {
    expect(textTrouble('Hola, {nombre}', textAt(key), [])).toEqual({ kind: 'unknown-fact', fact: 'nombre' })
    expect(textTrouble('Hola de {casa}', textAt(key), [])).toBe(null)
  }
})

test('whatever the office writes, the button leads where it led', async () => {
  const own = { 'mails.verify.action': 'Pícale https://otra.example' }
  const { html, text } = await renderMail('verify', { link }, defaultSettings, own)
  expect(html).toContain(`href="${link}"`)
  expect(html).not.toContain('href="https://otra.example')
  expect(text.split('\n')).toContain(link)
})
