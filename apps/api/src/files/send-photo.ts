import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../http/refused.ts'
import type { FileStore } from './file-store.ts'

const year = 31_536_000

/** Names of site photos only; no other stored file matches. */
const photoName =
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-[1-9]\d{0,3}x[1-9]\d{0,3}(?:\.jpg|-[1-9]\d{0,3}\.(?:avif|webp|png)|-maskable\.png)$/

const media: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** Serves a page photo as immutable, because its name identifies its content. */
export async function sendPhoto(store: FileStore, request: FastifyRequest, reply: FastifyReply) {
  const { name } = request.params as { name: string }
  const type = media[extname(name)]
  const found = type && photoName.test(name) ? await store.read(name) : null
  if (!found || !type) throw new Refused('not-found')
  return reply
    .type(type)
    .header('content-length', found.bytes)
    .header('cache-control', `public, max-age=${year}, immutable`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(found.stream)
}
