import { ivaTreatments, satProducts, unlistedProductKey } from '@rumi/contract'
import { satKeysCopy as copy } from '../../copy/office/money/sat-keys.ts'
import type { RecordField } from './resource-screen/record-field.ts'

type Written = Readonly<Record<string, unknown>>
type SatKeyFields = {
  units: Readonly<Record<string, string>>
  usualUnit: string
  /** Key that an empty field stands for; without it, the field is required. */
  usualKeyOf?: (written: Written) => string
}

/** Fields for SAT's keys of what is sold: the product key is found by number or name. */
export const satKeyFields = ({ units, usualUnit, usualKeyOf }: SatKeyFields): RecordField[] => [
  {
    name: 'satProductKey',
    kind: 'text',
    label: copy.productKey,
    hint: copy.productKeyHint,
    hintFor: (written) => {
      const own = written.satProductKey
      if (typeof own === 'string' && own !== '') return satProducts().get(own)
      const key = usualKeyOf?.(written)
      return key && copy.ofCategory(key, satProducts().get(key)!)
    },
    suggestions: [...satProducts()].map(([value, name]) => ({ value, label: copy.suggested(value, name) })),
    ...(usualKeyOf ? { optional: true } : { initially: unlistedProductKey }),
  },
  {
    name: 'satUnitKey',
    kind: 'select',
    label: copy.unitKey,
    options: Object.entries(units).map(([value, name]) => ({ value, label: copy.suggested(value, name) })),
    initially: usualUnit,
  },
  {
    name: 'ivaTreatment',
    kind: 'select',
    label: copy.iva,
    hint: copy.ivaHint,
    options: ivaTreatments.map((value) => ({ value, label: copy.ivaTreatments[value] })),
    initially: 'general',
  },
]
