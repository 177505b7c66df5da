import { pageSize, sortsOf, type ResourceSpec } from '@rumi/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requestSentences } from '../../copy/request-sentences.ts'

/**
 * Query of every list: a page of 1 to `maxLimit` records, a cursor, and a search of at most 80 characters.
 */
export type ListQuery = {
  limit: number
  cursor?: string | undefined
  search?: string | undefined
  /** One of the row's orders, such as `-name`. */
  sort?: string | undefined
  filters: Record<string, unknown>
}

/** Default page size. */
export const defaultLimit = 50

/** The most that one answer holds. */
export const maxLimit = 200

/** A cursor carries what its list is sorted by, which may be a name of many bytes. */
const longestCursor = 4000

/** Longer than any name: each word is looked for by itself, in everything that is searched. */
const mostSearchedWords = 8

const searchTerm = z
  .string()
  .max(80, { error: requestSentences.searchLength })
  .refine((term) => term.trim().split(/\s+/).length <= mostSearchedWords, {
    error: requestSentences.searchWords(mostSearchedWords),
  })

const paging = {
  limit: pageSize.optional(),
  cursor: z.string().min(1).max(longestCursor).optional(),
}

/**
 * Validates the query of a list: common paging and the resource's filters; others are rejected. `userId` is
 * ignored where only `owner` is accessible.
 */
export function listQueryOf(
  spec: ResourceSpec,
): (request: Pick<FastifyRequest, 'query'>, owner: string | null) => ListQuery {
  const search = spec.search ? { search: searchTerm.optional() } : {}
  const sort = spec.sortable
    ? { sort: z.enum(sortsOf(spec), { error: requestSentences.sortByListedField }).optional() }
    : {}
  const shape = z.strictObject({ ...paging, ...search, ...sort, ...spec.filters?.partial().shape })
  return ({ query }, owner) => {
    const { userId: _ignored, ...own } = query as Record<string, unknown>
    const parsed = shape.parse(owner === null ? query : own) as Record<string, unknown>
    const { limit, cursor, search: term, sort: order, ...filters } = parsed
    return {
      limit: (limit as number | undefined) ?? defaultLimit,
      cursor: cursor as string | undefined,
      search: (term as string | undefined)?.trim() || undefined,
      sort: order as string | undefined,
      filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    }
  }
}
