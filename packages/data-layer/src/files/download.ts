import type { HttpRequest } from '../http.ts'
import { messageOnly, type ToStoredError } from '../slices/stored-error.ts'
import type { Extra } from '../slices/thunk-config.ts'

/** Spec §8, for a file that came but could not be saved. */
export const downloadFailed = 'Download failed'

/** The file came, but there was no place for it. */
class SaveFailed extends Error {}

/** Stored error of a failed download: the server's message, or that the file could not be saved. */
export const storedDownloadError: ToStoredError = (failure, fallback) =>
  failure instanceof SaveFailed ? downloadFailed : messageOnly(failure, fallback)

/** Fetches a file and hands it to the person under a name, the server's where none is given; answers the name. */
export async function download(
  { http, saveFile }: Pick<Extra, 'http' | 'saveFile'>,
  request: HttpRequest,
  name?: string,
) {
  const file = await http.file(request)
  const called = name ?? file.name
  try {
    await saveFile(file, called)
  } catch (cause) {
    throw new SaveFailed(downloadFailed, { cause })
  }
  return called
}
