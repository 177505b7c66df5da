import { expect, test } from 'vitest'
import { settings } from '../../calls/business/settings.ts'
import { defaultSettings } from './business-settings.ts'
import {
  colourVariables,
  coloursOf,
  contrastAs,
  contrastOf,
  leastContrast,
  legibleAs,
} from './theme-colours.ts'

test('contrast is that of WCAG', () => {
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

test.each([
  ['primary', '#8A1C4A'],
  ['primary', '#FFD400'],
  ['link', '#1C4A8A'],
  ['link', ''],
])('accepts %s %s', (name, colour) => {
  expect(settings.change.body.safeParse({ colours: { [name]: colour } }).success).toBe(true)
})

test.each([
  ['primary', '#B06060', 'el texto de los botones no se lee'],
  ['link', '#2EC4B6', 'los enlaces no se leen'],
  ['link', 'rojo', 'Escribe el color como #4D55CC'],
] as const)('rejects %s %s and says why', (name, colour, why) => {
  const { error } = settings.change.body.safeParse({ colours: { [name]: colour } })
  expect(error?.issues[0]).toMatchObject({ path: ['colours', name], message: expect.stringContaining(why) })
})

test.each(['#B06060', '#6A8F6A', '#808080', '#FFFFFF', '#00FF00'])(
  'finds a legible colour in place of %s',
  (colour) => {
    for (const name of ['primary', 'link'] as const)
      expect(contrastAs(name, legibleAs(name, colour))).toBeGreaterThanOrEqual(leastContrast)
  },
)

test.each(['#8A1C4A', '#FFD400', '#FFFFFF', '#000000'])(
  'buttons of %s stay legible while they are pressed',
  (primary) => {
    const variables = colourVariables({ primary, link: '' })
    const text = variables['--color-on-primary']!
    expect(contrastOf(text, variables['--color-primary-deep']!)).toBeGreaterThanOrEqual(leastContrast)
  },
)

test('own colours stand over those of the theme, one by one', () => {
  const of = (primary: string, link: string) => coloursOf({ theme: 'sol', colours: { primary, link } })
  expect(of('', '')).toEqual(coloursOf(defaultSettings))
  expect(of('#8A1C4A', '')).toEqual({ primary: '#8A1C4A', onPrimary: '#FFFFFF', link: '#00706D' })
  expect(of('', '#1C4A8A')).toMatchObject({ primary: '#FF9F1A', link: '#1C4A8A' })
  expect(colourVariables(defaultSettings.colours)).toEqual({})
})
