import { connect, type Socket } from 'node:net'

/** Request that is sent repeatedly. */
export type LoadRequest = {
  method: 'GET' | 'POST'
  path: string
  token?: string
  body?: object
  /** Such as `br`. */
  encoding?: string
}

export type LoadOptions = {
  url: string
  /** The request to send as the so-manieth of this load. */
  requestOf: (turn: number) => LoadRequest
  /** How many connections ask at once, each for its next answer once it has the one before. */
  connections: number
  ms: number
  /** The status every answer has to have. */
  status: number
}

/** How many requests a second were answered while `connections` asked at once; throws where one was answered otherwise. */
export async function requestsPerSecond({ url, requestOf, connections, ms, status }: LoadOptions) {
  const { hostname, port } = new URL(url)
  const sockets: OpenConnection[] = []
  for (let opened = 0; opened < connections; opened += 1) sockets.push(await openConnection(hostname, port))
  let turn = 0
  const began = performance.now()
  const until = began + ms
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() < until) {
        const answered = await socket.request(requestOf(turn++))
        if (answered.status !== status)
          throw new Error(`answered ${answered.status} instead of ${status}: ${answered.body}`)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  for (const socket of sockets) socket.close()
  return turn / seconds
}

type OpenConnection = {
  request: (request: LoadRequest) => Promise<{ status: number; body: string }>
  close: () => void
}

/** Connection that sends requests one by one, without a client library, which would take more CPU than the server. */
export async function openConnection(host: string, port: string): Promise<OpenConnection> {
  const socket: Socket = connect({ host, port: Number(port), noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let seen = Buffer.alloc(0)
  let waiting: PromiseWithResolvers<{ status: number; body: string }> | undefined
  socket.on('data', (chunk) => {
    seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk])
    const answer = completeAnswer(seen)
    if (!answer) return
    seen = Buffer.alloc(0)
    waiting?.resolve(answer)
  })
  const lost = (error?: Error) => waiting?.reject(error ?? new Error('the server hung up'))
  socket.on('error', lost).on('close', () => lost())
  return {
    request(request) {
      waiting = Promise.withResolvers()
      if (socket.destroyed) lost()
      socket.write(textOf(request, host))
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}

function textOf({ method, path, token, body, encoding }: LoadRequest, host: string) {
  const sent = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(encoding ? [`accept-encoding: ${encoding}`] : []),
    ...(sent ? ['content-type: application/json', `content-length: ${Buffer.byteLength(sent)}`] : []),
  ]
  return `${head.join('\r\n')}\r\n\r\n${sent}`
}

function completeAnswer(seen: Buffer) {
  const endOfHead = seen.indexOf('\r\n\r\n')
  if (endOfHead < 0) return undefined
  const head = seen.toString('latin1', 0, endOfHead)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  if (seen.length < endOfHead + 4 + length) return undefined
  return { status: Number(head.slice(9, 12)), body: seen.toString('utf8', endOfHead + 4) }
}
