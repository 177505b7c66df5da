import { expect, test } from 'vitest'
import { nameInCfdi } from './cfdi-name.ts'

const company = 'LME060822IH5'

test.each([
  'S.A. de C.V.',
  'SA DE CV',
  'S. A. de C. V.',
  'S.A.',
  'S.A.P.I. de C.V.',
  'SAPI DE CV',
  'S.A.B. de C.V.',
  'S.A.S.',
  'S. de R.L.',
  'S de RL de CV',
  'S. de R.L. de C.V.',
  'S. de R.L. M.I.',
  'S.C.',
  'A.C.',
  'I.A.P.',
  'S.C. de R.L. de C.V.',
  'S.P.R. de R.L.',
  'S. en C.',
  'S. en N.C.',
  'Sociedad Anónima de Capital Variable',
  'SOCIEDAD DE RESPONSABILIDAD LIMITADA',
  'Sociedad Civil',
  'Asociación Civil',
])('%s is no part of a company’s name in a CFDI, with a comma before it or not', (suffix) => {
  for (const between of [' ', ', ', '  '])
    expect(nameInCfdi({ rfc: company, legalName: `Lomito Feliz${between}${suffix}` })).toBe('Lomito Feliz')
})

test.each([
  'Casa Mesa',
  'Grupo MAC',
  'Colegio Vega AC',
  'Sacvi',
  'Servicios de Café',
  'S.A. de C.V.',
  'Pasa',
])('%s stays as it is', (legalName) => expect(nameInCfdi({ rfc: company, legalName })).toBe(legalName))

test('a person keeps every word of their name', () =>
  expect(nameInCfdi({ rfc: 'VECJ880326XX1', legalName: 'Juana Vega SA' })).toBe('Juana Vega SA'))
