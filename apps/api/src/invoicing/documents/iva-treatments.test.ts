import {
  amountByTreatment,
  ivaTreatments,
  ivaWithin,
  percentOfTreatment,
  soldTreatment,
  type IvaTreatment,
} from '@rumi/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenSums } from '../../../../../tests/support/documents/broken-sums.ts'
import { cfdiSchema } from '../../../../../tests/support/documents/cfdi-schema.ts'
import { readXml, type ReadElement } from '../../../../../tests/support/documents/read-xml.ts'
import { amissIn } from '../../../../../tests/support/documents/sat-schemas.ts'
import { creditNoteOf, invoiceOf, receiverOf, type InvoiceData, type Sale } from './cfdi.ts'
import { cfdiXml, documentXml } from './cfdi-xml.ts'
import { complementOf } from './complement.ts'
import { creditedPart } from './credited-part.ts'
import { linesOfOrder } from './sold-lines.ts'

const issuer = {
  rfc: 'LOM0402291A1',
  legalName: 'Lomito Feliz',
  taxRegime: '601',
  postalCode: '01710',
  invoiceSeries: 'FAC',
} as const
const vega: InvoiceData = {
  rfc: 'VECJ880326XX1',
  legalName: 'Juana Vega',
  taxRegime: '612',
  postalCode: '06700',
  cfdiUse: 'G03',
}
const invoiced = { id: 'a', uuid: '00000000-0000-4000-8000-0000000000aa' }
const at = '2026-12-01T05:30:09.000Z'
const written = (sale: Sale) => readXml(cfdiXml(invoiceOf({ sale, issuer, invoice: vega, at })))
const partOf = ({ children }: ReadElement, name: string) => children.find((child) => child.name === name)!

const treatedLine = fc.record({
  quantity: fc.integer({ min: 1, max: 30 }),
  unitCentavos: fc.integer({ min: 1, max: 50_000_00 }),
  ivaTreatment: fc.constantFrom(...ivaTreatments),
})

/** An order, what goes back of it part by part, and what is paid of it part by part. */
const history = fc.record({
  bought: fc.array(treatedLine, { minLength: 1, maxLength: 20 }),
  /** One treatment of all of it, or each line its own. */
  one: fc.option(fc.constantFrom(...ivaTreatments)),
  ivaPercent: fc.constantFrom(16, 8, 0),
  parts: fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 12 }),
})

type Bought = { quantity: number; unitCentavos: number; ivaTreatment: IvaTreatment }

/** An order with its amounts by treatment. */
function treatedOrder(bought: readonly Bought[], ivaPercent: number) {
  const items = bought.map((line) => ({
    ...line,
    ivaTreatment: soldTreatment(line.ivaTreatment, ivaPercent),
  }))
  const treatments = [...Map.groupBy(items, ({ ivaTreatment }) => ivaTreatment)].map(([treatment, lines]) => {
    const grossCentavos = lines.reduce((sum, { quantity, unitCentavos }) => sum + quantity * unitCentavos, 0)
    const { ivaCentavos } = ivaWithin(grossCentavos, percentOfTreatment(treatment, ivaPercent))
    return { treatment, grossCentavos, ivaCentavos, keptCentavos: grossCentavos }
  })
  const partsOf = (centavos: number) =>
    amountByTreatment(centavos, treatments).map((part) => ({
      ...part,
      ivaPercent: percentOfTreatment(part.treatment, ivaPercent),
    }))
  const totalCentavos = treatments.reduce((sum, { grossCentavos }) => sum + grossCentavos, 0)
  const parts = partsOf(totalCentavos)
  const ivaCentavos = parts.reduce((sum, part) => sum + part.ivaCentavos, 0)
  const keys = { name: 'Croqueta', category: 'Comida', satProductKey: '', satUnitKey: 'H87' }
  const products = items.map((line, place) => ({ ...line, ...keys, productId: place + 1 }))
  const sale: Sale = {
    series: 'P',
    folio: '7',
    sold: linesOfOrder({ items: products, shippingCentavos: 0, words: { shipping: 'Envío' } }),
    parts,
    baseCentavos: totalCentavos - ivaCentavos,
    ivaCentavos,
    totalCentavos,
    paidBy: new Map([['cash', totalCentavos]]),
  }
  return { ...sale, partsOf }
}

test('whatever is sold, credited and paid in parts, the sums of each document hold by the rules of SAT', () => {
  fc.assert(
    fc.property(history, ({ bought, one, ivaPercent, parts }) => {
      const { partsOf, ...sale } = treatedOrder(
        one === null ? bought : bought.map((line) => ({ ...line, ivaTreatment: one })),
        ivaPercent,
      )
      const { totalCentavos } = sale
      const invoiceXml = written(sale)
      expect([amissIn(invoiceXml, cfdiSchema), brokenSums(invoiceXml)]).toEqual([[], []])
      let leftCentavos = totalCentavos
      for (const wanted of parts) {
        const amountCentavos = Math.min(wanted, leftCentavos)
        if (amountCentavos === 0) break
        const after = partsOf(leftCentavos - amountCentavos)
        const note = creditNoteOf({
          sale: creditedPart({
            number: '7',
            description: 'Devolución',
            parts: partsOf(leftCentavos)
              .map((part, place) => ({
                ...part,
                centavos: part.centavos - after[place]!.centavos,
                ivaCentavos: part.ivaCentavos - after[place]!.ivaCentavos,
              }))
              .filter(({ centavos: credited }) => credited > 0),
          }),
          issuer,
          receiver: receiverOf(vega, issuer),
          method: 'cash',
          credits: invoiced,
          at,
        })
        const noteXml = readXml(documentXml(note))
        expect(brokenSums(noteXml), `${amountCentavos} of ${leftCentavos}`).toEqual([])
        expect([amissIn(noteXml, cfdiSchema), note.totalCentavos]).toEqual([[], amountCentavos])
        const complement = complementOf({
          amountCentavos,
          totalCentavos,
          partsOf,
          issuer,
          receiver: receiverOf(vega, issuer),
          invoice: invoiced,
          ticket: '7',
          isPublic: false,
          method: 'cash',
          paidAt: at,
          at,
          installment: 1,
          balanceCentavos: leftCentavos,
        })
        const untaxed = complement.parts.find(({ treatment }) => treatment === 'none')
        const complementXml = readXml(documentXml(complement))
        expect([amissIn(complementXml, cfdiSchema), brokenSums(complementXml, untaxed?.centavos)]).toEqual([
          [],
          [],
        ])
        leftCentavos -= amountCentavos
      }
    }),
    { numRuns: 1_000 },
  )
})

test('each treatment of IVA is stated as SAT has it', () => {
  const bought = ivaTreatments.map((ivaTreatment) => ({ quantity: 1, unitCentavos: 100_00, ivaTreatment }))
  const cfdi = written(treatedOrder(bought, 16))
  expect(
    partOf(cfdi, 'Conceptos').children.map(({ attributes: { ObjetoImp }, children }) => [
      ObjetoImp,
      ...ratesIn(children),
    ]),
  ).toEqual([
    ['02', 'Tasa 0.160000'],
    ['02', 'Tasa 0.160000'],
    ['02', 'Tasa 0.080000'],
    ['02', 'Tasa 0.000000'],
    ['02', 'Exento undefined'],
    ['01'],
  ])
  const taxes = partOf(cfdi, 'Impuestos')
  expect(taxes.attributes).toEqual({ TotalImpuestosTrasladados: '35.00' })
  expect(ratesIn([taxes])).toEqual(['Tasa 0.160000', 'Tasa 0.080000', 'Tasa 0.000000', 'Exento undefined'])
  const exempt = written(treatedOrder([{ quantity: 1, unitCentavos: 100_00, ivaTreatment: 'exempt' }], 16))
  expect(partOf(exempt, 'Impuestos').attributes).toEqual({})
  const untaxed = written(treatedOrder([{ quantity: 1, unitCentavos: 100_00, ivaTreatment: 'none' }], 16))
  expect(untaxed.children.map(({ name }) => name)).not.toContain('Impuestos')
})
const ratesIn = (taxes: readonly ReadElement[]) =>
  taxes.flatMap((each) =>
    each.children.flatMap(({ children }) =>
      children.map(({ attributes: { TipoFactor, TasaOCuota } }) => `${TipoFactor} ${TasaOCuota}`),
    ),
  )
