import type { FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { redactParams } from '../requests/redact-params.ts'

/**
 * What the log keeps of a request: the pattern of its route and never its address, so that no token of a link,
 * no search term and no identity is written down. Errors are kept without the values of the query that failed.
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
