import { securityEventDays } from '@rumi/contract'
import { and, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connect.ts'
import { familyInvitations } from '../../db/schema/people/family.ts'
import { knownDevices } from '../../db/schema/people/known-devices.ts'
import {
  emailChanges,
  firstAdminLinks,
  passwordResets,
  pendingRegistrations,
  users,
} from '../../db/schema/people/people.ts'
import { loginChallenges, passkeyChallenges, totpFactors } from '../../db/schema/people/second-factors.ts'
import { securityEvents } from '../../db/schema/people/security-events.ts'
import { sessions, sessionTokens } from '../../db/schema/people/sessions.ts'
import { staffInvitations } from '../../db/schema/people/staff-invitations.ts'

import { knownDays } from '../passwords/known-devices.ts'
import { idleOf } from './resolve-actor.ts'

/** Days that an unverified registration is stored. Until then a new link can be requested. */
const daysToProve = 7

/** Days that an expired invitation is listed, so that it can be sent again. */
const daysToInviteAgain = 30

/** Deletes expired rows of authentication, idle sessions of staff included. */
export async function sweepExpired(db: Db, config: Config) {
  await db.delete(sessionTokens).where(lt(sessionTokens.expiresAt, sql`now()`))
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await db
    .delete(securityEvents)
    .where(lt(securityEvents.at, sql`now() - make_interval(days => ${securityEventDays})`))
  await db
    .delete(sessions)
    .where(
      and(
        lt(sessions.lastActiveAt, sql`now() - ${idleOf(config)}::interval`),
        inArray(sessions.userId, db.select({ id: users.id }).from(users).where(ne(users.role, 'cliente'))),
      ),
    )
  await db
    .delete(knownDevices)
    .where(lt(knownDevices.lastLoginAt, sql`now() - make_interval(days => ${knownDays})`))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`))
  await db.delete(firstAdminLinks).where(lt(firstAdminLinks.expiresAt, sql`now()`))
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, sql`now()`))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
  await db
    .delete(totpFactors)
    .where(and(isNull(totpFactors.confirmedAt), lt(totpFactors.createdAt, sql`now() - interval '1 hour'`)))
  await db
    .delete(staffInvitations)
    .where(lt(staffInvitations.expiresAt, sql`now() - make_interval(days => ${daysToInviteAgain})`))
  await db
    .delete(familyInvitations)
    .where(lt(familyInvitations.expiresAt, sql`now() - make_interval(days => ${daysToInviteAgain})`))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
  await db
    .delete(pendingRegistrations)
    .where(lt(pendingRegistrations.expiresAt, sql`now() - make_interval(days => ${daysToProve})`))
}
