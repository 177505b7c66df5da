import { expect, test } from 'vitest'
import { invoiceData } from '../resources/clients.ts'
import { isRegimeOf, publicRfc, taxPayerOf } from './invoicing.ts'

test.each([
  ['VECJ880326XXX', 'person'],
  ['ÑAXX010101AB1', 'person'],
  [publicRfc, 'person'],
  ['LOM0402291A2', 'company'],
  ['L&M990101AAA', 'company'],
] as const)('%s is the RFC of a %s', (rfc, payer) => expect(taxPayerOf(rfc)).toBe(payer))

test.each([
  '',
  'VECJ880230XXX',
  'VECJ881301XXX',
  'LOM010229AAA',
  'VECJ880326XX',
  'VE880326XXX',
  'vecj880326xxx',
])('“%s” is no RFC: its length, its letters or its day are wrong', (rfc) =>
  expect(taxPayerOf(rfc)).toBeNull(),
)

test('a regime of companies is none of a person, and the other way round', () => {
  expect(isRegimeOf('601', 'LOM0402291A2')).toBe(true)
  expect(isRegimeOf('601', 'VECJ880326XXX')).toBe(false)
  expect(isRegimeOf('605', 'VECJ880326XXX')).toBe(true)
  expect(isRegimeOf('605', 'LOM0402291A2')).toBe(false)
})

const whole = {
  rfc: ' vecj880326xxx ',
  legalName: 'Juana Vega Cruz',
  taxRegime: '612',
  postalCode: '01710',
  cfdiUse: 'G03',
} as const
const issuesOf = (changed: object) =>
  (invoiceData.safeParse({ ...whole, ...changed }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

test('an RFC is taken as people write it and kept in capitals', () => {
  expect(invoiceData.parse(whole).rfc).toBe('VECJ880326XXX')
})

test.each([
  [{ rfc: 'VECJ88' }, 'rfc: Revisa tu RFC: 13 caracteres si eres persona, 12 si es empresa.'],
  [{ rfc: 'VECJ880230XXX' }, 'rfc: Revisa tu RFC: la fecha que lleva dentro no existe.'],
  [{ legalName: '' }, 'legalName: Escríbelo como está en tu constancia.'],
  [{ taxRegime: '999' }, 'taxRegime: Elige tu régimen de la lista.'],
  [{ taxRegime: '601' }, 'taxRegime: Ese régimen no corresponde a ese RFC.'],
  [{ postalCode: '171' }, 'postalCode: El código postal tiene 5 dígitos.'],
  [{ cfdiUse: 'G99' }, 'cfdiUse: Elige un uso de la lista.'],
])('%o is refused in words', (changed, issue) => expect(issuesOf(changed)).toEqual([issue]))
