import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { confirmEverybody, type TestServer } from '../servers/open-test-server.ts'
import type { Network } from '../requests/open-network.ts'

export type Person = Awaited<ReturnType<Network['newcomerLike']>>

/** Requests of the two people who share an account, used by their tests. */
export function peopleOfAccounts(server: TestServer, network: Network) {
  const password = 'tres perros en el patio'
  const as = (person: { token: string }, method: string, path: string, body?: unknown) =>
    network.request('ana', { method, path: `/api${path}`, body, token: person.token })
  const stranger = (method: string, path: string, body?: unknown) =>
    network.request(null, { method, path: `/api${path}`, body })

  /** The mails to an address once there are so many, the oldest first. */
  async function mailsTo(email: string, least = 1): Promise<string[]> {
    const outbox = join(server.dataDir, 'outbox')
    return vi.waitFor(async () => {
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted()
      const all = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
      const theirs = all.filter((mail) =>
        new RegExp(`^To: .*${email}`, 'm').test(mail.replaceAll(/\r?\n[ \t]+/g, ' ')),
      )
      expect(theirs.length).toBeGreaterThanOrEqual(least)
      return theirs.map((mail) => mail.replaceAll(/=\r?\n/g, ''))
    }, 10_000)
  }

  const linkIn = (mail: string) => /\/auth\/familia\/([\w-]{43})/.exec(mail)?.[1] ?? ''
  const freshEmail = () => `beto-${crypto.randomUUID()}@correo.mx`
  const invite = (email: string, person: Person) =>
    as(person, 'POST', `/users/${person.id}/familyInvitations`, { name: 'Beto', email })
  async function invited(email: string, person: Person, least = 1) {
    expect((await invite(email, person)).status).toBe(201)
    return linkIn((await mailsTo(email, least)).at(-1)!)
  }
  const accept = (token: string) =>
    stranger('POST', `/auth/family/${token}`, {
      name: 'Beto',
      lastName: 'Ríos',
      password,
      confirmPassword: password,
    })

  /** The second person of an account, inside. */
  async function secondPerson(person: Person): Promise<Person> {
    const email = freshEmail()
    const { body } = await accept(await invited(email, person))
    await confirmEverybody(server.database)
    return { id: body.data.user._id, email, token: body.token, cookie: '' }
  }

  const dog = { name: 'Nube', sex: 'hembra', birthDate: '2022-01-01' }
  const order = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'counter' }
  return {
    password,
    as,
    stranger,
    mailsTo,
    freshEmail,
    invite,
    invited,
    accept,
    secondPerson,
    dog,
    order,
    addDog: async (person: Person) => (await as(person, 'POST', '/rumis', dog)).body.data.rumi,
  }
}

export type PeopleOfAccounts = ReturnType<typeof peopleOfAccounts>
