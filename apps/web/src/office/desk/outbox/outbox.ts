import { createExternalStore } from '../../../ui/hooks/external-store.ts'
import { isWaiting, type TheirSide, type UnsentAct } from './acts.ts'

/** Outcome of an attempt; `later` leaves the act and those behind it for the next one. */
export type Attempt = 'sent' | 'later' | { message: string; theirs: TheirSide }

type Ports = {
  read: (account: string) => Promise<readonly UnsentAct[]>
  store: (account: string, act: UnsentAct) => Promise<void>
  remove: (id: string) => Promise<void>
  send: (act: UnsentAct, account: string) => Promise<Attempt>
}

/**
 * Acts that wait for a connection. They are stored before they are shown and removed after the server has them, so that a crash in
 * between sends an act again under its key, and never loses it.
 */
export function createOutbox({ read, store, remove, send }: Ports) {
  const acts = createExternalStore<readonly UnsentAct[]>([])
  let owner: string | null = null
  let sending: Promise<void> | undefined

  /** Serialises reads, so that an older one never replaces a newer one. */
  let last: Promise<unknown> = Promise.resolve()
  function refresh() {
    const done = last.then(readOwn)
    last = done.catch(() => undefined)
    return done
  }
  async function readOwn() {
    const account = owner
    const found = account === null ? [] : await read(account)
    if (account === owner) acts.set(found)
  }

  async function put(act: UnsentAct) {
    if (owner === null) throw new Error('Nobody is logged in.')
    await store(owner, act)
    await refresh()
  }

  async function discard(id: string) {
    await remove(id)
    await refresh()
  }

  async function sendInOrder() {
    await refresh()
    const account = owner
    if (account === null) return
    let act = acts.get().find(isWaiting)
    while (act !== undefined) {
      const { id } = act
      const outcome = await send(act, account)
      if (outcome === 'later' || owner !== account) return
      const isStored = acts.get().some((one) => one.id === id)
      if (outcome === 'sent') await discard(id)
      else if (isStored) await put({ ...act, refused: outcome })
      act = acts.get().find(isWaiting)
    }
  }

  return {
    acts,
    add: put,
    discard,
    refresh,
    /** Shows the acts of a user; nobody's where `account` is null. */
    async open(account: string | null) {
      if (owner === account) return
      owner = account
      acts.set([])
      await refresh()
    },
    /** Sends what waits, in order. A call during another one joins it. */
    sendAll: () =>
      (sending ??= sendInOrder().finally(() => {
        sending = undefined
      })),
  }
}
