import type { FastifyRequest } from 'fastify'
import { requestSentences } from '../../copy/request-sentences.ts'
import { Refused } from '../refused.ts'

/** Reads `If-Match: "3"` as a `version` field of 3. */
export function expectedVersion(request: FastifyRequest): { version?: number } {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return {}
  const version = Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1])
  if (!Number.isInteger(version))
    throw new Refused('malformed', {
      issues: [{ path: 'If-Match', message: requestSentences.sendVersion }],
    })
  return { version }
}

/** True if the browser has the response of this `ETag`, which a compressing proxy may have weakened. */
export const isNotModified = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
