import { expect, test } from 'vitest'
import { draftedItems, withItemMoved, unknownFactIn, withNewItem, writtenItems } from './list-items.ts'

const text = (key: string, shipped: string, value: string | null = null) => ({
  key,
  page: key.split('.')[0]!,
  default: shipped,
  value,
  version: 1,
})
const list = 'home.testimonials.entries'

test('default items take the texts of the page, edited ones first, in their places', () => {
  const texts = [
    text(`${list}.0.name`, 'Ana'),
    text(`${list}.0.role`, 'Cliente'),
    text(`${list}.0.message`, 'Bien', 'Muy bien'),
    text(`${list}.1.name`, 'Luis'),
    text('home.testimonials.title', 'Opiniones'),
  ]
  expect(draftedItems(list, null, texts)).toEqual([
    { place: 0, texts: { name: 'Ana', role: 'Cliente', message: 'Muy bien' }, rating: 5 },
    { place: 1, texts: { name: 'Luis' }, rating: 5 },
  ])
})

test('lists of plain sentences and of named slides become items too', () => {
  expect(draftedItems('home.social.posts', null, [text('home.social.posts.0', 'Hola')])).toMatchObject([
    { place: 0, texts: { text: 'Hola' } },
  ])
  const slides = [text('home.slides.welcome.title', 'Hola'), text('home.slides.spa.title', 'Baño')]
  expect(draftedItems('home.slides', null, slides).map(({ place, texts }) => [place, texts.title])).toEqual([
    [0, 'Hola'],
    [1, 'Baño'],
  ])
})

test('own items are written back as they were read, and a new one takes the first free place', () => {
  const own = [
    { place: 2, name: 'Rosa', role: 'Clienta', message: 'Gracias', rating: 4 },
    { place: 0, name: 'Hugo', role: 'Cliente', message: 'Volvemos', rating: 5 },
  ]
  const items = draftedItems(list, own, [])
  expect(writtenItems(list, items)).toEqual(own)
  expect(withNewItem(items).map(({ place }) => place)).toEqual([2, 0, 1])
})

test('an item moves by one, and not beyond the ends', () => {
  expect(withItemMoved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(withItemMoved(['a', 'b', 'c'], 2, 1)).toBeUndefined()
  expect(withItemMoved(['a'], 0, -1)).toBeUndefined()
})

test('finds a fact that the business does not have, capitalised or not', () => {
  expect(unknownFactIn('En {casa}, {Ciudad}', ['casa', 'ciudad'])).toBeUndefined()
  expect(unknownFactIn('En {cassa}', ['casa'])).toBe('cassa')
})
