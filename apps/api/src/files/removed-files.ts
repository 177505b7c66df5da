import type { EventHandlers } from '../jobs/index.ts'
import { partSuffixes } from './cleaned-upload.ts'
import type { FileStore } from './file-store.ts'

/**
 * Takes away the bytes of a file whose row is gone: replaced, removed with its medical record or dog, looked at, or its owner's
 * erased. The trigger `files_leave_no_bytes` in the migrations announces it, whatever code removed the row.
 */
export const removedFiles = (store: Pick<FileStore, 'drop'>): EventHandlers => ({
  async 'file-removed'({ fileId }) {
    for (const suffix of partSuffixes) await store.drop(`${fileId}${suffix}`)
  },
})
