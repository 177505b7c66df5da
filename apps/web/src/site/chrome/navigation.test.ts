import { planPages } from '@rumi/contract'
import { expect, test } from 'vitest'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { footerLinks, type NavigationItem, navigation } from './navigation.ts'

const all = navigation(chromeCopy, planPages)
const written = (item: NavigationItem): unknown =>
  'children' in item ? [item.label, item.children.map(written)] : [item.label, item.href]

test('every entry and every group of the navigation has its icon (spec §3)', () => {
  const entries = all.flatMap((item) => ('children' in item ? [item, ...item.children] : [item]))
  expect(entries).toHaveLength(15)
  expect(entries.filter(({ icon }) => icon === undefined).map(({ label }) => label)).toEqual([])
})

test('strangers see the entries of the specification, in its words and with its targets (spec §2)', () => {
  const forStrangers = all.filter((item) => 'children' in item || (item.shownTo ?? 'stranger') === 'stranger')
  const [home, services, shop, about, login] = forStrangers.map(written)
  expect([home, shop, about, login]).toEqual([
    ['Home', '/'],
    ['E-Commerce', [['Tienda', '/tienda']]],
    [
      'Acerca de Nosotros',
      [
        ['Ubicación', '/ubicacion'],
        ['Blog', '/blog'],
      ],
    ],
    ['Login', '/auth/login'],
  ])
  const [label, children] = services as [string, [string, string][]]
  expect(label).toBe('Servicios')
  expect(Object.fromEntries(children)).toEqual(
    Object.fromEntries([
      ['Guardería', '/guarderia'],
      ['Hotel', '/hotel'],
      ['Estética', '/grooming'],
      ['Entrenamiento', '/entrenamiento'],
      ['Eventos', '/eventos'],
    ]),
  )
  expect(forStrangers).toHaveLength(5)
})

test('the footer leads to the targets of the specification (spec §2)', () => {
  expect(footerLinks(chromeCopy).map(({ label, href }) => [label, href])).toEqual([
    ['Nosotros', '/nosotros'],
    ['Servicios', '/servicios'],
    ['Contacto', '/contacto'],
    ['Ubicación', '/sabias-que'],
    ['Aviso de privacidad', '/aviso-de-privacidad'],
  ])
})
