import type { z } from 'zod'
import type { Access } from './access.ts'

/** The five things that can be done with a collection. */
export type Verb = 'list' | 'create' | 'read' | 'update' | 'remove'

export type VerbSpec = {
  /** The named permission of the verb; there is no default. */
  access: Access
  /** May require re-authentication within the last minutes. */
  confirms?: true
  /** Error that the store sets if the server sent no message (spec §8). */
  failure: string
  /** The wire method, where it differs from the usual one (spec §7 mixes PUT and PATCH). */
  method?: 'PUT'
  /** The wire path, where it differs from the usual one. */
  path?: `/${string}`
}

export type ResourceSpec = {
  /** English noun of the resource. Permissions are named `noun.verb`. */
  name: string
  path: `/${string}`
  /** Key of a single record under `data` in an answer. */
  one: string
  /** Key of the collection under `data` in an answer. */
  many: string
  /** Name of the field that identifies a record on the wire (spec §3 mixes `id` and `_id`). */
  id: 'id' | '_id'
  /** The field that names a record's owner; needed by every access that reaches only one's own. */
  owner?: string
  record: z.ZodObject
  create: z.ZodObject
  update: z.ZodObject
  /** Filters of the list. Each is a field compared for equality. */
  filters?: z.ZodObject
  /** Text fields that `?search=` looks into. */
  search?: readonly string[]
  /** Fields a list can be sorted by, `?sort=name` or, the other way round, `?sort=-name`. */
  sortable?: readonly string[]
  verbs: Partial<Record<Verb, VerbSpec>>
}

/** Keeps a declaration's literal types, so that verbs and keys stay known to the compiler. */
export const defineResource = <const R extends ResourceSpec>(spec: R) => spec

export type RecordOf<R extends ResourceSpec> = z.output<R['record']>
export type NewOf<R extends ResourceSpec> = z.input<R['create']>
export type ChangesOf<R extends ResourceSpec> = z.input<R['update']>
/** Filters of a resource's list; empty if it has none. */
export type FiltersOf<R extends ResourceSpec> = R['filters'] extends z.ZodType
  ? Partial<z.input<R['filters']>>
  : unknown
/** Sort orders of a resource's list; `never` if it has none. */
export type SortOf<R extends ResourceSpec> = R['sortable'] extends readonly (infer Field extends string)[]
  ? Field | `-${Field}`
  : never
export type VerbsOf<R extends ResourceSpec> = keyof R['verbs'] & Verb

const usualMethods = { list: 'GET', create: 'POST', read: 'GET', update: 'PATCH', remove: 'DELETE' } as const

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The HTTP method of a verb, as both sides must agree on it. */
export const methodOf = (spec: ResourceSpec, verb: Verb): Method =>
  spec.verbs[verb]?.method ?? usualMethods[verb]

/**
 * The path of a verb below `/api`: the collection for `list` and `create`, one record for the rest. Without an id it
 * is the pattern of a route.
 */
export const pathOf = (spec: ResourceSpec, verb: Verb, id?: string) => {
  const own = spec.verbs[verb]?.path
  if (own) return id === undefined ? own : own.replace(/:\w+/, id)
  return verb === 'list' || verb === 'create' ? spec.path : `${spec.path}/${id ?? ':id'}`
}

/** Returns every sort order of a resource's list in query form. */
export const sortsOf = ({ sortable = [] }: ResourceSpec) => sortable.flatMap((field) => [field, `-${field}`])

/** A verb as an operation whose reach a role has. */
export const operationOf = (spec: ResourceSpec, verb: Verb) => ({
  name: permissionOf(spec, verb),
  method: methodOf(spec, verb),
  access: spec.verbs[verb]!.access,
})

/** The permission an operation carries, in the log, in OpenAPI and in tests: `dogs.update`. */
export const permissionOf = (spec: ResourceSpec, verb: Verb) => `${spec.name}.${verb}`
