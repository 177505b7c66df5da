import { type Role, roles } from '@rumi/contract'
import { type KeyValueStorage, storageEntry } from './files/storage-format.ts'

/** The role of whoever logged in here last and has not left, as the store keeps it; `null` where that is nobody. */
export function keptRole(storage: Pick<KeyValueStorage, 'getItem'>): Role | null {
  try {
    const { user } = JSON.parse(storage.getItem(storageEntry) ?? '{}')
    const { role } = JSON.parse(user ?? '{}')
    return roles.find((known) => known === role) ?? null
  } catch {
    return null
  }
}
