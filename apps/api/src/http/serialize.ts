import { clientTelephone, seesTelephones } from '@rumi/contract'
import { z } from 'zod'
import type { Authorization } from './actor.ts'

/** Takes away what is not declared; `undefined` where nothing of a value is. */
export type Serializer = (value: unknown) => unknown

/**
 * Serialises only the fields that the contract declares, so that no hash, token or staff note leaks. It
 * removes fields and validates nothing. Compiled once per schema. Texts of the schema `emptied`
 * are left empty.
 */
export function serializerOf(schema: z.core.$ZodType, emptied?: z.core.$ZodType): Serializer {
  if (schema === emptied) return (value) => (value === null || value === undefined ? value : '')
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = serializerOf(schema.unwrap(), emptied)
    return (value) => (value === null || value === undefined ? value : inner(value))
  }
  if (schema instanceof z.ZodPipe)
    return serializerOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in, emptied)
  if (schema instanceof z.ZodUnion) return unionSerializer(schema, emptied)
  if (schema instanceof z.ZodArray) {
    const each = serializerOf(schema.element, emptied)
    return (value) => (Array.isArray(value) ? value.map(each) : undefined)
  }
  if (schema instanceof z.ZodRecord) {
    const each = serializerOf(schema.valueType, emptied)
    return (value) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value)
              .map(([name, item]): [string, unknown] => [name, each(item)])
              .filter(([, item]) => item !== undefined),
          )
        : undefined
  }
  if (schema instanceof z.ZodObject) return objectSerializer(schema, emptied)
  return plain
}

/** Serialises a response whole, or without the telephones of clients. */
export function responseSerializerOf(schema: z.core.$ZodType) {
  const whole = serializerOf(schema)
  const withoutTelephones = serializerOf(schema, clientTelephone)
  return (value: unknown, hasTelephones: boolean) => (hasTelephones ? whole : withoutTelephones)(value)
}

/** True if a caller sees telephones in a response: those of their own account, and others by permission. */
export const showsTelephones = ({ actor, owner }: Authorization) =>
  !actor || owner !== null || seesTelephones(actor)

const plain: Serializer = (value) => (typeof value === 'object' && value !== null ? undefined : value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function objectSerializer({ shape }: z.ZodObject, emptied?: z.core.$ZodType): Serializer {
  const fields = Object.keys(shape)
  const serializers = fields.map((field) => serializerOf(shape[field], emptied))
  return (value) => {
    if (!isRecord(value)) return undefined
    const left: Record<string, unknown> = {}
    for (let at = 0; at < fields.length; at += 1) {
      const item = serializers[at]!(value[fields[at]!])
      if (item !== undefined) left[fields[at]!] = item
    }
    return left
  }
}

function unionSerializer(schema: z.ZodUnion, emptied?: z.core.$ZodType): Serializer {
  const options = schema.options.map((option) => ({ option, serializer: serializerOf(option, emptied) }))
  // Where every option is a plain value, nothing depends on which of them it is.
  if (options.every(({ serializer }) => serializer === plain)) return plain
  return (value) => {
    const fitting = options.find(({ option }) => z.safeParse(option, value).success)
    return (fitting ?? options[0]!).serializer(value)
  }
}
