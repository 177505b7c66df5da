import { z } from 'zod'

/** Takes away what is not declared; `undefined` where nothing of a value is. */
export type Serializer = (value: unknown) => unknown

/**
 * Serialises only the fields that the contract declares, so that no hash, token or staff note leaks. It
 * removes fields and validates nothing. Compiled once per schema.
 */
export function serializerOf(schema: z.core.$ZodType): Serializer {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = serializerOf(schema.unwrap())
    return (value) => (value === null || value === undefined ? value : inner(value))
  }
  if (schema instanceof z.ZodPipe)
    return serializerOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  if (schema instanceof z.ZodUnion) return unionSerializer(schema)
  if (schema instanceof z.ZodArray) {
    const each = serializerOf(schema.element)
    return (value) => (Array.isArray(value) ? value.map(each) : undefined)
  }
  if (schema instanceof z.ZodRecord) {
    const each = serializerOf(schema.valueType)
    return (value) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value)
              .map(([name, item]): [string, unknown] => [name, each(item)])
              .filter(([, item]) => item !== undefined),
          )
        : undefined
  }
  if (schema instanceof z.ZodObject) return objectSerializer(schema)
  return plain
}

const plain: Serializer = (value) => (typeof value === 'object' && value !== null ? undefined : value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function objectSerializer({ shape }: z.ZodObject): Serializer {
  const fields = Object.keys(shape)
  const serializers = fields.map((field) => serializerOf(shape[field]))
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

function unionSerializer(schema: z.ZodUnion): Serializer {
  const options = schema.options.map((option) => ({ option, serializer: serializerOf(option) }))
  // Where every option is a plain value, nothing depends on which of them it is.
  if (options.every(({ serializer }) => serializer === plain)) return plain
  return (value) => {
    const fitting = options.find(({ option }) => z.safeParse(option, value).success)
    return (fitting ?? options[0]!).serializer(value)
  }
}
