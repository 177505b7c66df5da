import { largestCfdiCharacters } from '@rumi/contract'
import { Refused } from '../http/refused.ts'

/** The text of a file; refuses what is no UTF-8 (`not-a-cfdi`) and what is longer than any invoice (`too-large`). */
export function decodeUtf8(bytes: Buffer): string {
  if (bytes.length > largestCfdiCharacters) throw new Refused('too-large')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refused('not-a-cfdi')
  }
}
