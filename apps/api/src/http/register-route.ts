import type { AnswerOf, CallSpec } from '@rumi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authorize, refuseUnconfirmed, type Actor, type Authorization } from './actor.ts'
import { clientKeyOf } from './client-key.ts'
import { Refused } from './refused.ts'
import { responseSerializerOf, showsTelephones } from './serialize.ts'
import { createSharing } from './limits/share-waiting.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** A call without an answer, such as one that ends something, has nothing to say. */
type Answered<C extends CallSpec> = C['answer'] extends z.ZodType ? AnswerOf<C> : void

/** Input of a call's handler: caller and validated request. */
export type CallContext<C extends CallSpec> = Authorization<
  C['access'] extends 'public' ? Actor | null : Actor
> & {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  request: FastifyRequest
  reply: FastifyReply
}

/** Parses path parameters. An invalid id is treated as not found. */
function paramsOf({ params }: CallSpec, request: FastifyRequest) {
  const read = params?.safeParse(request.params)
  if (read?.error?.issues.some((issue) => issue.code === 'invalid_format' && issue.format === 'uuid'))
    throw new Refused('not-found')
  if (read?.error) throw read.error
  return read?.data
}

/** Offers one call of the contract under `/api`: who, which shape, then the work, of which only what is declared leaves. */
export function registerRoute<const C extends CallSpec>(
  app: FastifyInstance,
  call: C,
  work: (context: CallContext<C>) => Promise<Answered<C> | FastifyReply>,
  route: { bodyLimit?: number } = {},
) {
  const serialize = call.answer && responseSerializerOf(call.answer)
  const share = createSharing<string>()
  const isShared = call.costly && call.method === 'GET' && call.access === 'public'
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    // Nothing of a stream is its head alone: it would be opened and never answered.
    exposeHeadRoute: !call.events,
    ...route,
    config: { permission: call.name, takesFile: call.takesFile ?? false },
    handler: async (request, reply) => {
      const admission = authorize(call.access, request)
      if (call.confirms && admission.actor) refuseUnconfirmed(admission.actor)
      const context = {
        ...admission,
        params: paramsOf(call, request),
        query: call.query?.parse(request.query),
        body: call.body?.parse(request.body === undefined ? {} : request.body),
        request,
        reply,
      } as CallContext<C>
      reply.code(call.status)
      if (isShared && serialize) {
        const key = `${clientKeyOf(request)} ${request.url}`
        const text = await share(key, (begins) =>
          request.server.runLimited(request, call, async () => {
            begins()
            return JSON.stringify(serialize(await work(context), showsTelephones(admission)))
          }),
        )
        return reply.type('application/json; charset=utf-8').send(text)
      }
      const answered = call.takesFile
        ? await request.server.receiveFile(request, () => work(context))
        : await request.server.runLimited(request, call, () => work(context))
      if (call.status === 204) return reply.send()
      return serialize && answered !== reply ? serialize(answered, showsTelephones(admission)) : answered
    },
  })
}
