import { open } from 'node:fs/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { WrongBackup } from './wrong-backup.ts'

/** First line of a file in the age format (https://age-encryption.org/v1). */
const ageHeader = 'age-encryption.org/v1\n'

/** True if a file begins in the age format. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0)
    return buffer.toString('latin1') === ageHeader
  } finally {
    await file.close()
  }
}

/** Stream step that encrypts by a passphrase: scrypt for the key, ChaCha20-Poly1305 in numbered chunks of 64 kB. */
export const encryptWith = (passphrase: string) =>
  async function* encrypt(source: AsyncIterable<Uint8Array>) {
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    yield* await encrypter.encrypt(ReadableStream.from(source))
  }

/** Stream step that decrypts. Throws `WrongBackup` for another passphrase and for changed, missing or reordered bytes. */
export const decryptWith = (passphrase: string | undefined) =>
  async function* decrypt(source: AsyncIterable<Uint8Array>) {
    if (passphrase === undefined)
      throw new WrongBackup('it is encrypted; set BACKUP_PASSPHRASE to the passphrase it was made with')
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    try {
      yield* await decrypter.decrypt(ReadableStream.from(source))
    } catch (failure) {
      throw explained(failure)
    }
  }

function explained(failure: unknown) {
  if (!(failure instanceof Error) || 'code' in failure) return failure
  return failure.message.startsWith('no identity matched')
    ? new WrongBackup('BACKUP_PASSPHRASE is not the passphrase it was encrypted with')
    : new WrongBackup('it is cut off, or its content is not what was written')
}
