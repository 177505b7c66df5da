import { expect, test } from 'vitest'
import { invoiceData } from '../../resources/clients.ts'
import {
  cfdiUses,
  cleanedRfc,
  foreignRfc,
  hasCheckDigit,
  isDoubtfulRfc,
  isRegimeOf,
  isUseOf,
  publicRfc,
  taxPayerOf,
} from './invoicing.ts'

test.each([
  ['VECJ880326XX1', 'person'],
  ['ÑAXX010101AB1', 'person'],
  [publicRfc, 'person'],
  ['LOM0402291A1', 'company'],
  ['L&M990101AAA', 'company'],
] as const)('%s is the RFC of a %s', (rfc, payer) => expect(taxPayerOf(rfc)).toBe(payer))

test.each([
  '',
  'VECJ880230XXX',
  'VECJ881301XXX',
  'LOM010229AAA',
  'VECJ880326XX',
  'VE880326XXX',
  'vecj880326xx1',
])('“%s” is no RFC: its length, its letters or its day are wrong', (rfc) =>
  expect(taxPayerOf(rfc)).toBeNull(),
)

test('a regime of companies is none of a person, and the other way round', () => {
  expect(isRegimeOf('601', 'LOM0402291A1')).toBe(true)
  expect(isRegimeOf('601', 'VECJ880326XX1')).toBe(false)
  expect(isRegimeOf('605', 'VECJ880326XX1')).toBe(true)
  expect(isRegimeOf('605', 'LOM0402291A1')).toBe(false)
})

test.each(['EKU9003173C9', 'URE180429TM6', 'CACX7605101P8', 'HEGT7610034S2', 'ÑAXX010101ABA', publicRfc])(
  '%s ends with the character that SAT computes',
  (rfc) => expect(hasCheckDigit(rfc)).toBe(true),
)

test.each(['EKU9003173C8', 'EKU9003137C9', 'CACX7605101P0', 'XAXX010101001'])(
  '%s has a letter or a digit that was taken for another',
  (rfc) => expect(hasCheckDigit(rfc)).toBe(false),
)

test('the public is without tax duties', () => {
  expect(isRegimeOf('616', publicRfc)).toBe(true)
  expect(isRegimeOf('612', publicRfc)).toBe(false)
})

test('a regime that deducts nothing can only be invoiced without effect', () => {
  expect(cfdiUses.filter((use) => isUseOf(use, '605'))).toEqual(['S01'])
  expect(cfdiUses.filter((use) => isUseOf(use, '612'))).toEqual([...cfdiUses])
})

const whole = {
  rfc: ' vecj880326xx1 ',
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
  expect(invoiceData.parse(whole).rfc).toBe('VECJ880326XX1')
})

test.each([
  [{ rfc: 'VECJ88' }, 'rfc: Revisa tu RFC: 13 caracteres si eres persona, 12 si es empresa.'],
  [{ rfc: 'VECJ880230XXX' }, 'rfc: Revisa tu RFC: la fecha que lleva dentro no existe.'],
  [{ taxRegime: '605' }, 'cfdiUse: Con ese régimen la factura solo puede ser S01, sin efectos fiscales.'],
  [{ rfc: publicRfc }, 'taxRegime: Ese régimen no corresponde a ese RFC.'],
  [{ legalName: '' }, 'legalName: Escríbelo como está en tu constancia.'],
  [{ taxRegime: '999' }, 'taxRegime: Elige tu régimen de la lista.'],
  [{ taxRegime: '601' }, 'taxRegime: Ese régimen no corresponde a ese RFC.'],
  [{ postalCode: '00000' }, 'postalCode: Ese código postal no existe.'],
  [{ postalCode: '18010' }, 'postalCode: Ese código postal no existe.'],
  [{ rfc: foreignRfc }, 'taxRegime: Ese régimen no corresponde a ese RFC.'],
  [
    { rfc: foreignRfc, taxRegime: '616' },
    'cfdiUse: Con ese régimen la factura solo puede ser S01, sin efectos fiscales.',
  ],
  [{ postalCode: '171' }, 'postalCode: El código postal tiene 5 dígitos.'],
  [{ cfdiUse: 'G99' }, 'cfdiUse: Elige un uso de la lista.'],
])('%o is refused in words', (changed, issue) => expect(issuesOf(changed)).toEqual([issue]))

test.each(['LME060822IH5', 'FNI970829JR9', 'RTO840921RE4', 'RDE7910023J3'])(
  '%s, which SAT issued against its own check digit, warns and is taken',
  (rfc) => {
    expect(isDoubtfulRfc(rfc)).toBe(true)
    expect(issuesOf({ rfc, taxRegime: '601' })).toEqual([])
  },
)

test.each([
  ['spaces', ' VECJ 880326 XX1 '],
  ['hyphens', 'VECJ-880326-XX1'],
  ['dashes of a document', 'VECJ–880326—XX1'],
  ['signs that are not seen', '\u200bVECJ\u00ad880326\u2060XX1\ufeff'],
  ['spaces that do not break', 'VECJ\u00a0880326\u202fXX1'],
])('an RFC with %s is the one without them', (_, written) =>
  expect(invoiceData.parse({ ...whole, rfc: written }).rfc).toBe('VECJ880326XX1'),
)

test('an Ñ in two characters is one', () =>
  expect(cleanedRfc('n\u0303ax010101ab1')).toBe('\u00d1AX010101AB1'))

test('the generic RFC of abroad is taken with regime 616 and use S01, and is not doubted', () => {
  expect(issuesOf({ rfc: foreignRfc, taxRegime: '616', cfdiUse: 'S01' })).toEqual([])
  expect(isDoubtfulRfc(foreignRfc)).toBe(false)
})
