import type { FastifyRequest } from 'fastify'

/** Whether the browser says that it still has the answer of this `ETag`; a proxy that compresses may have made it a weak one. */
export const isNotModified = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
