import { satProductUnits, type Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { refuseUnknownKeys, type SatKeys } from '../invoicing/index.ts'
import { productRepository } from './stock-levels.ts'

/** Rejects unknown keys; an empty product key is that of the category. */
const refuseKeys = ({ satProductKey, satUnitKey }: SatKeys) =>
  refuseUnknownKeys({ satProductKey: satProductKey || undefined, satUnitKey }, satProductUnits)

/** Handlers of products beyond storage. */
export const productHandlers = {
  async create(input, { tx }) {
    refuseKeys(input)
    return productRepository.insert(tx, input)
  },
  async update({ version, ...changes }, { tx, id }) {
    refuseKeys(changes)
    const changed = await productRepository.update(tx, id, changes, version)
    if (!changed) throw new Refused('not-found')
    return changed
  },
} satisfies ResourceHandlers<Resources['products']>
