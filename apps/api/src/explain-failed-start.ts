import { WrongSetting } from './config.ts'
import { DiskTooFull, FolderInUse } from './db/embedded-database.ts'

const speaksForItself = (failure: unknown): failure is Error =>
  failure instanceof WrongSetting || failure instanceof FolderInUse || failure instanceof DiskTooFull

/** What PostgreSQL or the way to it answers, and what is wrong with the setting that led there. */
const wrongDatabase: Record<string, string> = {
  ECONNREFUSED: 'DATABASE_URL names a PostgreSQL server that does not answer.',
  ECONNRESET: 'DATABASE_URL names a server that is no PostgreSQL.',
  ETIMEDOUT: 'DATABASE_URL names a PostgreSQL server that does not answer.',
  '28P01': 'DATABASE_URL names a user or a password that the PostgreSQL server does not take.',
  '28000': 'DATABASE_URL names a user that the PostgreSQL server does not let in.',
  '3D000': 'DATABASE_URL names a database that the PostgreSQL server does not have.',
}

/** What listening answers. */
const wrongPlace: Record<string, string> = {
  EADDRINUSE: 'PORT is taken by another program; stop that one or choose another PORT.',
  EACCES: 'PORT is one that only an administrator may open; choose one above 1023.',
  EADDRNOTAVAIL: 'HOST is no address of this machine; 127.0.0.1 always is.',
}

const foldersFail = new Set(['ENOTDIR', 'EACCES', 'EROFS', 'EPERM', 'EEXIST', 'ENOENT', 'ERR_SQLITE_ERROR'])
const nobodyOfThatName = new Set(['ENOTFOUND', 'EAI_AGAIN'])

type Fault = { code?: unknown; syscall?: unknown; hostname?: unknown; message?: unknown; cause?: unknown }
type Settings = {
  DATABASE_URL?: string | undefined
  DATA_DIR?: string | undefined
  HOST?: string | undefined
}

/** What went wrong at the start, in one sentence that names the setting; the failure itself where it is none's fault. */
export function explainFailedStart(failure: unknown, settings: Settings): unknown {
  if (speaksForItself(failure)) return failure.message
  return sentenceOf(failure, settings) ?? failure
}

function sentenceOf(failure: unknown, settings: Settings): string | undefined {
  if (typeof failure !== 'object' || failure === null) return undefined
  const { code, syscall, hostname, message, cause } = failure as Fault
  if (typeof code === 'string') {
    if (syscall === 'listen' && wrongPlace[code]) return wrongPlace[code]
    if (nobodyOfThatName.has(code)) return nobodyCalled(hostname, settings)
    if (settings.DATABASE_URL && wrongDatabase[code]) return wrongDatabase[code]
    if (foldersFail.has(code) && settings.DATA_DIR)
      return `DATA_DIR must be a folder that can be written to, not "${settings.DATA_DIR}".`
  }
  if (settings.DATABASE_URL && /timeout exceeded when trying to connect/.test(String(message)))
    return wrongDatabase['ETIMEDOUT']
  return sentenceOf(cause, settings)
}

const nobodyCalled = (hostname: unknown, { HOST }: Settings) =>
  hostname === HOST
    ? `HOST must be an address to listen on, such as 127.0.0.1, not "${HOST}".`
    : 'DATABASE_URL names a PostgreSQL server that nobody knows by that name.'
