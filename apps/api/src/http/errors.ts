import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals, type RefusalCode } from '@rumi/contract'
import { z } from 'zod'
import { requestSentences } from '../copy/request-sentences.ts'
import { refusalOfConstraint } from '../db/constraint-refusals.ts'
import { RepositoryError } from '../db/repository/repository-error.ts'
import { createOutageLog } from './logging/log-outage.ts'
import { parseJson } from './requests/parse-json.ts'
import { Refused } from './refused.ts'
import { sayIssuesInSpanish } from './requests/spanish-issues.ts'

sayIssuesInSpanish()

type Issue = { path: string; message: string }

/** Zod's issues as the contract answers them: a dotted path and a Spanish sentence, one for each field. */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  const all = error.issues.flatMap((issue): Issue[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key].join('.'),
          message: requestSentences.unknownField,
        }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )
  return [...new Map(all.toReversed().map((issue) => [issue.path, issue])).values()].toReversed()
}

/** Returns the refusal named by the schema if all of its issues name one. */
function refusalNamedBy({ issues }: z.core.$ZodError): RefusalCode {
  const named = issues.map((issue) =>
    issue.code === 'custom' ? (issue.params?.refusal as RefusalCode | undefined) : undefined,
  )
  return (named.every(Boolean) && named[0]) || 'malformed'
}

const codesOfFramework: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_FILES_LIMIT: 'too-large',
}

/** Converts an error into a refusal. Internal errors are `internal` without their cause. */
function refusalOf(error: FastifyError | Error): Refused {
  if (error instanceof Refused) return error
  if (error instanceof RepositoryError) return new Refused(error.refusal)
  if (error instanceof z.core.$ZodError)
    return new Refused(refusalNamedBy(error), { issues: issuesOf(error) })
  const known = 'code' in error ? codesOfFramework[error.code] : undefined
  if (known) return new Refused(known)
  const ofConstraint = refusalOfConstraint(error)
  if (ofConstraint) return new Refused(ofConstraint)
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status && status >= 400 && status < 500) return new Refused('malformed')
  return new Refused('internal')
}

const defaultRetryAfterSeconds = 2

const logOutage = createOutageLog()

/** Responds to any error with its refusal, also before routing. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refused = refusalOf(error)
  const cause = refused === error ? refused.cause : error
  if (refused.code === 'internal') request.log.error({ err: error }, 'unexpected failure')
  else if (refused.code === 'unavailable' && cause instanceof Error) logOutage(request.log, cause)
  else if (refused.cause) request.log.warn({ err: refused.cause }, 'refused for want of another')
  const wait =
    refused.particulars.retryAfterSeconds ?? (refused.status === 503 ? defaultRetryAfterSeconds : undefined)
  if (wait) reply.header('retry-after', String(Math.ceil(wait)))
  reply.header('cache-control', 'no-store')
  request.refusalCode = refused.code
  const body = refused.body()
  return reply.code(refused.status).send(refused.status === 500 ? { ...body, requestId: request.id } : body)
}

/** The one place where an error becomes an answer; bodies that are no JSON in UTF-8 are refused there too. */
export function registerErrorHandler(app: FastifyInstance) {
  app.setErrorHandler(sendError)
  app.removeContentTypeParser('text/plain')
  parseJson(app)
}

/** Response body of unknown paths below `/api`. */
export const notFoundBody = { message: refusals['not-found'].message, code: 'not-found' as const }
