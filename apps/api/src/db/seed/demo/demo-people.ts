import { addDays, instantAt, privacyNoticeVersion, todayIn, type Role } from '@rumi/contract'
import { hash } from '@node-rs/argon2'
import type { Tx } from '../../connect.ts'
import { users } from '../../schema/people/people.ts'
import { telephoneColumns } from '../../people/telephone.ts'
import type { DemoFamily } from './demo-families.ts'

/** The password of every demo account (docs/operations.md#the-demos-people). */
export const demoPassword = 'lomito-feliz-2026'

/** The accounts one signs in with in demo mode. */
export const demoAccounts = [
  {
    name: 'Ana',
    lastName: 'Robles Fuentes',
    email: 'ana@demo.rumi.mx',
    role: 'cliente',
    phone: '55 1234 5678',
  },
  {
    name: 'Luis',
    lastName: 'Herrera Díaz',
    email: 'luis@demo.rumi.mx',
    role: 'cliente',
    phone: '55 8765 4321',
  },
  {
    name: 'Marta',
    lastName: 'Nieto Salas',
    email: 'marta@demo.rumi.mx',
    role: 'colaborador',
    phone: '',
  },
  {
    name: 'Conrado',
    lastName: 'Tapia Luna',
    email: 'conta@demo.rumi.mx',
    role: 'contador',
    phone: '',
  },
  {
    name: 'Adriana',
    lastName: 'Rojas Meza',
    email: 'admin@demo.rumi.mx',
    role: 'admin',
    phone: '',
  },
] as const satisfies readonly {
  name: string
  lastName: string
  email: string
  role: Role
  phone: string
}[]

/** Groomer of the demo, whose role has only the own day and the dogs of the salon. */
export const demoGroomer = {
  name: 'Diego',
  lastName: 'Ponce Rey',
  email: 'diego@demo.rumi.mx',
  role: 'colaborador',
  phone: '',
} as const

export type DemoPerson = { id: string; joined: string }

/** argon2id at OWASP's minimum. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns a hash of the demo's password. */
export const passwordOfDemo = () => hash(demoPassword, cost)

/** Joining date of the demo's people, one every twelve days. */
const joinedAt = (position: number, now: string) =>
  instantAt(addDays(todayIn(now), position * 12 - 250), '11:00')

/** Creates the demo accounts. Ana's identification is on file, as the hotel requires. */
export async function seedDemoAccounts(tx: Tx, now: string) {
  const people: DemoPerson[] = []
  for (const [position, account] of demoAccounts.entries()) {
    const joined = joinedAt(position, now)
    const [opened] = await tx
      .insert(users)
      .values({
        ...account,
        ...telephoneColumns(account.phone),
        passwordHash: await passwordOfDemo(),
        identifiedAt: account.name === 'Ana' ? joined : null,
        privacyVersion: privacyNoticeVersion,
        // The notice of today was accepted today, however long ago they joined.
        privacyAcceptedAt: now,
        createdAt: joined,
      })
      .returning({ id: users.id })
    people.push({ id: opened!.id, joined })
  }
  const [ana, luis, marta, conta] = people
  return { ana: ana!, luis: luis!, marta: marta!, conta: conta! }
}

/** Opens an account without a password for a neighbour identified at the desk. */
export async function seedNeighbour(
  tx: Tx,
  { name, lastName, email, phone }: DemoFamily,
  position: number,
  now: string,
): Promise<DemoPerson> {
  const joined = joinedAt(demoAccounts.length + position, now)
  const [opened] = await tx
    .insert(users)
    .values({
      name,
      lastName,
      email,
      ...telephoneColumns(phone),
      identifiedAt: joined,
      createdAt: joined,
    })
    .returning({ id: users.id })
  return { id: opened!.id, joined }
}
