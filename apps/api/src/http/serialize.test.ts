import { calls, defineCall, resources, uuid, type CallSpec } from '@rumi/contract'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { registerRoute } from './register-route.ts'
import { serializerOf } from './serialize.ts'
import { limitConcurrency } from './limits/limit-concurrency.ts'

const answer = z.object({
  data: z.object({
    user: z.object({ id: uuid, name: z.string().max(5), pet: z.object({ name: z.string() }).nullable() }),
    tags: z.array(z.object({ word: z.string() })),
    about: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  nextCursor: z.string().optional(),
})

const declared = {
  data: {
    user: { id: 'not an id', name: 'longer than declared', pet: null },
    tags: [{ word: 'one' }, { word: 'two' }],
    about: { booking: '1', version: 2 },
  },
}

test('a field that no contract declares stays behind, at whatever depth; a declared one leaves as it is', () => {
  const leaking = structuredClone(declared) as unknown as Record<string, object>
  Object.assign(leaking, { passwordHash: 'x' })
  Object.assign(leaking.data!, { token: 'x' })
  Object.assign((leaking.data as typeof declared.data).user, {
    noteForStaff: 'x',
    pet: { name: 'Sol', owner: 'x' },
  })
  Object.assign((leaking.data as typeof declared.data).tags[1]!, { hash: 'x' })
  Object.assign((leaking.data as typeof declared.data).about, { inner: { hash: 'x' } })
  expect(serializerOf(answer)(leaking)).toEqual({
    data: { ...declared.data, user: { ...declared.data.user, pet: { name: 'Sol' } } },
  })
  expect(serializerOf(answer)(declared)).toEqual(declared)
})

test('a call’s answer passes the gate', async () => {
  const call = defineCall({
    name: 'test.leak',
    method: 'GET',
    path: '/leak',
    access: 'public',
    status: 200,
    answer: z.object({ data: z.object({ user: z.object({ name: z.string() }) }) }),
  })
  const app = Fastify()
  await app.register(cookie)
  app.decorateRequest('actor', null)
  limitConcurrency(app, { embedded: true })
  const user = { name: 'Ana', passwordHash: 'x' }
  registerRoute(app, call, async () => ({ data: { user } }))
  const reply = await app.inject('/api/leak')
  expect(reply.json()).toEqual({ data: { user: { name: 'Ana' } } })
  await app.close()
})

/** Schemas through which the gate sees; of any other it would not know which fields are inside. */
const seenThrough = [
  z.ZodOptional,
  z.ZodNullable,
  z.ZodDefault,
  z.ZodPipe,
  z.ZodUnion,
  z.ZodArray,
  z.ZodRecord,
  z.ZodObject,
]
const plain = [
  z.ZodString,
  z.ZodStringFormat,
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodEnum,
  z.ZodLiteral,
  z.ZodNull,
  z.ZodTransform,
]

function inside(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodUnion) return [...schema.options]
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [schema.unwrap()]
  return []
}

function opaqueIn(schema: z.core.$ZodType, at: string): string[] {
  const isSeen = [...seenThrough, ...plain].some((kind) => schema instanceof kind)
  return isSeen ? inside(schema).flatMap((part) => opaqueIn(part, at)) : [`${at}: ${schema._zod.def.type}`]
}

test('every row and every answer of the contract is made of what the gate sees through', () => {
  const answers = Object.values(calls).flatMap((module): CallSpec[] => Object.values(module))
  const opaque = [
    ...Object.values(resources).flatMap(({ name, record }) => opaqueIn(record, name)),
    ...answers.flatMap((call) => (call.answer ? opaqueIn(call.answer, call.name) : [])),
  ]
  expect(answers.length).toBeGreaterThan(20)
  expect(opaque).toEqual([])
})
