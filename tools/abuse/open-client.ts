import { Agent, request } from 'node:http'
import type { HttpCall } from './http-call.ts'

export type Answered = { status: number; saysWhen: boolean; body: () => unknown }

/** Opens a client on an own network with so many connections; a broken connection has status 599. */
export function openClient(url: string, { network, connections }: { network: string; connections: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = ({ method, path, token, body }: Omit<HttpCall, 'name'>) =>
    new Promise<Answered>((resolve) => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        'x-forwarded-for': network,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const broken = () => resolve({ status: 599, saysWhen: false, body: () => null })
      const outgoing = request(`${url}${path}`, { method, agent, headers }, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', broken)
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 599,
            saysWhen: reply.headers['retry-after'] !== undefined,
            body: () => JSON.parse(Buffer.concat(chunks).toString()) as unknown,
          }),
        )
      })
      outgoing.on('error', broken)
      outgoing.end(sent)
    })
  return { request: send, close: () => agent.destroy() }
}
