import {
  isOpen,
  reachWithin,
  type Access,
  type PermissionArea,
  type Reach,
  type RoleHolder,
} from '@rumi/contract'
import type { FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'

/** Caller of a request by its session token, and whether it re-authenticated recently. */
export type Actor = RoleHolder & {
  id: string
  /** Account in use: the user's own, or the holder's for a second person. */
  accountId: string
  sessionId: string
  confirmed: boolean
  /** True if the role requires a second factor that is not set up. Other calls are then rejected. */
  mustSetUpSecondFactor: boolean
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module's types can only be added to by merging
  interface FastifyRequest {
    /** Null for a stranger, and where the token is unknown, ended or expired. */
    actor: Actor | null
  }
}

/** Caller and reach. `owner` is the only owner whose records are accessible; null for all. */
export type Authorization<A extends Actor | null = Actor | null> = { actor: A; owner: string | null }

/** Returns the only owner whose records a permission reaches: the account, or the user alone. */
const ownerWithin = (reach: Reach, { id, accountId }: Actor) =>
  reach === 'own' ? accountId : reach === 'self' ? id : null

/** Rejects a caller without recent re-authentication. The browser then asks for it and retries. */
export function refuseUnconfirmed({ confirmed }: Actor) {
  if (!confirmed) throw new Refused('confirm-identity')
}

/**
 * Lets the actor in, or refuses: 401 without a session, 403 where the permission does not reach the role or a second factor must be
 * set up first. What is public such a one sees as a stranger does.
 */
export function authorize(access: Access, request: FastifyRequest): Authorization {
  const { actor } = request
  const inSetup = actor?.mustSetUpSecondFactor ?? false
  if (access === 'public') return { actor: inSetup ? null : actor, owner: null }
  if (!actor) throw new Refused('no-session')
  if (inSetup && access !== 'session-in-setup') throw new Refused('second-factor-setup-required')
  const operation = { name: request.routeOptions.config.permission ?? '', method: request.method, access }
  const reach = reachWithin(actor, operation)
  if (reach === 'none') throw new Refused('not-your-role')
  return { actor, owner: ownerWithin(reach, actor) }
}

/** Refuses whose own role takes away changing another area than the call's: money that a step of an order receives or returns. */
export function requireOpen({ limits }: Pick<Actor, 'limits'>, area: PermissionArea) {
  if (!isOpen(limits, area, true)) throw new Refused('not-your-role')
}
