import { WrongSetting } from './config.ts'
import { DatabaseLost, DiskTooFull, EngineNotStarted, FolderInUse } from './db/embedded/embedded-database.ts'
import { DatabaseTooNew, DatabaseTooOld } from './db/migrating/migrate.ts'
import { hideSecrets } from './without-secrets.ts'

const inOneSentence = [
  WrongSetting,
  FolderInUse,
  DiskTooFull,
  DatabaseLost,
  EngineNotStarted,
  DatabaseTooNew,
  DatabaseTooOld,
]

const speaksForItself = (failure: unknown): failure is Error =>
  inOneSentence.some((kind) => failure instanceof kind)

/** Error codes of PostgreSQL and the network, with the message about the setting. */
const wrongDatabase: Record<string, string> = {
  ECONNREFUSED: 'DATABASE_URL names a PostgreSQL server that does not answer.',
  ECONNRESET: 'DATABASE_URL names a server that is no PostgreSQL.',
  ETIMEDOUT: 'DATABASE_URL names a PostgreSQL server that does not answer.',
  '28P01': 'DATABASE_URL names a user or a password that the PostgreSQL server does not take.',
  '28000': 'DATABASE_URL names a user that the PostgreSQL server does not let in.',
  '3D000': 'DATABASE_URL names a database that the PostgreSQL server does not have.',
  '25006': 'DATABASE_URL names a PostgreSQL server that can only be read.',
  '42501': 'DATABASE_URL names a user that may not make tables and extensions in the database.',
  '53300': 'DATABASE_URL names a PostgreSQL server that takes no more connections.',
  '57P03': 'DATABASE_URL names a PostgreSQL server that is still starting, or ending.',
}

/** Internal errors and errors of the system: files that are gone, or not what was written. */
const damaged = /^(?:58|XX)/

/** Error codes of listening. */
const wrongPlace: Record<string, string> = {
  EADDRINUSE: 'PORT is taken by another program; stop that one or choose another PORT.',
  EACCES: 'PORT is one that only an administrator may open; choose one above 1023.',
  EADDRNOTAVAIL: 'HOST is no address of this machine; 127.0.0.1 always is.',
}

const withoutAnswer = /^timeout exceeded when trying to connect|^timeout expired|^Connection terminated/

const foldersFail = new Set(['ENOTDIR', 'EACCES', 'EROFS', 'EPERM', 'EEXIST', 'ENOENT', 'ERR_SQLITE_ERROR'])
const nobodyOfThatName = new Set(['ENOTFOUND', 'EAI_AGAIN'])

type Fault = Partial<Record<'code' | 'syscall' | 'hostname' | 'path' | 'message' | 'cause', unknown>>
type Settings = {
  DATABASE_URL?: string | undefined
  DATA_DIR?: string | undefined
  HOST?: string | undefined
}

/** Explains a failed start in one sentence that names the setting, or returns the error itself. */
export function explainFailedStart(failure: unknown, settings: Settings): unknown {
  if (speaksForItself(failure)) return failure.message
  return sentenceOf(failure, settings) ?? failure
}

/** The same for the screen: without what lies around the failure, such as the values of a statement, and without any secret. */
export function wordsOfFailure(failure: unknown, env: NodeJS.ProcessEnv): string {
  const { DATABASE_URL, DATA_DIR = './data', HOST } = env
  const explained = explainFailedStart(failure, { DATABASE_URL, DATA_DIR, HOST })
  const root = rootOf(explained)
  return hideSecrets(root instanceof Error ? (root.stack ?? root.message) : String(root), env)
}

const rootOf = (failure: unknown): unknown =>
  failure instanceof Error && failure.cause instanceof Error ? rootOf(failure.cause) : failure

function sentenceOf(failure: unknown, settings: Settings): string | undefined {
  if (typeof failure !== 'object' || failure === null) return undefined
  const { code, syscall, hostname, path, message, cause } = failure as Fault
  if (typeof code === 'string') {
    if (syscall === 'listen' && wrongPlace[code]) return wrongPlace[code]
    if (nobodyOfThatName.has(code)) return nobodyCalled(hostname, settings)
    if (settings.DATABASE_URL && wrongDatabase[code]) return wrongDatabase[code]
    if (damaged.test(code))
      return settings.DATABASE_URL
        ? 'DATABASE_URL names a database that is damaged.'
        : `DATA_DIR ${settings.DATA_DIR} holds a database that is damaged; put a backup back with "npm run restore -- FILE" in another folder.`
    if (typeof path === 'string' && settings.DATABASE_URL?.includes(path))
      return `DATABASE_URL names a file that cannot be read: ${path}.`
    if (foldersFail.has(code) && settings.DATA_DIR)
      return `DATA_DIR must be a folder that can be written to, not "${settings.DATA_DIR}".`
  }
  if (settings.DATABASE_URL && withoutAnswer.test(String(message))) return wrongDatabase['ETIMEDOUT']
  return sentenceOf(cause, settings)
}

const nobodyCalled = (hostname: unknown, { HOST }: Settings) =>
  hostname === HOST
    ? `HOST must be an address to listen on, such as 127.0.0.1, not "${HOST}".`
    : 'DATABASE_URL names a PostgreSQL server that nobody knows by that name.'
