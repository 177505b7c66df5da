import { care } from '@rumi/contract'
import { queryApi, sendCall, tagsOfWrite } from '@rumi/data-layer'
import { outboxCopy } from '../../../copy/office/desk/outbox.ts'
import { browserStore } from '../../../shared/fetching/store.ts'
import { readActs, removeAct, storeAct, unsentCount } from '../../../shared/unsent/sealed-acts.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { MarkAct, UnsentAct, VisitAct } from './acts.ts'
import { createOutbox, type Attempt } from './outbox.ts'
import { sendAct } from './send-act.ts'

/** Outbox of the desk in this browser. */
export const deskOutbox = createOutbox({
  read: async (account) => (await readActs(account, Date.now())) as UnsentAct[],
  store: storeAct,
  remove: removeAct,
  send,
})

/** The offline notice counts what the outbox holds. */
deskOutbox.acts.subscribe(() => unsentCount.set(deskOutbox.acts.get().length))

/** Sends under the session of the author only. */
async function send(act: UnsentAct, account: string): Promise<Attempt> {
  const store = browserStore()
  const { userid, isLoggedIn } = store.getState().user
  return userid === account && isLoggedIn ? sendAct(store.dispatch, act, account) : 'later'
}

type Made<Act> = Act extends UnsentAct ? Omit<Act, 'id' | 'at' | 'refused'> : never

/** Stores an act of this moment until there is a connection. Returns false, with a message, where the device cannot store it. */
export async function queueAct(act: Made<MarkAct | VisitAct>): Promise<boolean> {
  try {
    await deskOutbox.add({ ...act, id: crypto.randomUUID(), at: new Date().toISOString() })
    return true
  } catch {
    showToast(outboxCopy.full, 'problem')
    return false
  }
}

export const discardAct = deskOutbox.discard

/** Sends what waits, in one tab at a time, and refetches what the screens show. */
export async function sendUnsent(): Promise<void> {
  await inOneTab(deskOutbox.sendAll)
  const tags = [...tagsOfWrite('bookings'), ...tagsOfWrite('careItems')]
  browserStore().dispatch(queryApi.util.invalidateTags(tags))
}

const inOneTab = (work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator
    ? navigator.locks.request('rumi-unsent', { ifAvailable: true }, async (lock) => {
        if (lock) await work()
      })
    : work()

export const useUnsentActs = () => deskOutbox.acts.use((acts) => acts)

/** Makes a refused act again at its time, under a new key; a mark takes the place of the other one. */
export async function repeatAct({ refused, ...act }: UnsentAct): Promise<void> {
  if (refused?.theirs.is === 'marked')
    await browserStore().dispatch(sendCall(care.unmark, { params: { id: refused.theirs.markId } }))
  await deskOutbox.add({ ...act, id: crypto.randomUUID() })
  await deskOutbox.discard(act.id)
  await sendUnsent()
}
