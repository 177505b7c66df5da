import { createExternalStore } from '../../ui/hooks/external-store.ts'

const database = 'rumi-unsent'
const algorithm = 'AES-GCM'
/** The server accepts the time of an act for so long. */
const longestMs = 24 * 3_600_000

/** Act that was made without a connection; its id is its `Idempotency-Key`. */
type Act = { id: string; at: string }

/** Act as it is stored: in the order of the keys, and readable only with the key of its account. */
type SealedAct = { id: string; account: string; at: string; iv: BufferSource; sealed: ArrayBuffer }

/** Number of unsent acts of the user, for the offline notice and before a logout. */
export const unsentCount = createExternalStore(0)

/** False where a browser encrypts or stores nothing, as without TLS. */
export const canStoreActs = () =>
  'indexedDB' in globalThis && (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
  })

async function open() {
  const opening = indexedDB.open(database, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result
      .createObjectStore('acts', { autoIncrement: true })
      .createIndex('id', 'id', { unique: true })
    opening.result.createObjectStore('keys')
  })
  return resultOf(opening)
}

/** Runs one transaction; resolves once it is on the disk. */
async function run<T>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => Promise<T> | T) {
  const db = await open()
  try {
    const transaction = db.transaction(['acts', 'keys'], mode, { durability: 'strict' })
    const completed = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('IndexedDB aborted.')),
      )
    })
    const [done] = await Promise.all([work(transaction), completed])
    return done
  } finally {
    db.close()
  }
}

const findKey = (account: string) =>
  run('readonly', (transaction) =>
    resultOf<CryptoKey | undefined>(transaction.objectStore('keys').get(account)),
  )

/** Returns the key of an account, which no script can read; the first of two tabs creates it. */
async function keyOf(account: string): Promise<CryptoKey> {
  const known = await findKey(account)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  return run('readwrite', async (transaction) => {
    const keys = transaction.objectStore('keys')
    const former = await resultOf<CryptoKey | undefined>(keys.get(account))
    if (former) return former
    await resultOf(keys.put(made, account))
    return made
  })
}

/** Stores an act encrypted, behind all others; one that is stored already keeps its place. */
export async function storeAct(account: string, act: Act): Promise<void> {
  const key = await keyOf(account)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: algorithm, iv },
    key,
    new TextEncoder().encode(JSON.stringify(act)),
  )
  const stored: SealedAct = { id: act.id, account, at: act.at, iv, sealed }
  await run('readwrite', async (transaction) => {
    const acts = transaction.objectStore('acts')
    const place = await resultOf(acts.index('id').getKey(act.id))
    await resultOf(place === undefined ? acts.add(stored) : acts.put(stored, place))
  })
}

export const removeAct = (id: string): Promise<void> =>
  run('readwrite', async (transaction) => {
    const acts = transaction.objectStore('acts')
    const place = await resultOf(acts.index('id').getKey(id))
    if (place !== undefined) await resultOf(acts.delete(place))
  })

/** Returns the sealed acts of an account in their order, and deletes those of everybody that are too old to be sent. */
async function sealedActs(account: string, nowMs: number): Promise<SealedAct[]> {
  const stored = await run('readonly', (transaction) =>
    resultOf<SealedAct[]>(transaction.objectStore('acts').getAll()),
  )
  const isOld = ({ at }: SealedAct) => Date.parse(at) < nowMs - longestMs
  for (const { id } of stored.filter(isOld)) await removeAct(id)
  return stored.filter((one) => one.account === account && !isOld(one))
}

/** Counts the acts of an account without opening them. */
export const countActs = async (account: string, nowMs: number): Promise<number> =>
  (await sealedActs(account, nowMs)).length

/** Returns the acts of an account in their order, and deletes those that are too old to be sent. */
export async function readActs(account: string, nowMs: number): Promise<unknown[]> {
  const own = await sealedActs(account, nowMs)
  const key = own.length > 0 ? await findKey(account) : undefined
  if (!key) return []
  const opened = await Promise.all(
    own.map(({ iv, sealed }) =>
      crypto.subtle.decrypt({ name: algorithm, iv }, key, sealed).catch(() => undefined),
    ),
  )
  return opened.flatMap((bytes) => (bytes ? [JSON.parse(new TextDecoder().decode(bytes)) as unknown] : []))
}

/** Deletes all unsent acts and their keys, with a logout and with everything else that a device forgets. */
export async function forgetUnsentActs(): Promise<void> {
  unsentCount.set(0)
  if (!canStoreActs()) return
  await run('readwrite', async (transaction) => {
    await resultOf(transaction.objectStore('keys').clear())
    await resultOf(transaction.objectStore('acts').clear())
  }).catch(() => undefined)
}
