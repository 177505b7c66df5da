import type { FastifyRequest } from 'fastify'

/** True if the browser has the response of this `ETag`, which a compressing proxy may have weakened. */
export const isNotModified = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
