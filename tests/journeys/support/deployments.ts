import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const manifestName = /manifest-\w+(?=\.js)/g

async function bodyOf(message: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/**
 * Stands before a product as the server of a house does, and puts out a new build on demand: pages and worker name another
 * manifest, which is all by which one build differs from the next, and the one before is gone.
 */
export async function startDeployments(upstream: string) {
  let build = 0
  const named = (text: string) => text.replaceAll(manifestName, (name) => `${name}b${build}`)
  const upstreamPath = (path: string) => path.replace(new RegExp(`(manifest-\\w+)b${build}(?=\\.js)`), '$1')

  async function answer(requested: IncomingMessage, reply: ServerResponse) {
    const path = requested.url ?? '/'
    const isGone = path.startsWith('/assets/manifest-') && upstreamPath(path) === path
    if (isGone) return reply.writeHead(404).end()
    const {
      host: _,
      'accept-encoding': _encoding,
      'if-none-match': _tag,
      'if-modified-since': _date,
      ...headers
    } = requested.headers
    const body = await bodyOf(requested)
    const found = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method: requested.method, headers: { ...headers, host: new URL(upstream).host } }
      request(new URL(upstreamPath(path), upstream), options, resolve)
        .on('error', reject)
        .end(body)
    })
    const { 'content-length': _length, 'content-security-policy': _policy, ...kept } = found.headers
    const content = await bodyOf(found)
    const isText = /html|javascript/.test(found.headers['content-type'] ?? '')
    reply.writeHead(found.statusCode ?? 500, kept)
    reply.end(isText ? named(content.toString()) : content)
  }

  const server = createServer(
    (requested, reply) => void answer(requested, reply).catch(() => reply.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Module addresses in the manifest of the deployed build. */
    mark: () => `b${build}.js`,
    deploy: () => {
      build += 1
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
