import { z } from 'zod'
import type { JsonSchema } from './document.ts'

const isTransform = (schema: z.core.$ZodType) => schema._zod.def.type === 'transform'

/**
 * Returns the JSON Schema of a zod schema as it is sent (`input`) or answered (`output`). A trimmed text is a
 * pipe, which is described by its input. A `format` stands without the pattern that zod checks it by.
 */
export const jsonSchemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      if (io === 'output' && def.type === 'pipe' && isTransform(def.out))
        Object.assign(jsonSchema, jsonSchemaOf(def.in, io))
    },
  })
  return described
}
