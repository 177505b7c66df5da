import { expect, test } from 'vitest'
import { textPlaces } from '../../../copy/office/business/texts.ts'
import { publicTexts } from '../../../shared/house/public-texts.ts'
import { foundTexts } from './found-texts.ts'
import { textLabel } from './text-label.ts'

const texts = publicTexts().map((text) => ({ ...text, value: null, version: 1 }))

test('every place of a text has a name', () => {
  const parts = texts.flatMap(({ key }) => key.split('.').slice(1)).filter((part) => !/^\d+$/.test(part))
  expect([...new Set(parts)].filter((part) => !(part in textPlaces))).toEqual([])
  expect(textLabel('home.promo.points.1.title')).toBe('Promoción, Punto 2, Título')
})

test('a text of a mail is called by its place in the mail', () => {
  expect(textLabel('mails.order-step.steps.paid.subject')).toBe('Pagado, Asunto')
  expect(textLabel('mails.verify.paragraphs.0')).toBe('Párrafo 1')
})

test('a text is found by what it says now, by what is shipped and by its place, accents and case aside', () => {
  const keysOf = (search: string, value: string | null = null) =>
    foundTexts(
      texts.map((text) => (text.key === 'hotel.hero.title' ? { ...text, value } : text)),
      search,
    ).map(({ key }) => key)
  expect(keysOf('SUEÑA AQUÍ', 'Suena aqui, lomito')).toEqual(['hotel.hero.title'])
  expect(keysOf('recien bañada')).toEqual(['shop.promos.pictures.1'])
  expect(keysOf('párrafo 3')).toEqual(['about.story.paragraphs.2'])
  expect(keysOf('  ')).toHaveLength(texts.length)
  expect(keysOf('no dice nadie')).toEqual([])
})
