import { expect, test } from 'vitest'
import { softHyphens } from './soft-hyphens.ts'

const shown = (text: string) => softHyphens(text).replaceAll('\u00ad', '-')

test.each([
  ['Entrenamiento', 'Entre-na-miento'],
  ['Identificación', 'Identi-fi-ca-ción'],
  ['Desparasitación externa', 'Despa-ra-si-ta-ción externa'],
  ['Confirmaciones', 'Confirma-ciones'],
  ['Socialización: 60 minutos', 'Socia-li-za-ción: 60 minutos'],
  ['Agradecimiento', 'Agra-de-ci-miento'],
  ['Administración', 'Admi-nistra-ción'],
  ['Estacionamiento', 'Esta-cio-na-miento'],
  ['Repatriaciones', 'Repatria-ciones'],
  ['Aprovechamiento', 'Apro-vecha-miento'],
])('%s may be parted between syllables, four letters from either end', (word, parted) => {
  expect(shown(word)).toBe(parted)
})

test('what is short stays whole, and nothing but signs that do not show is added', () => {
  expect(softHyphens('Guardería y hotel')).toBe('Guardería y hotel')
  expect(softHyphens('Desparasitación').replaceAll('\u00ad', '')).toBe('Desparasitación')
})
