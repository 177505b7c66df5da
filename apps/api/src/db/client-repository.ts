import { resources } from '@rumi/contract'
import { createRepository } from './repository.ts'
import { users } from './schema/people.ts'

/** Clients and staff: here since modules that do not know each other ask for them. */
export const clientRepository = createRepository(resources.clients, users)
