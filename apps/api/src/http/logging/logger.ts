import type { FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { redactParams } from '../requests/redact-params.ts'

/**
 * Logs the route pattern of a request, never its URL, so that no token, search term or identity is written.
 * Query values are removed from errors.
 */
export const loggerFor = (level: string, logTo?: DestinationStream) =>
  level === 'silent'
    ? false
    : {
        level,
        ...(logTo && { stream: logTo }),
        serializers: {
          req: (request: Pick<FastifyRequest, 'method' | 'routeOptions'>) => ({
            method: request.method,
            route: request.routeOptions.url ?? 'unknown',
            permission: request.routeOptions.config.permission,
          }),
          res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
          err: redactParams,
        },
        redact: ['*.headers', 'err.parameters', 'err.params', 'err.detail'],
      }

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module's types can only be added to by merging
  interface FastifyContextConfig {
    /** The named permission of an operation. */
    permission?: string
  }
}
