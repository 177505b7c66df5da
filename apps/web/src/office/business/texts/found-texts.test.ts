import { expect, test } from 'vitest'
import { textPlaces } from '../../../copy/office/business/texts.ts'
import { publicTexts } from '../../../shared/business/public-texts.ts'
import { foundTexts, textLabel } from './found-texts.ts'

const texts = publicTexts().map((text) => ({ ...text, value: null, version: 1 }))

test('names every place of a text', () => {
  const parts = texts.flatMap(({ key }) => key.split('.').slice(1)).filter((part) => !/^\d+$/.test(part))
  expect([...new Set(parts)].filter((part) => !(part in textPlaces))).toEqual([])
  expect(textLabel('home.promo.points.1.title')).toBe('Promoción, Punto 2, Título')
})

test('labels a text of a mail by its place', () => {
  expect(textLabel('mails.order-step.steps.paid.subject')).toBe('Pagado, Asunto')
  expect(textLabel('mails.verify.paragraphs.0')).toBe('Párrafo 1')
})

test('finds a text by current and default value and by place, ignoring accents and case', () => {
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
