import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretKeyText, WrongSetting, type Config } from '../../config.ts'

type KeyPlace = Pick<Config, 'secretKey' | 'dataDir'>

const fileIn = (dataDir: string) => join(dataDir, 'secret.key')

/** True if a key is configured or was generated before. */
export const hasSecretKey = ({ secretKey, dataDir }: KeyPlace) =>
  secretKey !== undefined || existsSync(fileIn(dataDir))

/** Returns the text of the key: `SECRET_KEY`, else the file in the data folder, which is generated where it is missing. */
export function readSecretKey({ secretKey, dataDir }: KeyPlace): string {
  if (secretKey !== undefined) return secretKey
  const path = fileIn(dataDir)
  if (!existsSync(path)) generateKey(path)
  const text = readFileSync(path, 'utf8').trim()
  if (secretKeyText.safeParse(text).success) return text
  throw new WrongSetting(
    `DATA_DIR has a secret.key that holds no key: put back "${path}", or set SECRET_KEY.`,
  )
}

/** Links a complete file to its name, so that of several instances that start at once the first one's key holds. */
function generateKey(path: string) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (failure) {
    if (!existsSync(path)) throw failure
  } finally {
    rmSync(draft, { force: true })
  }
}
