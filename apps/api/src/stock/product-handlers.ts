import { satProductUnits, type Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { refuseUnknownKeys } from '../invoicing/index.ts'
import { productRepository } from './stock-levels.ts'

/** Handlers of products beyond storage. */
export const productHandlers = {
  async create(input, { tx }) {
    refuseUnknownKeys(input, satProductUnits)
    return productRepository.insert(tx, input)
  },
  async update({ version, ...changes }, { tx, id }) {
    refuseUnknownKeys(changes, satProductUnits)
    const changed = await productRepository.update(tx, id, changes, version)
    if (!changed) throw new Refused('not-found')
    return changed
  },
} satisfies ResourceHandlers<Resources['products']>
