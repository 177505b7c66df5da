import { type Role, roles } from '@rumi/contract'
import { type KeyValueStorage, storageEntry } from './files/storage-format.ts'

/** Returns the stored role of the last user who has not logged out; `null` without one. */
export function storedRole(storage: Pick<KeyValueStorage, 'getItem'>): Role | null {
  try {
    const { user } = JSON.parse(storage.getItem(storageEntry) ?? '{}')
    const { role } = JSON.parse(user ?? '{}')
    return roles.find((known) => known === role) ?? null
  } catch {
    return null
  }
}
