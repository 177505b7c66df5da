import type { Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { openAccountOfBooks } from './open-account-of-books.ts'
import { changeEntry, dropEntry, postEntry } from './post-entry.ts'

/** What the books have to say of an account beyond storing it. */
export const accountHandlers: ResourceHandlers<Resources['accounts']> = { create: openAccountOfBooks }

/** What the books have to say of an entry. */
export const glEntryHandlers: ResourceHandlers<Resources['glEntries']> = {
  create: postEntry,
  update: changeEntry,
  remove: dropEntry,
}

export { entryRepository } from './entry-repository.ts'
