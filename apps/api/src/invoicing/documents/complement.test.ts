import { ivaWithin } from '@rumi/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ivaOfPart } from './complement.ts'

const parts = fc.array(fc.integer({ min: 1, max: 9_999_99 }), { minLength: 1, maxLength: 12 })

test('whatever is paid, the IVA of each part is within a centavo of its rate, and all of them add up to that of the invoice', () => {
  fc.assert(
    fc.property(parts, fc.constantFrom(16, 8, 0), (amounts, ivaPercent) => {
      const ivaOf = (centavos: number) => ivaWithin(centavos, ivaPercent).ivaCentavos
      let [beforeCentavos, sum, bent] = [0, 0, 0]
      for (const amountCentavos of amounts) {
        const addedCentavos = ivaOf(beforeCentavos + amountCentavos) - ivaOf(beforeCentavos)
        const iva = ivaOfPart({ centavos: amountCentavos, ivaPercent, addedCentavos })
        const base = amountCentavos - iva
        expect(Math.abs(iva - (base * ivaPercent) / 100)).toBeLessThan(1)
        expect(base).toBeGreaterThan(0)
        if (iva !== addedCentavos) bent += 1
        beforeCentavos += amountCentavos
        sum += iva
      }
      expect(Math.abs(sum - ivaOf(beforeCentavos))).toBeLessThanOrEqual(bent)
    }),
    { numRuns: 2_000 },
  )
})
