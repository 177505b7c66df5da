import { Overloaded } from '../refused.ts'

export type ConcurrencyBounds = {
  /** How many tasks run at once, of all clients and of one. */
  atOnce: number
  eachAtOnce?: number
  /** How many tasks of one client run at once while it is the only one there. */
  aloneAtOnce?: number
  /** How many more may wait, of all clients and of one. */
  waiting: number
  eachWaiting?: number
  /** Who has waited so long is refused: nobody expects an answer any more. */
  longestWaitMs?: number
  /** A client rests after a task as long as it took, so that it has half of the time at most. */
  rests?: boolean
}

type Client = { running: number; queue: (() => void)[] }

/**
 * Lets `atOnce` tasks run and `waiting` more queue; the next one is refused as `unavailable`. Clients take turns, so that
 * one that asks for much waits behind itself and not before the others; tasks without a client are one client's.
 */
export function createConcurrencyLimit({
  atOnce,
  eachAtOnce = atOnce,
  aloneAtOnce = eachAtOnce,
  waiting,
  eachWaiting = waiting,
  longestWaitMs = 5_000,
  rests = false,
}: ConcurrencyBounds) {
  let running = 0
  let queued = 0
  /** In the order of their turns. */
  const clients = new Map<string, Client>()

  const mayStart = (client: Client) =>
    running < atOnce && client.running < (clients.size === 1 ? aloneAtOnce : eachAtOnce)

  function start(name: string, client: Client) {
    running += 1
    client.running += 1
    // Whoever was let in goes to the end of the turns.
    clients.delete(name)
    clients.set(name, client)
  }

  function letIn() {
    for (const [name, client] of clients) {
      if (running >= atOnce) return
      if (client.queue.length === 0 || !mayStart(client)) continue
      const enter = client.queue.shift()!
      queued -= 1
      start(name, client)
      enter()
    }
  }

  function forgetIdle(name: string, client: Client) {
    if (client.running === 0 && client.queue.length === 0) clients.delete(name)
  }

  function leave(name: string, client: Client) {
    client.running -= 1
    letIn()
    forgetIdle(name, client)
  }

  function wait(name: string, client: Client) {
    return new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        client.queue.splice(client.queue.indexOf(enter), 1)
        queued -= 1
        forgetIdle(name, client)
        reject(new Overloaded())
      }, longestWaitMs)
      const enter = () => {
        clearTimeout(giveUp)
        resolve()
      }
      client.queue.push(enter)
      queued += 1
    })
  }

  return async function pass<T>(task: () => Promise<T>, name = ''): Promise<T> {
    const client = clients.get(name) ?? { running: 0, queue: [] }
    clients.set(name, client)
    if (mayStart(client)) start(name, client)
    else if (queued < waiting && client.queue.length < eachWaiting) await wait(name, client)
    else {
      forgetIdle(name, client)
      throw new Overloaded()
    }
    const began = performance.now()
    try {
      return await task()
    } finally {
      running -= 1
      if (rests) setTimeout(() => leave(name, client), performance.now() - began)
      else leave(name, client)
      letIn()
    }
  }
}
