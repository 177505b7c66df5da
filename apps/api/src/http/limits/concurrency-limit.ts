import { Overloaded } from '../refused.ts'

export type ConcurrencyBounds = {
  /** Tasks at once, of all clients and of one. */
  atOnce: number
  eachAtOnce?: number
  /** Tasks at once of a client that is alone. */
  aloneAtOnce?: number
  /** Queue length, of all clients and of one. */
  waiting: number
  eachWaiting?: number
  /** Maximum wait in ms before a refusal. */
  longestWaitMs?: number
  /** After a task a client pauses for its duration, so that it uses at most half of the time. */
  rests?: boolean
}

type Client = { running: number; queue: (() => void)[] }

/**
 * Runs `atOnce` tasks and queues `waiting` more; further ones are refused as `unavailable`. Clients take
 * turns, so that a busy client waits behind itself. Tasks without a client share one turn.
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
    // The client moves to the end of the turns.
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
