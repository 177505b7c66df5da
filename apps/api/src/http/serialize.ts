import { z } from 'zod'

/**
 * What the contract declares of a value, and nothing else: the last gate before an answer leaves, so that no hash, token or note for
 * staff goes with it by accident. It takes fields away and changes none; whether they are right is the tests' to say.
 */
export function serialize(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return value === null || value === undefined ? value : serialize(schema.unwrap(), value)
  if (schema instanceof z.ZodPipe)
    return serialize(schema.in instanceof z.ZodTransform ? schema.out : schema.in, value)
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((option) => z.safeParse(option, value).success)
    return serialize(fitting ?? schema.options[0]!, value)
  }
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => serialize(schema.element, item)) : undefined
  if (schema instanceof z.ZodRecord) return mapped(value, (item) => serialize(schema.valueType, item))
  if (schema instanceof z.ZodObject) {
    const { shape } = schema
    return mapped(value, (item, field) => (field in shape ? serialize(shape[field], item) : undefined))
  }
  return typeof value === 'object' && value !== null ? undefined : value
}

function mapped(value: unknown, each: (item: unknown, field: string) => unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(
    Object.entries(value)
      .map(([field, item]): [string, unknown] => [field, each(item, field)])
      .filter(([, item]) => item !== undefined),
  )
}
