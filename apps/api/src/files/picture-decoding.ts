import type { RefusalCode } from '@rumi/contract'
import type { Sharp } from 'sharp'
import { fileSentences } from '../copy/file-sentences.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import { Refused } from '../http/refused.ts'

/** Larger ones take more memory than a request may (docs/security.md#input). */
const mostPixels = 40_000_000

/** Pictures are decoded so many at once, whatever becomes of them. */
export const decodeGate = createConcurrencyLimit({ atOnce: 2, waiting: 32 })

const signatures = [
  { media: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { media: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { media: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const

/** What a file is by its first bytes, whatever it is called; null for everything the house does not take. */
export function mediaOf(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp'
  return signatures.find(({ starts }) => starts.every((byte, at) => bytes[at] === byte))?.media ?? null
}

/** Works on a picture that is opened upright, without its metadata; refuses by name what cannot be opened. */
export async function decoded<T>(bytes: Buffer, work: (picture: Sharp) => Promise<T>): Promise<T> {
  // Most processes never draw a picture, and its library takes 8 MB of each.
  const { default: sharp } = await import('sharp')
  try {
    return await work(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).rotate())
  } catch (error) {
    if (/pixel limit/i.test(String(error))) throw refusedFile('too-large', fileSentences.tooManyPixels)
    throw refusedFile('not-a-picture', fileSentences.unreadablePhoto)
  }
}

/** A refusal that stands beside the field `file`. */
export const refusedFile = (code: RefusalCode, message: string) =>
  new Refused(code, { message, issues: [{ path: 'file', message }] })
