import { photoAt, variantAddress, widthsOf } from '@rumi/contract'
import type { Queryable } from '../db/connect.ts'
import { sitePhotos } from './photo-repository.ts'

/** Returns the own logo of the business with its whole address, for mails; undefined where the drawn one stands. */
export async function logoOfMails(db: Queryable, publicUrl: string) {
  const photo = (await sitePhotos(db))['brand.logo']
  const file = photo && photoAt(photo.address)
  const [width] = file ? widthsOf(file) : []
  return file && width
    ? { src: `${publicUrl}${variantAddress(file, width, 'webp')}`, width: file.width, height: file.height }
    : undefined
}
