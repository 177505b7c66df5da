import { z } from 'zod'
import type { JsonSchema } from './document.ts'

const isTransform = (schema: z.core.$ZodType) => schema._zod.def.type === 'transform'

/**
 * The JSON Schema of a zod schema, as it is sent (`input`) or answered (`output`). A text that is trimmed on its way
 * in is a text on its way out too, which zod cannot know: such a pipe is described by what goes into it.
 * A format is left to speak for itself, without the pattern zod checks it by.
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
