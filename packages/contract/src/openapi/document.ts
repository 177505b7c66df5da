/** The parts of an OpenAPI 3.1 document that this house writes. */
export type JsonSchema = Record<string, unknown>

export type Parameter =
  | { $ref: string }
  | {
      name: string
      in: 'path' | 'query' | 'header'
      required?: boolean
      description?: string
      schema: JsonSchema
    }

export type Content = { content: Record<string, { schema: JsonSchema }> }
export type Answer =
  | { $ref: string }
  | ({ description: string; headers?: Record<string, unknown> } & Partial<Content>)

export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  /** Empty if no session is required. */
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true } & Content
  responses: Record<string, Answer>
  /** The named permission the operation carries. */
  'x-permission': string
  /** Reach of each role: every record, one's own, or nothing. */
  'x-reach': Record<string, string>
}

/** Operations by lower-case method, by path. */
export type Paths = Record<string, Record<string, Operation>>

export const json = (schema: JsonSchema): Content => ({ content: { 'application/json': { schema } } })
export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })
