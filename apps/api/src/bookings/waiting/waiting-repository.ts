import { resources as rows } from '@rumi/contract'
import { createRepository } from '../../db/repository/repository.ts'
import { waitingList } from '../../db/schema/waiting-list.ts'

/** Repository of the waiting list in the contract's shape. */
export const waitingRepository = createRepository(rows.waitingList, waitingList)
