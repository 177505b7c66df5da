import { largestUploadBytes } from '@rumi/contract'
import { uploadsCopy } from '../../copy/uploads.ts'

/** What the house opens; a phone that keeps its photos in another format hands them over in one of these. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'
export const medicalRecordTypes = `${pictureTypes},application/pdf`

type Picked = { name: string; type: string; size: number }

/** What is wrong with a file, said before it is sent; undefined where nothing is. */
export function uploadErrorMessage({ name, type, size }: Picked, { takesPdf }: { takesPdf: boolean }) {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return uploadsCopy.heic
  if (!(takesPdf ? medicalRecordTypes : pictureTypes).split(',').includes(type))
    return takesPdf ? uploadsCopy.notPictureOrPdf : uploadsCopy.notPicture
  if (size === 0) return uploadsCopy.empty
  return size > largestUploadBytes ? uploadsCopy.tooLarge : undefined
}
