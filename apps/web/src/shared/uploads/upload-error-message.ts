import { largestUploadBytes } from '@rumi/contract'
import { uploadsCopy } from '../../copy/shared/uploads.ts'

/** True if every browser can preview the file; HEIC and TIFF need conversion by the server. */
export const isPreviewable = ({ type }: Pick<File, 'type'>) => /^image\/(jpeg|png|webp|avif)$/.test(type)

const accepted = /^image\/(jpeg|png|webp|heic|heif|avif|tiff)$/
/** Formats that some systems have no type for. */
const acceptedNames = /\.(heic|heif|avif|tiff?)$/i

/** Picture types that the server converts, in `accept` syntax. */
export const pictureTypes =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,image/tiff,.heic,.heif,.avif,.tif,.tiff'
export const medicalRecordTypes = `${pictureTypes},application/pdf`

type Picked = { name: string; type: string; size: number }

/** Validates a file before upload; undefined if valid. */
export function uploadErrorMessage({ name, type, size }: Picked, { takesPdf }: { takesPdf: boolean }) {
  const isPicture = accepted.test(type) || (type === '' && acceptedNames.test(name))
  if (!isPicture && !(takesPdf && type === 'application/pdf'))
    return takesPdf ? uploadsCopy.notPictureOrPdf : uploadsCopy.notPicture
  if (size === 0) return uploadsCopy.empty
  return size > largestUploadBytes ? uploadsCopy.tooLarge : undefined
}
